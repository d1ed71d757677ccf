import SwiftUI

struct Tag: Identifiable {
    let id: UUID = .init() // expect: unstable_item_identity
    let name: String
}

struct TagRow: View {
    let names: [String]
    var body: some View {
        ForEach(names.map { Tag(name: $0) }) { Text($0.name) }
    }
}
