import SwiftUI
import UIKit

struct Ticker1: UIViewRepresentable {
    let isPinned: Bool
    final class Driver { weak var label: UILabel? }
    static let pinned = Driver()
    func makeCoordinator() -> Driver {
        if isPinned {
            return Self.pinned // expect: shared_coordinator
        }
        return Driver()
    }
    func makeUIView(context: Context) -> UILabel { let l = UILabel(); context.coordinator.label = l; return l }
    func updateUIView(_ l: UILabel, context: Context) {}
}
