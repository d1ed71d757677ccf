import SwiftUI
struct V: View { let on: Bool
    var body: some View {
        let token = UUID() // expect: unstable_item_identity
        return Text("a").id(token)
    }
}
