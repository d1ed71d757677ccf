import SwiftUI
import UIKit

struct Reel: UIViewRepresentable {
    final class Coordinator: NSObject {}
    func makeCoordinator() -> () { // expect: missing_make_coordinator
        Coordinator()
    }
    func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
    func updateUIView(_ v: UIScrollView, context: Context) {}
}
