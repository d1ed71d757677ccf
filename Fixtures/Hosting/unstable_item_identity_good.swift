import SwiftUI
import UIKit

/// Made once with the value, which is stored.
struct Berth: Identifiable {
    let id = UUID()
    let number: Int
}

/// The data gives it.
struct Buoy: Identifiable {
    let id: UUID
    let colour: String
    init(id: UUID = UUID(), colour: String) {
        self.id = id
        self.colour = colour
    }
}

final class Lamp: Identifiable {
    private var known: UUID?
    /// Kept, once it was made.
    var id: UUID {
        if let known { return known }
        let made = UUID()
        known = made
        return made
    }
}

struct HarbourView: View {
    @State private var berths = [Berth(number: 1)]
    @State private var reset = UUID()
    let colours: [String]
    let opened: Date

    var body: some View {
        VStack {
            ForEach(berths) { Text("\($0.number)") }
            ForEach(colours, id: \.self) { Text($0) }
            Button("Add") { berths.append(Berth(number: berths.count)) }
            Button("Again") { reset = UUID() }
            // A spinner has nothing to lose, and stays away when its row is used again.
            HStack { ProgressView() }.id(UUID())
        }
        .id(reset)
        .animation(nil, value: UUID())
        .animation(.default, value: berths.count)
        .task(id: opened) { berths = [Berth(number: 1)] }
        .onChange(of: Calendar.current.isDate(opened, inSameDayAs: Date())) { reset = UUID() }
    }
}

struct Tide: Hashable {
    let id = UUID()
    let height: Double
}

final class TideList: UIViewController {
    private var source: UITableViewDiffableDataSource<Int, Tide>?
    private var rows: [Tide] = []

    func load(_ heights: [Double]) {
        let made = heights.map { Tide(height: $0) }
        rows = made
        var snapshot = NSDiffableDataSourceSnapshot<Int, Tide>()
        snapshot.appendSections([0])
        snapshot.appendItems(made)
        source?.apply(snapshot)
    }

    func request() -> String {
        UUID().uuidString
    }
}
