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
        guard let loop = repetition(around: event, steps, path) else { return nil }
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
        return mention(
            of: steps.functionNames.union(steps.closureNames(around: event.site.range)), in: onChange.closure, file: event.site.file)
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
            var callee = call.callee
            while case .optionalChain(let inner) = callee.kind { callee = inner }
            switch callee.kind {
            case .identifier(let name) where names.contains(name): found = expression.range
            case .member(let base, let name, _) where names.contains(name) && base.isSelfOrOptional: found = expression.range
            default: break
            }
        }
        return found.map { SiteKey(file: file, range: $0) }
    }

    /// The loop or timer around the place, around a call that leads to it, or that calls the method by its name.
    private func repetition(around event: Event, _ steps: [SyntaxStep], _ path: Path) -> SiteKey? {
        if let found = repetition(steps, in: event.site.file, isCall: false) { return found }
        for step in event.chain?.steps ?? [] {
            let around = project.files[step.site.file].path(to: step.site.range)
            if let found = repetition(around, in: step.site.file, isCall: !step.function.declaration.isAsync) { return found }
        }
        guard let entry = path.entry?.declaration.name else { return nil }
        return host.paths.flatMap(\.events).first { $0.call?.calls(entry) == true }?.site
    }

    /// - Parameter isCall: what stands here is a call of a function that does not wait: a loop may well set up one after another.
    private func repetition(_ steps: [SyntaxStep], in file: Int, isCall: Bool) -> SiteKey? {
        for step in steps.insideMember.reversed() {
            switch step {
            case .statement(let statement):
                switch statement.kind {
                case .whileLoop where !isCall, .repeatLoop where !isCall: return SiteKey(file: file, range: statement.range)
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
            // The model itself is nobody's owner.
            if let id = captured.type.typeID, table.isObservable(id) { return false }
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
        return system(of: types) ?? steps.freeFunction.flatMap(systemOfCallers)
    }

    private func system(of types: [StaticType]) -> ObservationLoops.System? {
        let roots = types.flatMap { table.frameworkAncestry(of: $0, platforms: host.platforms) }
        if roots.contains("UIResponder") { return .uiKit }
        return roots.contains("NSResponder") ? .appKit : nil
    }

    /// Whose views or controllers call a function that stands outside of types.
    private func systemOfCallers(_ function: FunctionDeclaration) -> ObservationLoops.System? {
        table.types.lazy.filter { $0.kind == .class }.compactMap { type -> ObservationLoops.System? in
            guard let system = system(of: [.project(type.id)]) else { return nil }
            let isCaller = type.members.allFunctions.contains { site in
                var found = false
                site.declaration.body?.visitExpressions { expression in
                    guard case .call(let call) = expression.kind, case .identifier(function.name) = call.callee.kind else { return }
                    found = found || function.accepts(call)
                }
                return found
            }
            return isCaller ? system : nil
        }.first
    }
}

extension [SyntaxStep] {
    /// A function of the project that belongs to no type.
    fileprivate var freeFunction: FunctionDeclaration? {
        if case .function(let function)? = first { function } else { nil }
    }

    /// The variables and properties that hold a closure around the place.
    fileprivate func closureNames(around range: ByteRange) -> Set<String> {
        var names: Set<String> = []
        for case .statement(let statement) in self {
            switch statement.kind {
            case .variable(let variable):
                names.formUnion(variable.bindings.filter { $0.value?.isClosure(around: range) == true }.flatMap(\.pattern.names))
            case .expression(let expression):
                guard case .assignment(_, let target, let value) = expression.kind, value.isClosure(around: range) else { continue }
                if let name = target.plainName { names.insert(name) }
            default: continue
            }
        }
        return names
    }

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

extension Expression {
    fileprivate func isClosure(around place: ByteRange) -> Bool {
        if case .closure(let closure) = kind { closure.range.contains(place) } else { false }
    }
}

extension Call {
    /// Source: https://developer.apple.com/documentation/foundation/timer
    fileprivate var isRepeatingTimer: Bool {
        let name = callee.plainName ?? ""
        switch name {
        case "scheduledTimer", "Timer":
            return arguments.contains { argument in
                if argument.label == "repeats", case .literal(.boolean(true)) = argument.value.kind { true } else { false }
            }
        // `Timer.publish(every: 1, …).autoconnect().sink { … }`
        case "sink": return callee.startsAtTimer
        default: return false
        }
    }
}

extension Expression {
    fileprivate var startsAtTimer: Bool {
        switch kind {
        case .member(let base, let name, _):
            if name == "publish", case .identifier("Timer") = base.kind { return true }
            return base.startsAtTimer
        case .call(let call): return call.callee.startsAtTimer
        default: return false
        }
    }
}

extension CallEvent {
    /// A timer or a display link that calls the method of that name.
    /// Sources: Apple doc foundation/timer, quartzcore/cadisplaylink, appkit/nsview/displaylink(target:selector:).
    fileprivate func calls(_ method: String) -> Bool {
        let isLink = constructed?.externalName == "CADisplayLink" || name == "displayLink"
        let call = Call(callee: Expression(range: nameSite.range, kind: .identifier(constructed?.externalName ?? name)), arguments: written)
        guard isLink || call.isRepeatingTimer else { return false }
        return written.contains { argument in
            if case .selector(let inner) = argument.value.kind { inner.selectedName == method } else { false }
        }
    }
}

extension Expression {
    /// `tick` in `tick`, `Self.tick` and `tick(_:)`.
    fileprivate var selectedName: String? {
        if case .call(let call) = kind { call.callee.plainName } else { plainName }
    }
}
