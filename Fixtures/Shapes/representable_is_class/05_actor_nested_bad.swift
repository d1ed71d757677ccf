import SwiftUI
import UIKit

enum Cameras {
    actor Finder: @preconcurrency UIViewRepresentable { // expect: representable_is_class
        nonisolated init() {}
        func makeUIView(context: Context) -> UIImageView { UIImageView() }
        func updateUIView(_ uiView: UIImageView, context: Context) {}
    }
}
