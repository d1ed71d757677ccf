import SwiftUI
struct Slot: Identifiable {
    let id: UUID
    let hour: Int
    init(id: UUID = UUID(), hour: Int) { // expect: unstable_item_identity
        self.id = id
        self.hour = hour
    }
}
struct V: View { let h: [Int]
    var body: some View { List(h.map { Slot(hour: $0) }) { Text("\($0.hour)") } }
}
