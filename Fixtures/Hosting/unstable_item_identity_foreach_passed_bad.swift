import SwiftUI
struct Slot: Identifiable { let id: UUID; let hour: Int }
struct V: View { let h: [Int]
    var body: some View { ForEach(h.map { Slot(id: UUID(), hour: $0) }) { Text("\($0.hour)") } } // expect: unstable_item_identity
}
