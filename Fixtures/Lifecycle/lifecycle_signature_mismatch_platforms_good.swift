import SwiftUI

#if canImport(UIKit)
import UIKit
typealias PlatformView = UIView
typealias PlatformRepresentable = UIViewRepresentable
#else
import AppKit
typealias PlatformView = NSView
typealias PlatformRepresentable = NSViewRepresentable
#endif

/// One type for both platforms, with both sets of methods everywhere.
struct EmptyArea: PlatformRepresentable {
    func makeUIView(context: Context) -> PlatformView { PlatformView() }

    func updateUIView(_ view: PlatformView, context: Context) {}

    static func dismantleUIView(_ view: PlatformView, coordinator: ()) {}

    func makeNSView(context: Context) -> PlatformView { PlatformView() }

    func updateNSView(_ view: PlatformView, context: Context) {}

    static func dismantleNSView(_ view: PlatformView, coordinator: ()) {}
}

/// A protocol of the project with names of its own.
protocol StageRepresentable: PlatformRepresentable {
    func makeStage(context: Context) -> PlatformView
    static func dismantleView(_ view: PlatformView, coordinator: Coordinator)
}

extension StageRepresentable {
    #if canImport(UIKit)
    func makeUIView(context: Context) -> PlatformView { makeStage(context: context) }
    func updateUIView(_ view: PlatformView, context: Context) {}
    static func dismantleUIView(_ view: PlatformView, coordinator: Coordinator) { dismantleView(view, coordinator: coordinator) }
    #else
    func makeNSView(context: Context) -> PlatformView { makeStage(context: context) }
    func updateNSView(_ view: PlatformView, context: Context) {}
    static func dismantleNSView(_ view: PlatformView, coordinator: Coordinator) { dismantleView(view, coordinator: coordinator) }
    #endif
}

struct RoundStage: StageRepresentable {
    func makeStage(context: Context) -> PlatformView { PlatformView() }

    static func dismantleView(_ view: PlatformView, coordinator: ()) {}
}

/// The other side of an `#if` speaks of the other platform.
#if canImport(AppKit)
extension HostStrip {
    func updateNSView(_ view: NSView, context: Int) {}
}
#endif

#if canImport(UIKit)
struct HostStrip: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {}

    #if canImport(AppKit)
    static func dismantleNSView(_ view: NSView, coordinator: ()) {}
    #endif
}
#endif
