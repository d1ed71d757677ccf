import SwiftUI
import UIKit

struct Menu1: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITableView { let t = UITableView(); t.delegate = context.coordinator; return t }
    func updateUIView(_ t: UITableView, context: Context) {}
    @MainActor final class Coordinator: NSObject, UITableViewDelegate {
        var chosen: Int?
        func tableView(_ tableView: UITableView, didSelectRowAtIndexPath indexPath: IndexPath) { // expect: callback_near_miss
            chosen = indexPath.row
        }
    }
}
