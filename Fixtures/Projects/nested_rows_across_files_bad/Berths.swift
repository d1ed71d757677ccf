import Foundation

enum Berths {
    struct Row: Identifiable {
        let id = UUID() // expect: unstable_item_identity
        let name: String
    }
}
