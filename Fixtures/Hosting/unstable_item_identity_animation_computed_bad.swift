import SwiftUI
struct V: View { let n: [String]
    private var stamp: Date { Date() }
    var body: some View { Text("a").animation(.default, value: Date.now) } // expect: unstable_item_identity
}
