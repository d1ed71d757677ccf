import SwiftUI

struct Holiday: Identifiable, Codable {
    var id = UUID() // expect: unstable_item_identity
    var name: String
}

struct HolidayList: View {
    let names: [String]
    var body: some View {
        List(names.map { Holiday(name: $0) }) { Text($0.name) }
    }
}
