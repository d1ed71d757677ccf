import SwiftUI
struct V: View { let on: Bool
    var body: some View {
        Text("a")
            .id(on ? UUID().uuidString : "x") // expect: unstable_item_identity
    }
}
