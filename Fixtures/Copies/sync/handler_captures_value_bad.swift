import SwiftUI
import UIKit

final class StarRow: UIControl {
    var onRate: ((Int) -> Void)?
    var stars = 0
}

struct StarRater: UIViewRepresentable {
    let product: String // expect: property_not_synced
    @Binding var ratings: [String: Int]

    func makeUIView(context: Context) -> StarRow {
        let row = StarRow()
        row.onRate = { stars in
            ratings[product] = stars
        }
        return row
    }

    func updateUIView(_ row: StarRow, context: Context) {
        row.stars = ratings[product] ?? 0
    }
}
