#if os(macOS)
import AppKit
import SwiftUI

struct LevelMeter: NSViewRepresentable {
    let level: Double

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeNSView(context: Context) -> NSLevelIndicator { NSLevelIndicator() }

    func updateNSView(_ meter: NSLevelIndicator, context: Context) { meter.doubleValue = level }

    static func dismantleNSView(_ meter: NSLevelIndicator, coordinator: Coordinator?) { // expect: lifecycle_signature_mismatch
        coordinator?.close()
    }

    func sizeThatFits(_ proposal: CGSize, nsView: NSLevelIndicator, context: Context) -> CGSize? { // expect: lifecycle_signature_mismatch
        proposal
    }

    @MainActor
    final class Coordinator {
        func close() {}
    }
}
#endif

#if os(watchOS)
import SwiftUI
import WatchKit

struct CrownVolume: WKInterfaceObjectRepresentable {
    func makeWKInterfaceObject(context: Context) -> WKInterfaceVolumeControl { WKInterfaceVolumeControl(origin: .local) }

    func updateWKInterfaceObject(_ control: WKInterfaceVolumeControl, context: Context) {}

    func dismantleWKInterfaceObject(_ control: WKInterfaceVolumeControl, coordinator: ()) { // expect: lifecycle_signature_mismatch
        control.resignFocus()
    }
}
#endif
