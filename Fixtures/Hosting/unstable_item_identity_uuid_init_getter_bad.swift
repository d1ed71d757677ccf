import SwiftUI

struct Coin: Identifiable {
    let value: Int
    var id: UUID { UUID.init() } // expect: unstable_item_identity
}

struct Note2: Identifiable {
    let text: String
    var id: String { NSUUID().uuidString } // expect: unstable_item_identity
}

struct Purse: View {
    let coins: [Coin]
    let notes: [Note2]
    var body: some View {
        ForEach(coins) { Text("\($0.value)") }
        ForEach(notes) { Text($0.text) }
    }
}
