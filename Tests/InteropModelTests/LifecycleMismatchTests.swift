import Testing

@testable import InteropModel

@Suite("Lifecycle methods that SwiftUI never calls")
struct LifecycleMismatchTests {
    private func mismatches(_ text: String) -> [LifecycleMismatch] {
        let project = ParsedProject.project([(path: "Sample.swift", text: text)])
        return zip(project.representables, project.paths).flatMap { representable, paths in
            LifecycleMismatches(table: project.table, representable: representable, paths: paths).all
        }
    }

    private func view(_ members: String, around: String = "", of inherited: String = "UIViewRepresentable") -> String {
        """
        struct Sample: \(inherited) {
            func makeCoordinator() -> Keeper { Keeper() }
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ view: UIView, context: Context) {}
            \(members)
        }
        class Keeper { func stop() {} }
        \(around)
        """
    }

    @Test(
        "each difference is told",
        arguments: [
            ("func dismantleUIView(_ v: UIView, coordinator: Keeper) {}", [LifecycleMismatch.Defect.notStatic]),
            ("static func dismantleUIView(_ v: UIView) {}", [.labels]),
            ("static func dismantleUIView(uiView: UIView, coordinator: Keeper) {}", [.labels]),
            ("static func dismantleUIView(_ v: UIView, coordinator: Any) {}", [.coordinatorType(1)]),
            ("static func dismantleUIView(_ v: UIView, coordinator: Keeper?) {}", [.coordinatorType(1)]),
            ("static func dismantleUIView(_ v: UILabel, coordinator: Keeper) {}", [.objectType(0)]),
            ("static func dismantleUIView(_ v: UIView, coordinator: Keeper) async {}", [.effects]),
            ("static func dismantleUIVeiw(_ v: UIView, coordinator: Keeper) {}", [.misspelled]),
            ("static func dismantleNSView(_ v: UIView, coordinator: Keeper) {}", [.otherKind(.nsView)]),
            ("func dismantleNSView(_ v: UIView, coordinator: Keeper) {}", [.otherKind(.nsView), .notStatic]),
            ("func sizeThatFits(_ p: ProposedViewSize, nsView: UIView, context: Context) -> CGSize? { nil }", [.labels]),
            (
                "func sizeThatFits(_ p: ProposedViewSize, uiView: UIView, context: NSViewRepresentableContext<Self>) -> CGSize? { nil }",
                [.argumentType(2)]
            ),
        ])
    func defects(_ members: String, _ expected: [LifecycleMismatch.Defect]) {
        #expect(mismatches(view(members)).map(\.defects) == [expected])
    }

    @Test(
        "what is no lifecycle method, or is a right one",
        arguments: [
            "static func dismantleUIView(_ v: Self.UIViewType, coordinator: Self.Coordinator) {}",
            "static func dismantleUIView(_ v: UIViewType, coordinator: Sample.Coordinator) {}",
            "typealias K = Keeper; static func dismantleUIView(_ v: UIView, coordinator: K) {}",
            "static func dismantleUIView<V>(_ v: V, coordinator: Keeper) {}",
            "func sizeThatFits(_ size: CGSize) -> CGSize { size }",
            "func makeCoordinator(_ limit: Int) -> Keeper { Keeper() }",
            "func makeNSView() -> UIView { UIView() }",
            "func dismantleUIView(_ v: UIView) {}; func close(_ v: UIView) { dismantleUIView(v) }",
            "#if os(macOS)\nfunc dismantleUIView(_ v: UIView, coordinator: Keeper) {}\n#endif",
        ])
    func silent(_ members: String) {
        #expect(mismatches(view(members)).isEmpty)
    }

    /// - Parameter members: what a representable has without its own `makeCoordinator`.
    private func withoutMaker(_ members: String, around: String = "") -> [[LifecycleMismatch.Defect]] {
        let text = view(members, around: around).replacing("    func makeCoordinator() -> Keeper { Keeper() }\n", with: "")
        return mismatches(text).map(\.defects)
    }

    @Test("a type named Coordinator further out has nothing to do with it")
    func coordinatorFurtherOut() {
        let outer = "final class Coordinator {}"
        #expect(withoutMaker("static func dismantleUIView(_ v: UIView, coordinator: ()) {}", around: outer) == [])
        #expect(withoutMaker("static func dismantleUIView(_ v: UIView, coordinator: Coordinator) {}", around: outer) == [])
        #expect(withoutMaker("static func dismantleUIView(_ v: UIView, coordinator: Keeper) {}", around: outer) == [[.coordinatorType(1)]])
        let own = "static func dismantleUIView(_ v: UIView, coordinator: Coordinator) {}"
        #expect(mismatches(view(own, around: outer)).isEmpty)
    }

    @Test("what the type itself calls Coordinator is it, whatever the maker looks like")
    func coordinatorOfTheType() {
        let nested = "final class Coordinator {}\n"
        let own = "static func dismantleUIView(_ v: UIView, coordinator: Coordinator) {}"
        #expect(withoutMaker(nested + own + "\nfunc makeCoordinator(_ limit: Int) -> Coordinator { Coordinator() }") == [[.labels]])
        #expect(withoutMaker(nested + "static func dismantleUIView(_ v: UIView, coordinator: ()) {}") == [[.coordinatorType(1)]])
        // The two contradict each other, which does not compile.
        #expect(withoutMaker(nested + own + "\nfunc makeCoordinator() -> Void {}") == [])
    }

    @Test("a call from elsewhere makes it a helper; a call of another type's method does not")
    func calls() {
        let method = "func dismantleUIView(_ v: UIView, coordinator: Keeper) {}"
        #expect(
            mismatches(view(method, around: "struct Other { func go() { Sample().dismantleUIView(UIView(), coordinator: Keeper()) } }"))
                .isEmpty)
        #expect(mismatches(view(method, around: "struct Other { func go(_ o: Odd) { o.dismantleUIView() } }")).count == 1)
        let size = "func sizeThatFits(_ p: ProposedViewSize, uiView: UIView) -> CGSize? { uiView.sizeThatFits(.zero) }"
        #expect(mismatches(view(size + "; func other(_ v: UIView) { _ = v.sizeThatFits(.zero) }")).count == 1)
    }

    @Test("a protocol of the project asks for it")
    func protocols() {
        let method = "static func dismantleView(_ v: UIView, coordinator: Keeper) {}"
        #expect(mismatches(view(method)).count == 1)
        let owned = "protocol Own: UIViewRepresentable { static func dismantleView(_ v: UIView, coordinator: Keeper) }"
        #expect(mismatches(view(method, around: owned, of: "Own")).isEmpty)
    }

    @Test("an opaque view is known by its associated type alone")
    func opaque() {
        let text = """
            struct Sample: UIViewRepresentable {
                func makeUIView(context: Context) -> some UIView { UIView() }
                func updateUIView(_ view: UIViewType, context: Context) {}
                static func dismantleUIView(_ view: UIView, coordinator: ()) {}
            }
            """
        #expect(mismatches(text).map(\.defects) == [[.objectType(0)]])
        #expect(mismatches(text.replacing("dismantleUIView(_ view: UIView", with: "dismantleUIView(_ view: UIViewType")).isEmpty)
    }

    @Test("a type of both platforms may have the methods of both")
    func platforms() {
        let text = """
            #if os(macOS)
            extension Sample: NSViewRepresentable {}
            #else
            extension Sample: UIViewRepresentable {}
            #endif
            struct Sample {
                func makeUIView(context: Context) -> PlatformView { PlatformView() }
                func updateUIView(_ view: PlatformView, context: Context) {}
                func makeNSView(context: Context) -> PlatformView { PlatformView() }
                func updateNSView(_ view: PlatformView, context: Context) {}
                static func dismantleNSView(_ view: PlatformView, coordinator: ()) {}
            }
            """
        #expect(mismatches(text).isEmpty)
    }
}
