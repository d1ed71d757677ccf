import SwiftUI
import UIKit

protocol Listed: Identifiable {}

extension Listed {
    var id: UUID {
        UUID() // expect: unstable_item_identity
    }
}

struct Harbour: Identifiable, Decodable {
    let code: String?
    let name: String
    var id: String {
        if let code { return code }
        return UUID().uuidString // expect: unstable_item_identity
    }
}

struct Berth: Identifiable {
    let id = UUID() // expect: unstable_item_identity
    let number: Int
}

struct Buoy: Identifiable {
    let id: UUID = UUID() // expect: unstable_item_identity
    let colour: String
}

final class HarbourModel: ObservableObject {
    @Published var colours: [String] = []
    var buoys: [Buoy] { colours.map { Buoy(colour: $0) } }
}

struct HarbourView: View {
    let harbours: [Harbour]
    @ObservedObject var model: HarbourModel
    @State private var isOpen = false

    var body: some View {
        let berths = (1...3).map { Berth(number: $0) }
        VStack {
            ForEach(harbours) { harbour in
                Text(harbour.name)
                    .id("row-\(UUID())") // expect: unstable_item_identity
            }
            ForEach(berths) { Text("\($0.number)") }
            List(model.buoys) { Text($0.colour) }
        }
        .animation(.default, value: UUID()) // expect: unstable_item_identity
        .task(id: Date()) { isOpen = true } // expect: unstable_item_identity
        .onChange(of: Date.now) { isOpen = false } // expect: unstable_item_identity
    }
}

struct Tide: Hashable {
    let id = UUID() // expect: unstable_item_identity
    let height: Double
}

final class TideList: UIViewController {
    private var source: UITableViewDiffableDataSource<Int, Tide>?
    private var notes: UITableViewDiffableDataSource<Int, UUID>?

    func show(_ heights: [Double]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Tide>()
        snapshot.appendSections([0])
        let rows = heights.map { Tide(height: $0) }
        snapshot.appendItems(rows)
        source?.apply(snapshot)
        var plain = NSDiffableDataSourceSnapshot<Int, UUID>()
        plain.appendSections([0])
        plain.appendItems([UUID(), UUID()], toSection: 0) // expect: unstable_item_identity
        notes?.apply(plain)
    }
}
