import SwiftUI
import UIKit

struct Ticker: UIViewRepresentable {
    var interval: TimeInterval

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) {
        DispatchQueue.main.async {
            Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak label] _ in // expect: registration_in_update
                label?.text = Date.now.formatted()
            }
        }
    }
}
