import SwiftUI
struct Slot: Identifiable {
    let id: String = UUID().uuidString // expect: unstable_item_identity
    let hour: Int
}
struct V: View { let h: [Int]
    var body: some View { ForEach(h.map { Slot(hour: $0) }) { Text("\($0.hour)") } }
}
