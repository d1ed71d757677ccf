import SwiftUI
import UIKit

final class StarRow: UIControl {
    var onRate: ((Int) -> Void)?
    var stars = 0
}

struct StarRater: UIViewRepresentable {
    let product: String
    @Binding var ratings: [String: Int]

    func makeUIView(context: Context) -> StarRow {
        let row = StarRow()
        wire(row)
        return row
    }

    private func wire(_ row: StarRow) {
        row.onRate = { stars in
            ratings[product] = stars
        }
    }

    func updateUIView(_ row: StarRow, context: Context) {
        wire(row)
        row.stars = ratings[product] ?? 0
    }
}
