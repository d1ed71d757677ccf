import SwiftUI
import Combine
import UIKit

final class Ledger: ObservableObject {
    @Published var rows: [String] = []
    init(account: String) {}
}
struct LedgerTable: UIViewRepresentable {
    @StateObject var ledger: Ledger

    func makeUIView(context: Context) -> UITableView { UITableView() }
    func updateUIView(_ table: UITableView, context: Context) { table.tag = ledger.rows.count }
}
struct LedgerScreen: View {
    let account: String
    var body: some View {
        LedgerTable(ledger: Ledger(account: account))
    }
}
