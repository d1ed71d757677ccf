import SwiftUI

struct Stop: Identifiable {
    let id = UUID() // expect: unstable_item_identity
    let name: String
}

struct Route: View {
    let names: [String]
    private var stops: [Stop] { names.map { Stop(name: $0) } }
    var body: some View {
        ForEach(Array(stops.enumerated()), id: \.element.id) { index, stop in
            Text("\(index) \(stop.name)")
        }
    }
}
