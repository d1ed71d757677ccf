/// How one of the methods is written that SwiftUI calls on a representable.
package struct LifecycleSignature: Sendable {
    package enum Role: Sendable {
        case make, update, size, dismantle, makeCoordinator, handleAction
    }

    package let role: Role
    package let name: String
    /// nil for `_`.
    package let labels: [String?]
    package let isStatic: Bool
    /// The protocol has one of its own, so that nothing tells when another was meant.
    package let isOptional: Bool

    /// `(_:coordinator:)`
    package var argumentList: String {
        "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
    }

    func hasLabels(of function: FunctionDeclaration) -> Bool {
        function.parameters.map(\.label) == labels
    }

    /// Whether its name, its labels and `static` are right: types are another question.
    func fits(_ function: FunctionDeclaration) -> Bool {
        function.name == name && function.head.isStatic == isStatic && hasLabels(of: function)
    }
}

extension RepresentableKind {
    /// The methods of the protocol. Sources: the six protocols' pages under https://developer.apple.com/documentation/swiftui,
    /// such as `uiviewrepresentable/sizethatfits(_:uiview:context:)`, `wkinterfaceobjectrepresentable` (which has no size) and
    /// `uigesturerecognizerrepresentable/makecoordinator(converter:)`.
    package var signatures: [LifecycleSignature] {
        func signature(_ role: LifecycleSignature.Role, _ name: String, _ labels: [String?], isOptional: Bool = true) -> LifecycleSignature
        {
            LifecycleSignature(role: role, name: name, labels: labels, isStatic: role == .dismantle, isOptional: isOptional)
        }
        let make = signature(.make, makeName, ["context"], isOptional: false)
        if isGesture {
            return [
                make, signature(.update, updateName, [nil, "context"]),
                signature(.handleAction, "handle" + rawValue + "Action", [nil, "context"]),
                signature(.makeCoordinator, "makeCoordinator", ["converter"]),
            ]
        }
        let common = [
            make, signature(.update, updateName, [nil, "context"], isOptional: false),
            signature(.dismantle, dismantleName, [nil, "coordinator"]), signature(.makeCoordinator, "makeCoordinator", []),
        ]
        return self == .wkInterfaceObject ? common : common + [signature(.size, "sizeThatFits", [nil, objectLabel, "context"])]
    }

    package func signature(_ role: LifecycleSignature.Role) -> LifecycleSignature? {
        signatures.first { $0.role == role }
    }

    /// `uiView`, `nsViewController`, `wkInterfaceObject`: the label and the usual name of the object.
    package var objectLabel: String {
        rawValue.prefix(2).lowercased() + rawValue.dropFirst(2)
    }

    /// The associated type of the object: `UIViewType`.
    package var objectTypeName: String { rawValue + "Type" }
}
