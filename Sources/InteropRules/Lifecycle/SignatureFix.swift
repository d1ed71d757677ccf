import Findings
import InteropModel
import SwiftTree

/// The edits that make a method the lifecycle method that it was meant to be.
struct SignatureFix {
    let fix: Fix

    /// nil where an edit is not certain: then the body needs a person's look too.
    init?(of mismatch: LifecycleMismatch, representable: Representable, in pass: Pass) {
        guard !mismatch.isBesideRightOne else { return nil }
        let maker = SignatureEdits(mismatch: mismatch, representable: representable, pass: pass)
        var edits: [Edit] = []
        for defect in mismatch.defects {
            guard let edit = maker.edit(for: defect) else { return nil }
            edits.append(edit)
        }
        fix = Fix(title: "correct the signature of `\(mismatch.signature.name)`", isSafe: true, edits: edits)
    }
}

private struct SignatureEdits {
    let mismatch: LifecycleMismatch
    let representable: Representable
    let pass: Pass

    private var function: FunctionDeclaration { mismatch.function.declaration }
    private var file: Int { mismatch.function.file }

    func edit(for defect: LifecycleMismatch.Defect) -> Edit? {
        switch defect {
        case .notStatic: usesInstance ? nil : replace(funcKeyword, "static ")
        case .misspelled, .otherKind: replace(function.nameRange, mismatch.signature.name)
        case .labels: labels
        case .coordinatorType(let index): type(index, "Coordinator", isSafe: !usesParameter(index))
        case .objectType(let index): objectType.flatMap { type(index, $0, isSafe: !usesParameter(index)) }
        case .argumentType(let index): index == 0 ? nil : type(index, "Context", isSafe: true)
        case .result: function.returnType.flatMap { replace(ByteRange($0.range.end, $0.range.end), "?") }
        case .needlesslyStatic, .effects: nil
        }
    }

    // MARK: `static`

    /// Whether the body speaks of the instance that a static method has none of.
    private var usesInstance: Bool {
        let members = pass.project.table[representable.type].members
        let instance = Set(
            members.allProperties.filter { !$0.declaration.head.isStatic }.map(\.declaration.name)
                + members.allFunctions.filter { !$0.declaration.head.isStatic }.map(\.declaration.name))
        let own = Set(function.parameters.map(\.name))
        return uses { $0 == "self" || (instance.contains($0.dropWrapperSign) && !own.contains($0)) }
    }

    /// Right in front of `func`.
    private var funcKeyword: ByteRange? {
        let before = ByteRange(function.range.start, function.nameRange.start)
        let text = Array(pass.text(SiteKey(file: file, range: before)).utf8)
        let keyword = Array("func".utf8)
        guard let last = text.lastIndex(where: { !($0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n")) }), last >= keyword.count - 1,
            Array(text[(last - keyword.count + 1)...last]) == keyword
        else { return nil }
        let start = before.start + last - keyword.count + 1
        return ByteRange(start, start)
    }

    // MARK: Parameters

    /// The parameter list with the right labels, where it is plain enough to be written anew.
    private var labels: Edit? {
        let wanted = mismatch.signature.labels
        guard let list = parameterList, !mismatch.defects.contains(where: \.isInParameters) else { return nil }
        if function.parameters.isEmpty, wanted == ["converter"] { return replace(list, "(converter: CoordinateSpaceConverter)") }
        if wanted.isEmpty, function.parameters.indices.allSatisfy({ !usesParameter($0) }) { return replace(list, "()") }
        guard function.parameters.count == wanted.count else { return nil }
        let parts = zip(function.parameters, wanted).compactMap { parameter, label -> String? in
            guard let type = parameter.type, parameter.defaultValue == nil, parameter.attributes.isEmpty else { return nil }
            let name = label == parameter.name ? parameter.name : "\(label ?? "_") \(parameter.name)"
            return "\(name): \(pass.text(SiteKey(file: file, range: type.range)))"
        }
        guard parts.count == wanted.count else { return nil }
        return replace(list, "(\(parts.joined(separator: ", ")))")
    }

    /// From `(` to `)`; nil where something else stands in it than parameters.
    private var parameterList: ByteRange? {
        let start = function.nameRange.end
        let end = function.body?.range.start ?? function.range.end
        let text = pass.text(SiteKey(file: file, range: ByteRange(start, end)))
        guard function.genericParameters.isEmpty, text.first == "(", !text.contains("//"), !text.contains("/*") else { return nil }
        var depth = 0
        for (offset, byte) in zip(0..., text.utf8) {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return ByteRange(start, start + offset + 1) }
        }
        return nil
    }

    private func type(_ index: Int, _ text: String, isSafe: Bool) -> Edit? {
        guard isSafe, function.parameters.indices.contains(index), let type = function.parameters[index].type else { return nil }
        return replace(type.range, text)
    }

    private var objectType: String? {
        guard let make = representable.lifecycle.make, let type = make.declaration.returnType else { return nil }
        guard case .named = type.kind else { return representable.kind.objectTypeName }
        return pass.text(SiteKey(file: make.file, range: type.range))
    }

    private func usesParameter(_ index: Int) -> Bool {
        guard function.parameters.indices.contains(index) else { return true }
        let name = function.parameters[index].name
        return uses { $0 == name }
    }

    private func uses(_ isMeant: (String) -> Bool) -> Bool {
        var isFound = false
        function.body?.visitExpressions { expression in
            if case .identifier(let name) = expression.kind { isFound = isFound || isMeant(name) }
        }
        return isFound
    }

    private func replace(_ range: ByteRange?, _ text: String) -> Edit? {
        range.map { Edit(pass.location(SiteKey(file: file, range: $0)), replacement: text) }
    }
}

extension LifecycleMismatch.Defect {
    /// Its edit lies in the parameter list.
    fileprivate var isInParameters: Bool {
        switch self {
        case .coordinatorType, .objectType, .argumentType: true
        default: false
        }
    }
}

extension String {
    /// `text` in `$text` and `_text`.
    fileprivate var dropWrapperSign: String {
        hasPrefix("$") || hasPrefix("_") ? String(dropFirst()) : self
    }
}
