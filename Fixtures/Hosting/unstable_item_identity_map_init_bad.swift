import SwiftUI

struct Chip: Identifiable {
    let id = UUID() // expect: unstable_item_identity
    let label: String
    init(_ label: String) { self.label = label }
}

struct ChipCloud: View {
    let labels: [String]
    private var chips: [Chip] { labels.map(Chip.init) }
    var body: some View {
        HStack { ForEach(chips) { Text($0.label) } }
    }
}
