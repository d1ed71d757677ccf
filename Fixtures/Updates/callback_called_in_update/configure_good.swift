import SwiftUI
import UIKit

struct Wrapped<V: UIView>: UIViewRepresentable {
    let make: () -> V
    let update: (V) -> Void
    var customize: () -> Void = {}
    var onCreate: (V, Context) -> Void = { _, _ in }

    func makeUIView(context: Context) -> V {
        let view = make()
        onCreate(view, context)
        return view
    }

    func updateUIView(_ view: V, context: Context) {
        customize()
        update(view)
    }
}
