import SwiftUI
import UIKit
import ObjectiveC

private nonisolated(unsafe) var keeperKey: UInt8 = 0

struct DropZone: UIViewRepresentable {
    @MainActor final class Dropper: NSObject, UIDropInteractionDelegate {
        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool { true }
    }
    func makeUIView(context: Context) -> UIView {
        let zone = UIView()
        let dropper = Dropper()
        objc_setAssociatedObject(zone, &keeperKey, dropper, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        zone.addInteraction(UIDropInteraction(delegate: dropper))
        return zone
    }
    func updateUIView(_ uiView: UIView, context: Context) {}
}
