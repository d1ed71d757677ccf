import SwiftUI
import UIKit

struct Plain: UIViewRepresentable {
    func makeCoordinator() -> (Int, String) { (1, "") }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ v: UIView, context: Context) {}
}
struct Plainer: UIViewRepresentable {
    func makeCoordinator() {}
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ v: UIView, context: Context) {}
}
