import SwiftUI
struct V: View { let on: Bool
    var body: some View {
        Text("a").id("row-\(UUID())") // expect: unstable_item_identity
    }
}
