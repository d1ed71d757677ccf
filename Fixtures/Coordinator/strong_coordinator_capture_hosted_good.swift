import SwiftUI
import UIKit

struct Badge: View {
    let onTap: () -> Void
    var body: some View { Button("Open", action: onTap) }
}

final class Stage: UIView {}

/// What the root view of a hosting controller holds is another rule's.
struct BadgeStage: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> Stage {
        let stage = Stage()
        let host = UIHostingController(rootView: Badge(onTap: { [weak coordinator = context.coordinator] in coordinator?.open() }))
        context.coordinator.host = host
        stage.addSubview(host.view)
        return stage
    }

    func updateUIView(_ stage: Stage, context: Context) {
        context.coordinator.host?.rootView = Badge(onTap: { [weak coordinator = context.coordinator] in coordinator?.open() })
    }

    @MainActor
    final class Coordinator {
        var host: UIHostingController<Badge>?
        private(set) var count = 0
        func open() { count += 1 }
    }
}

struct BadgePage: UIViewControllerRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> UIHostingController<Badge> {
        UIHostingController(rootView: Badge(onTap: { context.coordinator.open() }))
    }

    func updateUIViewController(_ page: UIHostingController<Badge>, context: Context) {}

    @MainActor
    final class Coordinator {
        private(set) var count = 0
        func open() { count += 1 }
    }
}
