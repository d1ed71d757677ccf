import Findings
import InteropModel
import SwiftTree

/// Gives a representable the coordinator that its code uses.
struct MakeCoordinatorFix {
    let fix: Fix

    /// Writes `makeCoordinator` behind the lifecycle methods.
    ///
    /// nil where there is no nested class `Coordinator`, or its initializers do not say how it is made.
    init?(for representable: Representable, in pass: Pass) {
        guard let maker = CoordinatorMaker(representable, pass), let text = maker.construction, let (place, method) = maker.place else {
            return nil
        }
        let layout = pass.layout(of: place.file)
        let outer = layout.indentation(at: method.range.start)
        let end = layout.lineEnd
        let parameters = representable.kind.isGesture ? "converter: CoordinateSpaceConverter" : ""
        let access = method.head.modifiers.first { $0 == "public" || $0 == "open" || $0 == "package" }.map { $0 + " " } ?? ""
        let lines = [
            "\(outer)\(access)func makeCoordinator(\(parameters)) -> Coordinator {", "\(outer)\(layout.step)\(text)", "\(outer)}",
        ]
        guard layout.isLast(method.range.end) else { return nil }
        fix = Fix(
            title: "write `makeCoordinator`", isSafe: true,
            edits: [
                pass.insertion(
                    end + end + lines.joined(separator: end), at: layout.line(at: method.range.end).end, in: place.file)
            ])
    }

    /// Writes the class that a maker constructs as its result.
    init?(resultOf maker: FunctionSite, _ representable: Representable, in pass: Pass) {
        guard let body = maker.declaration.body, let last = body.statements.last, case .expression(let value) = last.kind,
            case .call(let call) = value.kind, case .identifier(let name) = call.callee.kind,
            let id = pass.constructedType(of: value, in: maker), pass.project.table[id].name == name
        else { return nil }
        var edits: [Edit] = []
        if let type = maker.declaration.returnType {
            edits.append(pass.replacement(of: type.range, in: maker.file, with: name))
        } else {
            let head = ByteRange(maker.declaration.nameRange.end, body.range.start)
            let text = Array(pass.text(SiteKey(file: maker.file, range: head)).utf8)
            // Nothing but `()` and blanks.
            guard let close = text.lastIndex(of: UInt8(ascii: ")")), text[(close + 1)...].allSatisfy({ $0 <= UInt8(ascii: " ") }) else {
                return nil
            }
            edits.append(pass.insertion(" -> \(name)", at: head.start + close + 1, in: maker.file))
        }
        if body.statements.count > 1 { edits.append(pass.insertion("return ", at: last.range.start, in: maker.file)) }
        fix = Fix(title: "return `\(name)`", isSafe: true, edits: edits)
    }
}

extension Pass {
    /// The class of the project that an expression in a function constructs.
    func constructedType(of expression: Expression, in function: FunctionSite) -> TypeID? {
        let scope = Scope(file: function.file, types: function.owner.map { project.table.enclosing($0) } ?? [])
        return project.table.constructedType(expression, in: scope).typeID.flatMap { project.table[$0].isReference ? $0 : nil }
    }
}

private struct CoordinatorMaker {
    let representable: Representable
    let pass: Pass
    let type: ProjectType

    init?(_ representable: Representable, _ pass: Pass) {
        let table = pass.project.table
        guard let id = table[representable.type].members.types["Coordinator"]?.first, table[id].kind == .class,
            table[representable.type].kind == .struct, let declaration = table[id].declaration?.declaration,
            declaration.genericParameters.isEmpty, table[id].isWhole, !declaration.head.has("private")
        else { return nil }
        self.representable = representable
        self.pass = pass
        type = table[id]
    }

    /// Behind the method that comes last of make and update.
    var place: (file: FunctionSite, method: FunctionDeclaration)? {
        let methods = [representable.lifecycle.make, representable.lifecycle.update].compactMap { $0 }
            .filter { $0.owner == representable.type }
        guard let make = methods.first,
            let last = methods.filter({ $0.file == make.file }).max(by: {
                $0.declaration.range.end < $1.declaration.range.end
            })
        else { return nil }
        // A method that is public needs a result that is.
        let isPublic = last.declaration.head.modifiers.contains { $0 == "public" || $0 == "open" || $0 == "package" }
        let isCoordinatorPublic = type.declaration?.declaration.head.modifiers.contains {
            $0 == "public" || $0 == "open" || $0 == "package"
        }
        guard !isPublic || isCoordinatorPublic == true else { return nil }
        return (last, last.declaration)
    }

    /// `Coordinator()`, `Coordinator(self)`, `Coordinator(text: $text)`.
    var construction: String? {
        let initializers = type.members.functions["init"] ?? []
        if initializers.isEmpty { return isMadeOfNothing ? "Coordinator()" : nil }
        guard initializers.count == 1, let initializer = initializers.first?.declaration, !initializer.head.has("convenience"),
            !initializer.isAsync, !initializer.isThrowing, !initializer.head.has("private"), initializer.genericParameters.isEmpty
        else { return nil }
        var arguments: [String] = []
        for parameter in initializer.parameters where parameter.defaultValue == nil {
            guard let value = value(for: parameter) else { return nil }
            arguments.append(parameter.label.map { "\($0): \(value)" } ?? value)
        }
        // Of a name with `?` the compiler would say that it may fail.
        let head = pass.text(SiteKey(file: initializers[0].file, range: ByteRange(initializer.range.start, initializer.nameRange.end + 1)))
        return head.hasSuffix("(") ? "Coordinator(\(arguments.joined(separator: ", ")))" : nil
    }

    private func value(for parameter: FunctionDeclaration.Parameter) -> String? {
        guard let written = parameter.type else { return nil }
        let scope = Scope(file: type.declaration?.file ?? 0, types: pass.project.table.enclosing(type.id))
        if pass.project.table.staticType(of: written, in: scope) == .project(representable.type) { return "self" }
        guard let name = parameter.label ?? Optional(parameter.name), let input = representable.input(named: name) else { return nil }
        guard let own = input.site.declaration.type else { return nil }
        let (wanted, given) = (text(written, type.declaration?.file), text(own, input.site.file))
        if input.site.declaration.head.attribute("Binding") != nil { return wanted == "Binding<\(given)>" ? "$" + name : nil }
        return wanted == given || wanted == "@escaping \(given)" ? name : nil
    }

    private func text(_ reference: TypeReference, _ file: Int?) -> String {
        file.map { pass.text(SiteKey(file: $0, range: reference.range)) } ?? ""
    }

    /// Every stored property has a value of its own, so that the class has `init()`.
    private var isMadeOfNothing: Bool {
        // A superclass of the project may want arguments.
        guard type.inherited.allSatisfy({ $0.type == .external("NSObject") || isProtocol($0.type) }) else { return false }
        return type.members.allProperties.allSatisfy { property in
            let declaration = property.declaration
            if declaration.isComputed || declaration.head.isStatic || declaration.initialValue != nil { return true }
            guard !declaration.isLet, case .optional = declaration.type?.kind else { return false }
            return true
        }
    }

    private func isProtocol(_ type: StaticType) -> Bool {
        if let id = type.typeID { return pass.project.table[id].kind == .protocol }
        return type.externalName.map(KnownProtocols.contains) ?? false
    }
}
