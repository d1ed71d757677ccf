import SwiftUI
struct Slot: Identifiable {
    let id: UUID
    let hour: Int
    init(hour: Int) {
        id = UUID() // expect: unstable_item_identity
        self.hour = hour
    }
}
struct V: View { let h: [Int]
    var body: some View { List(h.map { Slot(hour: $0) }) { Text("\($0.hour)") } }
}
