import SwiftUI
import UIKit

final class Tray: UIView {
    var onEmpty: (() -> Void)?
}

struct TrayView: UIViewRepresentable {
    let limit: Int
    @Binding var items: [String]

    func makeCoordinator() -> Keeper { Keeper(limit: limit, items: $items) }

    func makeUIView(context: Context) -> Tray {
        let tray = Tray()
        context.coordinator.wire(tray)
        return tray
    }

    func updateUIView(_ tray: Tray, context: Context) { // expect: missing_closure_refresh
        context.coordinator.items = $items
        tray.tag = items.count
    }

    @MainActor
    final class Keeper {
        private let limit: Int
        var items: Binding<[String]>

        init(limit: Int, items: Binding<[String]>) {
            self.limit = limit
            self.items = items
        }

        func wire(_ tray: Tray) {
            tray.onEmpty = { [weak self] in
                guard let self else { return }
                items.wrappedValue.removeFirst(limit)
            }
        }
    }
}
