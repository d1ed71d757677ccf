import SwiftUI
import UIKit

struct FocusPad: UIViewRepresentable {
    @MainActor class Coordinator: NSObject {
        @SwiftUI.State var count = 0 // expect: property_wrapper_in_coordinator
        @FocusState // expect: property_wrapper_in_coordinator
        var focused: Bool
        @ScaledMetric(relativeTo: .body) var inset: CGFloat = 4 // expect: property_wrapper_in_coordinator
    }
    func makeCoordinator() -> Coordinator { .init() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ v: UIView, context: Context) {}
}
