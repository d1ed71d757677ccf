import Foundation

struct StopRow: Identifiable {
    let id = UUID() // expect: unstable_item_identity
    let name: String
}

struct NoteRow: Identifiable {
    let id = UUID()
    let text: String
}
