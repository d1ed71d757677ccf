import SwiftTree

/// A method that was most likely meant as a delegate's callback and is none.
package struct NearCallback: Sendable {
    package enum Difference: Sendable {
        /// The callback of the other platform's protocol.
        case otherPlatform(String)
        case labels
        case spelling
        /// An optional callback that the framework cannot see.
        case isPrivate
    }

    package let function: FunctionSite
    package let meant: DelegateCallback
    package let difference: Difference

    /// nil where `function` is nothing like a callback of the protocol.
    init?(_ function: FunctionSite, of protocolName: String) {
        let callbacks = DelegateCallbacks.all(of: protocolName)
        let signature = function.declaration.signature
        guard let (meant, difference) = Self.match(signature, function, callbacks, protocolName) else { return nil }
        self.function = function
        self.meant = meant
        self.difference = difference
    }

    private static func match(
        _ signature: String, _ function: FunctionSite, _ callbacks: [DelegateCallback], _ protocolName: String
    ) -> (DelegateCallback, Difference)? {
        if let same = callbacks.first(where: { $0.signature == signature }) {
            return same.isRequired || function.declaration.head.isSeenByFrameworks ? nil : (same, .isPrivate)
        }
        let name = function.declaration.name
        let count = function.declaration.parameters.count
        if count > 0, let foreign = DelegateCallbacks.others(signature, than: protocolName),
            let meant = closest(to: foreign, among: callbacks)
        {
            return (meant, .otherPlatform(foreign.protocolName))
        }
        let alike = callbacks.filter { $0.labels.count == count }
        let labels = function.declaration.parameters.map { $0.label ?? "_" }
        if count > 0, let same = alike.filter({ $0.baseName == name }).max(by: { $0.likeness(to: labels) < $1.likeness(to: labels) }) {
            return (same, .labels)
        }
        let near = alike.first {
            $0.baseName.utf8.count >= 8 && $0.baseName != name && String($0.baseName).editDistance(to: name, limit: 2) <= 2
        }
        return near.map { ($0, .spelling) }
    }

    /// The callback that speaks of the same as that of another protocol: `textViewDidChange` for `textDidChange`. nil where
    /// none does for certain.
    private static func closest(to foreign: DelegateCallback, among callbacks: [DelegateCallback]) -> DelegateCallback? {
        let asked = foreign.words
        return callbacks.filter { callback in
            let own = callback.words
            let common = asked.intersection(own).count
            return common >= 2 && (common == asked.count && own.count <= common + 1 || common == own.count && asked.count <= common + 1)
        }
        .min { $0.words.count < $1.words.count }
    }
}

extension DelegateCallback {
    /// The words of its name and labels, in lower case.
    fileprivate var words: Set<String> {
        var words: [String] = [""]
        for character in signature where character != "(" && character != ")" {
            if character.isUppercase || character == ":" { words.append("") }
            if character.isLetter { words[words.count - 1].append(character.lowercased()) }
        }
        return Set(words).subtracting([""])
    }

    /// How much of its labels the written ones begin with.
    fileprivate func likeness(to written: [String]) -> Int {
        zip(labels, written).reduce(0) { sum, pair in
            let common = zip(pair.0, pair.1).prefix { $0 == $1 }.count
            return sum + 2 * common - max(pair.0.count, pair.1.count)
        }
    }
}

extension DelegateCallbacks {
    /// The callback of this signature that another protocol has, one that `protocolName` neither is nor refines: that of the
    /// other platform first.
    fileprivate static func others(_ signature: String, than protocolName: String) -> DelegateCallback? {
        let own = Set(DelegateProtocols.ancestry(of: protocolName).map(\.name))
        let found = all.filter { $0.signature == signature && !own.contains($0.protocolName) }
        let platform = protocolName.prefix(2)
        return found.first { $0.protocolName.prefix(2) != platform } ?? found.first
    }
}

extension DelegateCallback {
    /// Its argument labels, `_` where there is none.
    var labels: [Substring] {
        signature.dropFirst(baseName.count + 1).dropLast().split(separator: ":")
    }
}

extension Project {
    /// The methods of a coordinator that are almost callbacks of `conformance`, of which it implements none, and that
    /// nothing calls.
    package func nearCallbacks(
        of conformance: DelegateConformance, in coordinator: TypeID, makers: [Representable], called: Set<SiteKey>
    ) -> [NearCallback] {
        guard conformance.implemented.isEmpty else { return [] }
        let platforms = makers.reduce(PlatformSet()) { $0.union($1.platforms) }
        let classes = table.ancestry(of: .project(coordinator), platforms: platforms).compactMap(\.typeID)
        let answered = Set(
            table.delegateConformances(of: coordinator, platforms: platforms).flatMap { $0.implemented.map(\.function.key) })
        let candidates = classes.flatMap { table[$0].members.allFunctions }.compactMap { function -> NearCallback? in
            let declaration = function.declaration
            guard declaration.kind == .function, !declaration.head.isStatic, !declaration.head.has("override"),
                declaration.head.platforms.meets(platforms), !called.contains(function.key), !answered.contains(function.key),
                !isRequired(function, of: classes)
            else { return nil }
            return NearCallback(function, of: conformance.protocolName)
        }
        guard !candidates.isEmpty else { return [] }
        let mentioned = mentionedNames(in: classes + makers.map(\.type))
        return candidates.filter { !mentioned.contains($0.function.declaration.name) }
    }

    /// A protocol of the project asks for the method: whoever knows the class by that protocol calls it.
    private func isRequired(_ function: FunctionSite, of classes: [TypeID]) -> Bool {
        classes.flatMap { table.protocols(of: $0) }.compactMap(\.typeID).contains { id in
            (table[id].members.functions[function.declaration.name] ?? []).contains {
                $0.declaration.signature == function.declaration.signature
            }
        }
    }

    /// Every name that code of these types uses, to call it or to take it as a selector.
    private func mentionedNames(in types: [TypeID]) -> Set<String> {
        var names: Set<String> = []
        for site in types.flatMap({ table[$0].sites }) {
            site.declaration.members.visitExpressions { expression in
                switch expression.kind {
                case .identifier(let name), .member(_, let name, _): names.insert(name)
                default: break
                }
            }
        }
        return names
    }
}
