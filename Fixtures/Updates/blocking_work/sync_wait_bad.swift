import SwiftUI
import UIKit

struct Locked: UIViewRepresentable {
    let queue: DispatchQueue
    let gate = DispatchSemaphore(value: 0)

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = queue.sync { renderTitle() } // expect: blocking_work
        gate.wait() // expect: blocking_work
        usleepIfNeeded()
    }

    private func renderTitle() -> String { UUID().uuidString }

    private func usleepIfNeeded() {
        Thread.sleep(forTimeInterval: 0.05) // expect: blocking_work
    }
}
