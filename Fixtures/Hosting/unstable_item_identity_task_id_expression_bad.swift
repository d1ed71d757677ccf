import SwiftUI
struct V: View { let n: [String]
    var body: some View { Text("a").task(id: "\(n.count)-\(UUID())") { } } // expect: unstable_item_identity
}
