import SwiftUI
import UIKit

enum Registry {
    static let tableDriver = TableDriver()
}
class TableDriver: NSObject, UITableViewDelegate {
    var table: UITableView!
}
struct Archive: UIViewRepresentable {
    func makeCoordinator() -> TableDriver { Registry.tableDriver } // expect: shared_coordinator
    func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        table.delegate = context.coordinator
        context.coordinator.table = table
        return table
    }
    func updateUIView(_ t: UITableView, context: Context) {}
}
