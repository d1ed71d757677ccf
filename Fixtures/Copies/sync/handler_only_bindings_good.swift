import SwiftUI
import UIKit

final class StarRow: UIControl {
    var onRate: ((Int) -> Void)?
    var stars = 0
}

final class RatingLog {
    func note(_ stars: Int) {}
}

struct StarRater: UIViewRepresentable {
    let log: RatingLog
    @Binding var stars: Int

    func makeUIView(context: Context) -> StarRow {
        let row = StarRow()
        row.onRate = { count in
            stars = count
            log.note(count)
        }
        return row
    }

    func updateUIView(_ row: StarRow, context: Context) {
        row.stars = stars
    }
}
