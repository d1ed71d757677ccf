import Findings
import InteropModel

extension Rule {
    static let lifecycleSignatureMismatch = Rule(
        id: "lifecycle_signature_mismatch", group: .lifecycle, severity: .error,
        summary: "a lifecycle method is written so that SwiftUI never calls it",
        page: PageText.lifecycle_signature_mismatch
    ) { pass in
        for (representable, paths) in pass.subjects {
            for mismatch in LifecycleMismatches(table: pass.project.table, representable: representable, paths: paths).all {
                let subject = Subject(representable: representable, mismatch: mismatch)
                pass.report(
                    .error, at: mismatch.function.nameSite, message(subject, pass),
                    fix: SignatureFix(of: mismatch, representable: representable, in: pass)?.fix)
            }
        }
    }

    private struct Subject {
        let representable: Representable
        let mismatch: LifecycleMismatch
        var kind: RepresentableKind { representable.kind }
        var name: String { mismatch.function.declaration.name }
        var signature: LifecycleSignature { mismatch.signature }
    }
}

extension Rule {
    private static func message(_ subject: Subject, _ pass: Pass) -> String {
        "SwiftUI never calls `\(subject.name)`, \(reason(subject)), so \(harm(subject.signature.role)); \(remedy(subject, pass))"
    }

    private static func reason(_ subject: Subject) -> String {
        let signature = subject.signature
        let object = subject.kind.isController ? "controller" : subject.kind.isGesture ? "recognizer" : "view"
        return switch subject.mismatch.defects.first {
        case .notStatic: "since it is not `static`"
        case .needlesslyStatic: "since it is `static`"
        case .otherKind(let kind): "which belongs to `\(kind.protocolName)` and not to `\(subject.kind.protocolName)`"
        case .misspelled: "since the method's name is `\(signature.name)`"
        case .labels where signature.labels.isEmpty: "since it has parameters"
        case .labels: "since its arguments are not `\(signature.argumentList)`"
        case .coordinatorType: "since its coordinator is not of the coordinator's type"
        case .objectType: "since its \(object) is not of the type that `\(subject.kind.makeName)` returns"
        case .argumentType(0): "since its first argument is no `ProposedViewSize`"
        case .argumentType: "since its context is another protocol's"
        case .result: "since it does not return `CGSize?`"
        case .effects, nil: "since it is `async` or throws"
        }
    }

    private static func harm(_ role: LifecycleSignature.Role) -> String {
        switch role {
        case .make: "what it sets up is never on screen"
        case .update: "the changes it should show never reach the screen"
        case .size: "the view gets a size that does not fit what it shows"
        case .dismantle: "what it should end when the view goes runs on"
        case .makeCoordinator: "the view has no coordinator, and what the person does in it is lost"
        case .handleAction: "the gesture does nothing"
        }
    }

    private static func remedy(_ subject: Subject, _ pass: Pass) -> String {
        if subject.mismatch.isBesideRightOne {
            return "take it out, or put it inside the `#if` of its platform"
        }
        return "write `\(written(subject, pass))`"
    }

    private static func written(_ subject: Subject, _ pass: Pass) -> String {
        let kind = subject.kind
        let object = objectType(subject.representable, pass)
        switch subject.signature.role {
        case .make: return "func \(kind.makeName)(context: Context) -> \(object)"
        case .update: return "func \(kind.updateName)(_ \(kind.isGesture ? "recognizer" : kind.objectLabel): \(object), context: Context)"
        case .size: return "func sizeThatFits(_ proposal: ProposedViewSize, \(kind.objectLabel): \(object), context: Context) -> CGSize?"
        case .dismantle: return kind.dismantleSignature(object: object, coordinator: "Coordinator") ?? subject.signature.name
        case .makeCoordinator:
            return "func makeCoordinator(\(kind.isGesture ? "converter: CoordinateSpaceConverter" : "")) -> Coordinator"
        case .handleAction: return "func \(subject.signature.name)(_ recognizer: \(object), context: Context)"
        }
    }

    /// As make writes it.
    private static func objectType(_ representable: Representable, _ pass: Pass) -> String {
        guard let make = representable.lifecycle.make, make.owner == representable.type, let type = make.declaration.returnType,
            case .named = type.kind
        else { return representable.kind.objectTypeName }
        return pass.text(SiteKey(file: make.file, range: type.range))
    }
}
