import SwiftUI
import UIKit

struct Silent: UIViewRepresentable {
    func makeCoordinator() -> Void { print("made") }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ v: UIView, context: Context) {}
}
