import SwiftUI
import UIKit

struct TicketStack: UIViewRepresentable {
    var seats: [String]

    func makeUIView(context: Context) -> UIStackView {
        let stack = UIStackView()
        stack.axis = .vertical
        return stack
    }

    func updateUIView(_ stack: UIStackView, context: Context) {
        for seat in seats {
            stack.addArrangedSubview(makeRow(seat)) // expect: object_created_in_update
        }
    }

    private func makeRow(_ seat: String) -> UIView {
        let label = UILabel()
        label.text = seat
        return label
    }
}
