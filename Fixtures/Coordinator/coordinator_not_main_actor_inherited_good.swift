import SwiftUI
import UIKit

@MainActor
class PaneKeeper: NSObject {
    var title = ""
}

class ListKeeper: PaneKeeper {}

@MainActor
protocol PaneOwner {
    func close()
}

struct FirstPane: UIViewRepresentable {
    func makeCoordinator() -> Keeper { Keeper() }

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.title = "first"
    }

    final class Keeper: ListKeeper {
        var count = 0
    }
}

struct SecondPane: UIViewRepresentable {
    func makeCoordinator() -> Owner { Owner() }

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.close()
    }

    final class Owner: PaneOwner {
        var closes = 0

        func close() {
            closes += 1
        }
    }
}

struct ThirdPane: UIViewControllerRepresentable {
    func makeCoordinator() -> Driver { Driver() }

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
        context.coordinator.count += 1
    }

    final class Driver: UIResponder {
        var count = 0

        func rest() {
            count = 0
        }
    }
}
