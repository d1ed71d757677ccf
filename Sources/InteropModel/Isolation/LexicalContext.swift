import SwiftTree

/// What is written around a piece of source: the declaration it stands in, and the closures.
package struct LexicalContext: Sendable {
    /// A closure literal, and the call that it is given to.
    package struct Layer: Sendable {
        package let closure: Closure
        package let call: Call?
    }

    /// nil inside a property's initial value or accessor.
    package let function: FunctionSite?
    package let property: PropertySite?
    /// Outermost first. A literal that was asked for is its own last layer.
    package let layers: [Layer]

    package var owner: TypeID? { function?.owner ?? property?.owner }
}

extension Project {
    /// nil where nothing that could be read holds the place.
    package func lexicalContext(of site: SiteKey) -> LexicalContext? {
        let members = table.types.map(\.members)
        let functions = (members.flatMap(\.allFunctions) + table.functions.values.joined()).filter {
            $0.file == site.file && $0.declaration.range.contains(site.range)
        }
        if let function = functions.max(by: { $0.declaration.range.start < $1.declaration.range.start }) {
            var layers = LayerCollector(site: site)
            function.declaration.body?.visitExpressions { layers.visit($0) }
            return LexicalContext(function: function, property: nil, layers: layers.found)
        }
        let properties = (members.flatMap(\.allProperties) + table.variables.values.joined()).filter {
            $0.file == site.file && $0.declaration.range.contains(site.range)
        }
        guard let property = properties.max(by: { $0.declaration.range.start < $1.declaration.range.start }) else { return nil }
        var layers = LayerCollector(site: site)
        property.declaration.initialValue?.visit { layers.visit($0) }
        for block in property.declaration.accessors.blocks { block.visitExpressions { layers.visit($0) } }
        return LexicalContext(function: nil, property: property, layers: layers.found)
    }
}

extension Project {
    /// Whether an expression stands as a statement of its own and names `self` wherever it means it, so that it can be moved
    /// into an escaping closure.
    package func canStandInClosure(_ site: SiteKey) -> Bool {
        guard let context = lexicalContext(of: site), let body = context.function?.declaration.body else { return false }
        var statement: Expression?
        body.visitStatements {
            if case .expression(let expression) = $0.kind, expression.range == site.range { statement = expression }
        }
        guard let statement else { return false }
        var isExplicit = true
        statement.visit { expression in
            guard case .identifier(let name) = expression.kind, let owner = context.owner else { return }
            if self.table.property(named: name, of: .project(owner), platforms: .all) != nil { isExplicit = false }
            if !self.table.functions(named: name, of: .project(owner), platforms: .all).isEmpty { isExplicit = false }
        }
        return isExplicit
    }
}

/// Collects the closures around a place; parents are visited before what is in them.
private struct LayerCollector {
    let site: SiteKey
    var found: [LexicalContext.Layer] = []
    private var calls: [ByteRange: Call] = [:]

    init(site: SiteKey) {
        self.site = site
    }

    mutating func visit(_ expression: Expression) {
        switch expression.kind {
        case .call(let call):
            for argument in call.arguments {
                if case .closure(let closure) = argument.value.kind, closure.range.contains(site.range) { calls[closure.range] = call }
            }
        case .closure(let closure) where closure.range.contains(site.range):
            found.append(LexicalContext.Layer(closure: closure, call: calls[closure.range]))
        default: break
        }
    }
}
