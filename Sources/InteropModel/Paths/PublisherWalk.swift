import SwiftTree

/// Combine publishers that send their first value while they are subscribed to, and what a subscription to one does then.
///
/// Sources: the publishers' pages under https://developer.apple.com/documentation/combine, and
/// https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions (`initial`).
extension PathWalker {
    /// Operators that hand a value on within the call that sends it.
    private static let transparent: Set<String> = [
        "map", "tryMap", "compactMap", "tryCompactMap", "filter", "tryFilter", "removeDuplicates", "eraseToAnyPublisher", "handleEvents",
        "share", "scan", "tryScan", "replaceNil", "replaceError", "replaceEmpty", "catch", "mapError", "setFailureType", "print", "first",
        "prefix", "assertNoFailure", "breakpoint", "buffer", "append", "makeConnectable", "autoconnect", "encode", "decode",
    ]

    /// Whether what `receiver.name(…)` gives is a publisher that sends at once.
    func sendsAtOnce(_ name: String, receiver: Value?, _ context: CallContext) -> Bool {
        guard let receiver else { return false }
        let others = context.arguments.filter { $0.closure == nil }.map(\.value)
        switch name {
        // Key-value observing; a notification centre's publisher takes a name, and sends nothing of the past.
        case "publisher":
            guard case .keyPath = context.call.arguments.first?.value.kind else { return false }
            return context.call.options.map(Self.asksForFirst) ?? true
        case "prepend": return true
        case "merge": return isAtOnce(receiver) || others.contains(where: isAtOnce)
        case "combineLatest", "zip": return isAtOnce(receiver) && others.allSatisfy(isAtOnce)
        default: return Self.transparent.contains(name) && isAtOnce(receiver)
        }
    }

    /// Whether the member `name` of `base` is a publisher that sends at once: `[1, 2].publisher`, `model.$name`.
    func sendsAtOnce(member name: String, of base: Value) -> Bool {
        if name == "publisher", case .array = base.type { return true }
        // Of an object that no parsed file declares, it is a published property's publisher where somebody subscribes to it.
        return name.hasPrefix("$")
    }

    private func isAtOnce(_ value: Value) -> Bool {
        value.sendsAtOnce || ["CurrentValueSubject", "Just"].contains(value.type.externalName ?? "")
    }

    /// Whether a closure that is kept runs within the call too: what a publisher that sends at once is handed to, and an
    /// observer that asks for the first value.
    func runsAtOnce(_ argument: Argument, of name: String, receiver: Value?, _ context: CallContext) -> Bool {
        switch name {
        case "sink":
            let closures = context.arguments.filter { $0.value.closure != nil }
            return (argument.label == "receiveValue" || closures.count == 1) && receiver.map(isAtOnce) == true
        case "observe":
            return context.call.options.map(Self.asksForFirst) ?? false
        default:
            return false
        }
    }

    private static func asksForFirst(_ options: Expression) -> Bool {
        var found = false
        options.visit { expression in
            switch expression.kind {
            case .implicitMember("initial"), .member(_, "initial", _): found = true
            default: break
            }
        }
        return found
    }

    /// `assign(to: \.key, on: object)` and `assign(to: &object.$key)` write, at once or whenever something is sent.
    func assign(from publisher: Value, _ context: CallContext) {
        guard let target = context.call.arguments.first(where: { $0.label == "to" }) else { return }
        let object = zip(context.arguments, context.call.arguments).first { $0.1.label == "on" }?.0.value
        var receiver: Value
        let member: String
        switch target.value.kind {
        case .keyPath(let path):
            guard let object, let last = path.last else { return }
            receiver = path.dropLast().reduce(object) {
                readMember($1, of: $0, range: context.range, nameRange: context.range, in: context.scope)
            }
            member = last
        case .prefix("&", let handle):
            receiver = evaluate(handle, in: context.scope)
            member = "wrappedValue"
        default: return
        }
        receiver.tests = []
        let declared = declaredProperty(member, of: receiver, near: context.scope.frame.file)
        let write = Write(
            receiver: receiver, member: member, place: writtenPlace(member, of: receiver, declared: declared), value: opaque(),
            operator: "=", declared: declared, valueSite: context.site)
        if isAtOnce(publisher) { emit(.write(write), context) }
        with(conditions: conditions, timing: .stored(newStoredClosure())) { emit(.write(write), context) }
    }
}

extension Call {
    fileprivate var options: Expression? {
        arguments.first { $0.label == "options" }?.value
    }
}
