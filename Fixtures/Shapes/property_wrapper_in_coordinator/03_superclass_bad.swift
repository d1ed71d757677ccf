import SwiftUI
import AppKit

class TableDriver: NSObject {
    @ObservedObject var model: RowModel // expect: property_wrapper_in_coordinator
    init(model: RowModel) { self.model = model }
}
final class RowModel: ObservableObject { @Published var rows: [String] = [] }

struct RowTable: NSViewRepresentable {
    @ObservedObject var model: RowModel
    final class Coordinator: TableDriver {} // expect: coordinator_not_main_actor
    func makeCoordinator() -> Coordinator { Coordinator(model: model) }
    func makeNSView(context: Context) -> NSTableView { NSTableView() }
    func updateNSView(_ t: NSTableView, context: Context) {}
}
