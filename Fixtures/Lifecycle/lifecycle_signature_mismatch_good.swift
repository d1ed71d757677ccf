import SwiftUI
import UIKit

/// The same types, written in other words.
struct FolioPage<Content: View>: UIViewControllerRepresentable {
    typealias Keeper = PageKeeper<Content>
    let content: Content

    func makeCoordinator() -> PageKeeper<Content> { PageKeeper(content) }

    func makeUIViewController(context: Context) -> UIHostingController<Content> {
        UIHostingController(rootView: content)
    }

    func updateUIViewController(_ page: UIHostingController<Content>, context: UIViewControllerRepresentableContext<Self>) {
        page.rootView = content
    }

    static func dismantleUIViewController(_ page: UIViewControllerType, coordinator: Keeper) {
        coordinator.close(page)
    }

    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIHostingController<Content>,
        context: UIViewControllerRepresentableContext<FolioPage<Content>>
    ) -> Optional<CGSize> {
        nil
    }
}

@MainActor
final class PageKeeper<Content: View> {
    private var content: Content

    init(_ content: Content) { self.content = content }

    func close(_ page: UIViewController) { page.title = nil }
}

struct QuietDial: UIViewRepresentable {
    func makeCoordinator() -> Self.Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UISlider { UISlider() }

    func updateUIView(_ dial: UISlider, context: Context) {}

    static func dismantleUIView(_ dial: UISlider, coordinator: QuietDial.Coordinator) { coordinator.close() }

    @MainActor
    final class Coordinator {
        func close() {}
    }
}

/// Helpers that the project calls itself.
struct CrateList: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { makeCoordinator(first: "A") }

    private func makeCoordinator(first: String) -> Coordinator { Coordinator(self, first: first) }

    func makeUIView(context: Context) -> UITableView {
        UITableView()
    }

    func updateUIView(_ list: UITableView, context: Context) {
        context.coordinator.parent = self
    }

    func dismantleUIView(_ list: UITableView) {
        list.dataSource = nil
    }

    @MainActor
    final class Coordinator {
        var parent: CrateList
        private let first: String

        init(_ parent: CrateList, first: String) {
            self.parent = parent
            self.first = first
        }

        func leave(_ list: UITableView) {
            if first.isEmpty { parent.dismantleUIView(list) }
        }
    }
}

/// A gesture's own forms; it has neither dismantle nor size.
struct FlingGesture: UIGestureRecognizerRepresentable {
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

    func makeUIGestureRecognizer(context: Context) -> UISwipeGestureRecognizer { UISwipeGestureRecognizer() }

    func updateUIGestureRecognizer(_ recognizer: UISwipeGestureRecognizer, context: Context) {}

    func handleUIGestureRecognizerAction(_ recognizer: UISwipeGestureRecognizer, context: Context) {}

    @MainActor
    final class Coordinator {}
}
