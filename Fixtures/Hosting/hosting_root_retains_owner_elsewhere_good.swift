import SwiftUI
import UIKit

struct TicketPanel: View {
    var onPay: (() -> Void)?
    var body: some View { Button("Pay") { onPay?() } }
}

struct PaymentSheet: View {
    let done: () -> Void
    var body: some View { Button("Done", action: done) }
}

/// What the closure makes is another host's content: it is presented, and goes when it is dismissed.
final class TicketController: UIHostingController<TicketPanel> {
    init() {
        super.init(rootView: TicketPanel())
        rootView.onPay = { [weak self] in
            guard let self else { return }
            let sheet = UIHostingController(rootView: PaymentSheet(done: { self.dismiss(animated: true) }))
            present(sheet, animated: true)
        }
    }

    required init?(coder: NSCoder) { nil }
}
