import SwiftUI
import UIKit

struct RosterTable: UIViewRepresentable {
    let names: [String]

    @MainActor final class Source: NSObject, UITableViewDataSource {
        var names: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    @MainActor final class Coordinator { var source: Source? }

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        let source = Source()
        source.names = names
        table.dataSource = source
        context.coordinator.source = source
        return table
    }
    func updateUIView(_ table: UITableView, context: Context) { context.coordinator.source?.names = names }
}
