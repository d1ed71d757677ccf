import SwiftTree

/// Calls of `withObservationTracking` that are made again and again.
package struct ObservationLoops: Sendable {
    package enum Form: Sendable {
        /// `onChange` makes the call again.
        case rearmed
        /// It stands in a loop or a timer.
        case repeated
    }

    package struct Entry: Sendable {
        package let site: SiteKey
        package let form: Form
        /// Where `onChange` makes it again, or the loop or timer.
        package let again: SiteKey
        /// The object that `onChange` keeps, where it keeps one that is freed one day.
        package let kept: CapturedValue?
        package let onChange: Closure?
        package let system: System?
    }

    /// Whose views show what is tracked.
    package enum System: Sendable {
        case uiKit, appKit
    }

    package let entries: [Entry]

    package init(project: Project, host: Host) {
        entries = ObservationLoopFinder(project: project, host: host).entries()
    }
}

private struct ObservationLoopFinder {
    let project: Project
    let host: Host
    var table: TypeTable { project.table }

    func entries() -> [ObservationLoops.Entry] {
        var seen: Set<SiteKey> = []
        return host.paths.flatMap { path in
            path.events.compactMap { event in
                guard let call = event.call, call.name == "withObservationTracking", let entry = entry(event, call, path),
                    seen.insert(event.site).inserted
                else { return nil }
                return entry
            }
        }
    }

    private func entry(_ event: Event, _ call: CallEvent, _ path: Path) -> ObservationLoops.Entry? {
        let steps = project.files[event.site.file].path(to: event.site.range)
        let onChange = zip(call.arguments, call.written).first { $0.1.label == "onChange" }?.0
        if let onChange, let again = again(event, onChange, steps, path) {
            return ObservationLoops.Entry(
                site: event.site, form: .rearmed, again: again, kept: kept(by: onChange), onChange: onChange.closure, system: system(steps))
        }
        guard let loop = repetition(steps, in: event.site.file) else { return nil }
        return ObservationLoops.Entry(
            site: event.site, form: .repeated, again: loop, kept: nil, onChange: nil, system: system(steps))
    }

    // MARK: Again

    /// Where what runs at a change makes the call again: itself, or through the methods and local functions that it calls.
    private func again(_ event: Event, _ onChange: EvaluatedArgument, _ steps: [SyntaxStep], _ path: Path) -> SiteKey? {
        guard let region = onChange.value.closureRegion else { return nil }
        let followed = path.events.first { other in
            guard let call = other.call, region.holds(other) else { return false }
            if call.name == "withObservationTracking" { return other.site == event.site }
            return call.function.map { holds($0, event.site) } ?? false
        }
        if let followed { return outermost(followed, in: region) }
        return mention(of: steps.functionNames, in: onChange.closure, file: event.site.file)
    }

    private func holds(_ function: FunctionSite, _ site: SiteKey) -> Bool {
        function.file == site.file && function.declaration.body?.range.contains(site.range) == true
    }

    /// The call inside the region that led to an event.
    private func outermost(_ event: Event, in region: HostRegion) -> SiteKey {
        (event.chain?.steps ?? []).map(\.site).first(where: region.contains) ?? event.site
    }

    /// A call of one of the functions that hold the place, local ones included.
    private func mention(of names: Set<String>, in closure: Closure?, file: Int) -> SiteKey? {
        var found: ByteRange?
        closure?.body.visitExpressions { expression in
            guard found == nil, case .call(let call) = expression.kind else { return }
            switch call.callee.kind {
            case .identifier(let name) where names.contains(name): found = expression.range
            case .member(let base, let name, _) where names.contains(name) && base.isSelfOrOptional: found = expression.range
            default: break
            }
        }
        return found.map { SiteKey(file: file, range: $0) }
    }

    private func repetition(_ steps: [SyntaxStep], in file: Int) -> SiteKey? {
        for step in steps.insideMember.reversed() {
            switch step {
            case .statement(let statement):
                switch statement.kind {
                case .whileLoop, .repeatLoop: return SiteKey(file: file, range: statement.range)
                case .forLoop(let loop) where loop.isAsync: return SiteKey(file: file, range: statement.range)
                default: continue
                }
            case .closure(_, let call?, _) where call.isRepeatingTimer:
                return SiteKey(file: file, range: call.callee.range)
            default:
                continue
            }
        }
        return nil
    }

    // MARK: Whose

    private func kept(by onChange: EvaluatedArgument) -> CapturedValue? {
        onChange.value.holds.first { captured in
            guard captured.strength == .strong, captured.closure == onChange.value.closureSite else { return false }
            guard captured.place != Place(.owner) else { return isFreed(host.type) }
            return captured.type.typeID.map { table.isReference(captured.type) == true && isFreed($0) } ?? false
        }
    }

    private func isFreed(_ type: TypeID?) -> Bool {
        guard let type else { return false }
        let own: StaticType = table[type].declaration == nil ? .external(table[type].name) : .project(type)
        return table.isReference(own) == true && !table.livesForever(type)
    }

    /// The host is a view or a controller, or keeps one, or the function is given one.
    private func system(_ steps: [SyntaxStep]) -> ObservationLoops.System? {
        var types: [StaticType] = []
        if let type = host.type {
            types.append(table[type].declaration == nil ? .external(table[type].name) : .project(type))
            types += table[type].members.allProperties.map { table.type(of: $0, platforms: host.platforms) }
        }
        for case .function(let function) in steps {
            let scope = Scope(file: 0, types: host.type.map { table.enclosing($0) } ?? [], platforms: host.platforms)
            types += function.parameters.compactMap { $0.type.map { table.staticType(of: $0, in: scope) } }
        }
        let roots = types.flatMap { table.frameworkAncestry(of: $0, platforms: host.platforms) }
        if roots.contains("UIResponder") { return .uiKit }
        return roots.contains("NSResponder") ? .appKit : nil
    }
}

extension [SyntaxStep] {
    fileprivate var functionNames: Set<String> {
        Set(
            compactMap { step in
                switch step {
                case .function(let function): function.kind == .function ? function.name : nil
                case .statement(let statement): if case .function(let function) = statement.kind { function.name } else { nil }
                default: nil
                }
            })
    }
}

extension Call {
    /// Source: https://developer.apple.com/documentation/foundation/timer
    fileprivate var isRepeatingTimer: Bool {
        let name = callee.plainName ?? ""
        if name == "scheduledTimer" || name == "Timer" {
            return arguments.contains { argument in
                if argument.label == "repeats", case .literal(.boolean(true)) = argument.value.kind { true } else { false }
            }
        }
        return false
    }
}
