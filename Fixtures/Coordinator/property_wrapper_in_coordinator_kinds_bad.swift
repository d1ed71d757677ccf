import AppKit
import SwiftData
import SwiftUI

/// Each wrapper that only views get, in the coordinator's own class and in its superclass.
class NoteBase: NSObject {
    @EnvironmentObject var library: NoteLibrary // expect: property_wrapper_in_coordinator
}

final class NoteLibrary: ObservableObject {
    @Published var notes: [String] = []
}

struct NoteList: NSViewRepresentable {
    @ObservedObject var library: NoteLibrary

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeNSView(context: Context) -> NSTableView { NSTableView() }
    func updateNSView(_ table: NSTableView, context: Context) {
        if table.numberOfRows != library.notes.count { table.reloadData() }
    }

    @MainActor
    final class Coordinator: NoteBase {
        @ObservedObject var source = NoteLibrary() // expect: property_wrapper_in_coordinator
        @SwiftUI.State private var filter = "" // expect: property_wrapper_in_coordinator
        @Query private var rows: [NoteRow] // expect: property_wrapper_in_coordinator
        @FocusState // expect: property_wrapper_in_coordinator
        private var isFocused: Bool
        @Namespace var space // expect: property_wrapper_in_coordinator
    }
}

@Model final class NoteRow {}
