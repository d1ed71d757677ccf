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
        if count > 0, let other = counterpart(of: protocolName),
            let foreign = DelegateCallbacks.all(of: other).first(where: { $0.signature == signature }),
            let meant = closest(to: foreign, among: callbacks)
        {
            return (meant, .otherPlatform(foreign.protocolName))
        }
        let alike = callbacks.filter { $0.labels.count == count }
        if count > 1,
            let same = alike.first(where: { $0.baseName == name && $0.labels[0] == (function.declaration.parameters[0].label ?? "_") })
        {
            return (same, .labels)
        }
        if let near = alike.first(where: {
            $0.baseName.utf8.count >= 8 && String($0.baseName).editDistance(to: name, limit: 2) <= 2 && $0.baseName != name
        }) {
            return (near, .spelling)
        }
        return nil
    }

    /// The protocol of the same name on the other platform: `NSTextViewDelegate` for `UITextViewDelegate`.
    private static func counterpart(of name: String) -> String? {
        let other = name.hasPrefix("UI") ? "NS" + name.dropFirst(2) : name.hasPrefix("NS") ? "UI" + name.dropFirst(2) : name
        return other != name && DelegateProtocols.named(other) != nil ? other : nil
    }

    /// The callback that speaks of the same: `textViewDidChange` for `textDidChange`.
    private static func closest(to foreign: DelegateCallback, among callbacks: [DelegateCallback]) -> DelegateCallback? {
        func words(_ name: Substring) -> Set<String> {
            var words: [String] = [""]
            for character in name {
                if character.isUppercase { words.append("") }
                words[words.count - 1].append(character.lowercased())
            }
            return Set(words)
        }
        let asked = words(foreign.baseName)
        func score(_ callback: DelegateCallback) -> Int {
            let own = words(callback.baseName)
            return 2 * asked.intersection(own).count - own.count
        }
        return callbacks.max { score($0) < score($1) }
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
                declaration.head.platforms.meets(platforms), !called.contains(function.key), !answered.contains(function.key)
            else { return nil }
            return NearCallback(function, of: conformance.protocolName)
        }
        guard !candidates.isEmpty else { return [] }
        let mentioned = mentionedNames(in: classes + makers.map(\.type))
        return candidates.filter { !mentioned.contains($0.function.declaration.name) }
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
