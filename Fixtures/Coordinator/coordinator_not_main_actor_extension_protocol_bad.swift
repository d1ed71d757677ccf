import SwiftUI
import UIKit

@MainActor
protocol PaneOwner {
    func close()
}

protocol PlainOwner {
    func open()
}

struct DrawerPane: UIViewRepresentable {
    func makeCoordinator() -> Owner {
        Owner()
    }

    func makeUIView(context: Context) -> UIView {
        UIView()
    }

    func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.view = view
    }

    final class Owner: NSObject, PlainOwner { // expect: coordinator_not_main_actor
        weak var view: UIView?

        func open() {
            view?.isHidden = false
        }
    }
}

extension DrawerPane.Owner: PaneOwner {
    func close() {
        view?.isHidden = true
    }
}
