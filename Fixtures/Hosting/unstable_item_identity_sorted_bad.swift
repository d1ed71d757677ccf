import SwiftUI

struct Result: Identifiable {
    let id = UUID() // expect: unstable_item_identity
    let points: Int
}

struct Ranking: View {
    let points: [Int]
    private var results: [Result] { points.map { Result(points: $0) } }
    var body: some View {
        ForEach(results.sorted { $0.points > $1.points }) { Text("\($0.points)") }
    }
}
