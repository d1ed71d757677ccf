import SwiftUI
final class Row: Identifiable { 
    let id = UUID() // expect: unstable_item_identity
    let t: String
    init(t: String) { self.t = t } }
struct V: View { let n: [String]
    var body: some View { ForEach(n.map { Row(t: $0) }) { Text($0.t) } }
}
