import SwiftTree

/// What a condition asks about: a local constant, a parameter, or what is reached from one by members alone.
package struct FlowSubject: Hashable, Sendable {
    /// A name, and which of its declarations is meant.
    package struct Name: Hashable, Sendable {
        let text: String
        let declaration: Int
    }

    let name: Name
    /// As written after the name: `.first`, `[.originalImage] as? UIImage`.
    let path: String
}

/// That a subject is, or is not, a certain constant.
package struct FlowFact: Hashable, Sendable {
    let subject: FlowSubject
    /// The constant's text: `nil`, `true`, a case's name, a literal.
    let value: String
    let holds: Bool

    var opposite: FlowFact {
        FlowFact(subject: subject, value: value, holds: !holds)
    }
}

/// What is known at one point of one path.
struct FlowKnowledge: Hashable {
    /// Those that one program on this path may be compiled for.
    private var platforms = PlatformSet.all
    private var known: [FlowSubject: String] = [:]
    private var excluded: [FlowSubject: Set<String>] = [:]

    /// Whether `fact` can hold here; if so, it is known from now on.
    mutating func assume(_ fact: FlowFact) -> Bool {
        if let value = known[fact.subject] { return (value == fact.value) == fact.holds }
        if excluded[fact.subject]?.contains(fact.value) == true { return !fact.holds }
        if fact.holds {
            known[fact.subject] = fact.value
            excluded[fact.subject] = nil
        } else {
            excluded[fact.subject, default: []].insert(fact.value)
        }
        return true
    }

    /// Whether code for these platforms can be part of the same program as what was met before.
    mutating func assume(_ side: PlatformSet) -> Bool {
        platforms.formIntersection(side)
        return !platforms.isEmpty
    }

    /// Makes `fact` so, whatever held before.
    mutating func set(_ fact: FlowFact) {
        forget(fact.subject.name)
        _ = assume(fact)
    }

    /// Keeps what is known of these subjects alone.
    mutating func keep(_ subjects: Set<FlowSubject>) {
        if !known.isEmpty { known = known.filter { subjects.contains($0.key) } }
        if !excluded.isEmpty { excluded = excluded.filter { subjects.contains($0.key) } }
    }

    mutating func forget(_ name: FlowSubject.Name) {
        known = known.filter { $0.key.name != name }
        excluded = excluded.filter { $0.key.name != name }
    }
}

/// The names in reach at one point of a body.
struct FlowScope {
    /// nil for a name that may change behind one's back.
    private var names: [String: FlowSubject.Name?] = [:]

    mutating func declare(_ text: String, as name: FlowSubject.Name?) {
        names[text] = .some(name)
    }

    func name(_ text: String) -> FlowSubject.Name? {
        names[text] ?? nil
    }

    // MARK: Expressions

    /// nil for what may be different each time it is asked.
    func subject(_ expression: Expression) -> FlowSubject? {
        switch expression.kind {
        case .identifier(let text):
            return name(text).map { FlowSubject(name: $0, path: "") }
        case .member(let base, let member, _):
            return subject(base, followedBy: "." + member)
        case .optionalChain(let base), .forceUnwrap(let base):
            return subject(base)
        case .subscript(let base, let arguments):
            let keys = arguments.compactMap { Self.constant($0.value) }
            return keys.count == arguments.count ? subject(base, followedBy: "[\(keys.joined(separator: ","))]") : nil
        case .cast(let base, let type, .conditional):
            return type.lastName.flatMap { subject(base, followedBy: " as? " + $0) }
        default:
            return nil
        }
    }

    private func subject(_ base: Expression, followedBy part: String) -> FlowSubject? {
        guard let subject = subject(base) else { return nil }
        return FlowSubject(name: subject.name, path: subject.path + part)
    }

    /// The fact that holds where `condition` is true; nil where it is no simple test.
    func fact(_ condition: Expression) -> FlowFact? {
        switch condition.kind {
        case .prefix("!", let operand):
            return fact(operand)?.opposite
        case .binary("==", let left, let right):
            return equality(left, right)
        case .binary("!=", let left, let right):
            return equality(left, right)?.opposite
        case .cast(let base, let type, .test):
            return subject(base, is: type)
        default:
            return subject(condition).map { FlowFact(subject: $0, value: "true", holds: true) }
        }
    }

    /// A value can be of many types: each is a question of its own.
    private func subject(_ base: Expression, is type: TypeReference) -> FlowFact? {
        guard let name = type.lastName, let subject = subject(base, followedBy: " is " + name) else { return nil }
        return FlowFact(subject: subject, value: "true", holds: true)
    }

    private func equality(_ left: Expression, _ right: Expression) -> FlowFact? {
        subject(left).flatMap { Self.fact($0, is: right) } ?? subject(right).flatMap { Self.fact($0, is: left) }
    }

    /// That `subject` is the constant `value`; nil for what is none. `flag == false` is `!flag`.
    static func fact(_ subject: FlowSubject, is value: Expression) -> FlowFact? {
        guard let text = constant(value) else { return nil }
        return text == "false"
            ? FlowFact(subject: subject, value: "true", holds: false) : FlowFact(subject: subject, value: text, holds: true)
    }

    /// The fact that holds where `subject` matches `pattern`; nil where the pattern says more, or something else.
    func fact(_ subject: Expression, matches pattern: Pattern) -> FlowFact? {
        if case .isType(let type) = pattern { return self.subject(subject, is: type) }
        if case .asType(let inner, let type) = pattern, inner.isIrrefutable { return self.subject(subject, is: type) }
        guard let subject = self.subject(subject) else { return nil }
        switch pattern {
        case .enumCase(let name, let parts) where parts.allSatisfy(\.isIrrefutable):
            return name == "none" || name == "some"
                ? FlowFact(subject: subject, value: "nil", holds: name == "none") : FlowFact(subject: subject, value: name, holds: true)
        case .optional(let inner) where inner.isIrrefutable:
            return FlowFact(subject: subject, value: "nil", holds: false)
        case .expression(let value):
            return Self.fact(subject, is: value)
        default:
            return nil
        }
    }

    /// The text of a literal or a case.
    private static func constant(_ expression: Expression) -> String? {
        switch expression.kind {
        case .literal(.nil): "nil"
        case .literal(.boolean(let value)): value ? "true" : "false"
        case .literal(.number(let text)): text
        case .literal(.string(let text)): "\"\(text)\""
        case .implicitMember(let name): name
        case .member(let base, let name, _): base.isTypeName ? name : nil
        default: nil
        }
    }
}

extension Expression {
    fileprivate var isTypeName: Bool {
        switch kind {
        case .identifier(let name): name.first?.isUppercase == true
        case .member(let base, let name, _): base.isTypeName && name.first?.isUppercase == true
        default: false
        }
    }
}

extension Pattern {
    /// Whether it matches everything.
    var isIrrefutable: Bool {
        switch self {
        case .identifier, .wildcard: true
        case .tuple(let parts): parts.allSatisfy(\.isIrrefutable)
        case .enumCase, .isType, .asType, .optional, .expression, .unknown: false
        }
    }
}
