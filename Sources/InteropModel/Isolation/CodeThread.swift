import SwiftTree

/// The thread on which a piece of a path's code runs.
package enum CodeThread: Sendable {
    case main, other, unknown
}

extension Project {
    /// Where `event` of a lifecycle method's path runs. SwiftUI calls the method on the main thread; what it puts off runs
    /// where the closures on the way say.
    package func thread(of event: Event) -> CodeThread {
        var thread = CodeThread.main
        var isPutOff = false
        var function: FunctionSite?
        for step in event.chain?.steps ?? [] {
            pass(step.site, in: function, &thread, &isPutOff)
            thread = enter(step.function, from: thread)
            function = step.function
        }
        pass(event.site, in: function, &thread, &isPutOff)
        // What runs at once runs here, unless a queue is waited for. What is put off by another way than a closure seen
        // here may run anywhere.
        if event.timing == .now { return thread == .other ? .other : .main }
        return isPutOff ? thread : .unknown
    }

    // MARK: Closures

    /// Goes through the closures around `site`, outermost first.
    private func pass(_ site: SiteKey, in function: FunctionSite?, _ thread: inout CodeThread, _ isPutOff: inout Bool) {
        for case .closure(let closure, let call, _) in files[site.file].path(to: site.range).insideMember {
            guard let call, let name = call.callee.calledName else {
                thread = .unknown
                continue
            }
            if closure.attributes.contains("MainActor") {
                thread = .main
                isPutOff = true
            } else if closure.attributes.contains(where: { $0.hasSuffix("Actor") }) {
                thread = .other
            } else if let queue = call.queue {
                thread = queue
                isPutOff = true
            } else if name == "Task" {
                thread = thread == .main && !inherits(function) ? .unknown : thread
                isPutOff = true
            } else if name == "detached" {
                thread = .other
            } else if disposition(of: closure, in: call, named: name) != .now {
                thread = .unknown
            }
        }
    }

    private func disposition(of closure: Closure, in call: Call, named name: String) -> ClosureDisposition {
        call.arguments.first { $0.value.range == closure.range }.map { ClosureDisposition(callee: name, argument: $0, of: call) } ?? .kept
    }

    /// Whether a `Task` made in `function` stays on the main actor; nil is the lifecycle method itself.
    private func inherits(_ function: FunctionSite?) -> Bool {
        function.map(isOnMainActor) ?? true
    }

    // MARK: Functions

    private func enter(_ function: FunctionSite, from thread: CodeThread) -> CodeThread {
        let head = function.declaration.head
        if isOnMainActor(function) { return function.declaration.isAsync || head.attribute("MainActor") != nil ? .main : thread }
        if function.declaration.isAsync { return .other }
        if let owner = function.owner, table[owner].kind == .actor, !head.isStatic, !head.has("nonisolated") { return .other }
        return thread
    }

    private func isOnMainActor(_ function: FunctionSite) -> Bool {
        let head = function.declaration.head
        if head.attribute("MainActor") != nil { return true }
        if head.has("nonisolated") || head.attributes.contains(where: { $0.name.hasSuffix("Actor") }) { return false }
        guard let owner = function.owner else {
            return settings.settings(forFile: files[function.file].path).isMainActorByDefault == true
        }
        if representables.contains(where: { $0.type == owner }) { return true }
        switch isolation(of: owner) {
        case .mainActor, .inferred(.markedProtocol): return true
        default: return false
        }
    }
}

extension Expression {
    /// The name that a call's callee ends in.
    package var calledName: String? {
        switch kind {
        case .identifier(let name), .member(_, let name, _), .implicitMember(let name): name
        case .optionalChain(let base), .forceUnwrap(let base): base.calledName
        case .type(let type): type.lastName
        default: nil
        }
    }
}

extension Call {
    /// The thread of the queue, run loop or actor that the call puts its closure on; nil where it is no such call.
    fileprivate var queue: CodeThread? {
        guard case .member(let base, let name, _) = callee.kind else { return nil }
        switch name {
        case "async", "asyncAfter", "sync", "addOperation", "perform", "addBarrierBlock":
            return base.isMain ? .main : .other
        case "run":
            guard case .identifier(let actor) = base.kind, actor.hasSuffix("Actor") else { return nil }
            return actor == "MainActor" ? .main : .other
        default:
            return nil
        }
    }
}

extension Expression {
    /// `DispatchQueue.main`, `RunLoop.main`, `OperationQueue.main`.
    fileprivate var isMain: Bool {
        guard case .member(let base, "main", _) = kind, case .identifier(let name) = base.kind else { return false }
        return name.hasSuffix("Queue") || name == "RunLoop"
    }
}
