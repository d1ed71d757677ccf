import SwiftUI
import UIKit

struct Handle: UIViewRepresentable {
    @Binding var view: UIView?

    func makeUIView(context: Context) -> UIView {
        let made = UIView()
        DispatchQueue.main.async { view = made }
        return made
    }

    func updateUIView(_ view: UIView, context: Context) {}
}
