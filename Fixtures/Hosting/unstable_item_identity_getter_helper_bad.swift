import SwiftUI

struct Ghost: Identifiable {
    let name: String
    var id: UUID { makeIdentifier() }
    private func makeIdentifier() -> UUID { UUID() } // expect: unstable_item_identity
}

struct Haunt: View {
    let ghosts: [Ghost]
    var body: some View { ForEach(ghosts) { Text($0.name) } }
}
