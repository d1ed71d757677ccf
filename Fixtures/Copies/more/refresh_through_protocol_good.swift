import SwiftUI
import UIKit

@MainActor
protocol Refreshable: AnyObject {
    associatedtype Source
    var source: Source { get set }
}

extension Refreshable {
    func refresh(from source: Source) { self.source = source }
}

struct Pick: UIViewRepresentable {
    var onPick: (Int) -> Void

    func makeCoordinator() -> Coordinator { Coordinator(source: self) }

    func makeUIView(context: Context) -> UISegmentedControl {
        let control = UISegmentedControl(items: ["A", "B"])
        control.addTarget(context.coordinator, action: #selector(Coordinator.picked), for: .valueChanged)
        return control
    }

    func updateUIView(_ control: UISegmentedControl, context: Context) {
        context.coordinator.refresh(from: self)
    }

    @MainActor
    final class Coordinator: NSObject, Refreshable {
        var source: Pick
        init(source: Pick) { self.source = source }
        @objc func picked(_ control: UISegmentedControl) { source.onPick(control.selectedSegmentIndex) }
    }
}
