/// The six protocols that bring a framework object into SwiftUI, and what each calls its methods.
package enum RepresentableKind: String, Sendable, CaseIterable {
    case uiView = "UIView"
    case uiViewController = "UIViewController"
    case nsView = "NSView"
    case nsViewController = "NSViewController"
    case wkInterfaceObject = "WKInterfaceObject"
    case uiGestureRecognizer = "UIGestureRecognizer"

    package init?(protocolName: String) {
        guard protocolName.hasSuffix("Representable") else { return nil }
        self.init(rawValue: String(protocolName.dropLast("Representable".count)))
    }

    package var protocolName: String { rawValue + "Representable" }
    package var makeName: String { "make" + rawValue }
    package var updateName: String { "update" + rawValue }
    package var dismantleName: String { "dismantle" + rawValue }

    package var isController: Bool { self == .uiViewController || self == .nsViewController }
    package var isGesture: Bool { self == .uiGestureRecognizer }

    /// The platforms on which the protocol exists.
    package var platforms: PlatformSet {
        switch self {
        case .uiView, .uiViewController: [.iOS, .catalyst, .tvOS, .visionOS]
        case .nsView, .nsViewController: [.macOS]
        case .wkInterfaceObject: [.watchOS]
        case .uiGestureRecognizer: [.iOS, .catalyst, .visionOS, .tvOS]
        }
    }

    /// The signature of the dismantle method to write; nil where the protocol has none.
    package func dismantleSignature(object: String, coordinator: String) -> String? {
        if isGesture { return nil }
        return "static func \(dismantleName)(_ \(objectLabel): \(object), coordinator: \(coordinator))"
    }
}
