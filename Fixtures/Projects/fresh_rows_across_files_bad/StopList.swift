import SwiftUI

struct StopList: View {
    let names: [String]
    @State private var notes: [NoteRow] = []

    var body: some View {
        List {
            ForEach(rows()) { Text($0.name) }
            ForEach(notes) { Text($0.text) }
            Button("Note") { notes.append(NoteRow(text: "")) }
        }
    }

    private func rows() -> [StopRow] {
        names.map { StopRow(name: $0) }
    }
}
