import SwiftTree
import Testing

@testable import InteropModel

/// Bodies in which `done()` is what should happen, `maybe()` may do it, and `give(done)` hands it on.
@Suite("Control flow")
struct ControlFlowTests {
    private func graph(_ body: String, parameters: String = "") throws -> (flow: ControlFlow, source: SourceText) {
        let file = try Lowered.file("func f(\(parameters)) {\n\(body)\n}")
        let function = try #require(file.members.functions.first)
        let flow = ControlFlow(of: function) { call in
            if case .identifier("crash") = call.callee.kind { true } else { false }
        }
        return (flow, file.source)
    }

    private func kind(_ expression: Expression) -> FlowEffect {
        switch expression.kind {
        case .call(let call):
            switch call.callee.calledName {
            case "done": .happens
            case "maybe": .mayHappen
            case "give": .handsOnDuty
            default: .none
            }
        case .assignment(_, let target, _):
            if case .identifier("isDone") = target.kind { .happens } else { .none }
        default: .none
        }
    }

    /// The lines, from 1 in the body, of the exits on which nothing happened.
    private func exits(_ body: String, parameters: String = "", _ assumptions: FlowAssumptions = FlowAssumptions()) throws -> [Int] {
        let (flow, source) = try graph(body, parameters: parameters)
        return flow.exitsWithout(assuming: assumptions, kind).map { source.position(at: $0.range.start).line - 1 }
    }

    /// The lines of a pair on one path.
    private func repetition(_ body: String, parameters: String = "") throws -> [Int]? {
        let (flow, source) = try graph(body, parameters: parameters)
        return flow.repetition(kind).map { pair in
            [pair.first, pair.second].map { source.position(at: $0.range.start).line - 1 }
        }
    }

    // MARK: Straight lines and branches

    @Test("the closing brace is an exit")
    func end() throws {
        #expect(try exits("other()") == [2])
        #expect(try exits("done()") == [])
        #expect(try exits("isDone = true") == [])
        #expect(try exits("give(done)") == [])
        #expect(try exits("return") == [1])
    }

    @Test("an early return before it")
    func earlyReturn() throws {
        #expect(try exits("guard let x = a.first else { return }\ndone()") == [1])
        #expect(try exits("guard let x = a.first else { return done() }\ndone()") == [])
        #expect(try exits("if a {\nreturn\n}\ndone()\nif b { return }") == [2])
    }

    @Test("both branches count, else if included")
    func branches() throws {
        #expect(try exits("if a { done() } else if b { done() } else { done() }") == [])
        #expect(try exits("if a { done() } else if b { done() }") == [2])
        #expect(try exits("let x = a ? done() : done()") == [])
        #expect(try exits("let x = a ? done() : other()") == [2])
        #expect(try exits("let x = if a { done() } else { other() }") == [2])
    }

    @Test("short circuits, and what stands behind `??`, may not happen")
    func shortCircuits() throws {
        #expect(try exits("_ = a && done()") == [2])
        #expect(try exits("_ = done() || a") == [])
        #expect(try exits("_ = a ?? done()") == [2])
        #expect(try exits("if a, done() { return }") == [2])
        #expect(try exits("guard !(a || done()) else { return }") == [1])
    }

    @Test("a switch takes one of its cases")
    func switches() throws {
        #expect(try exits("switch a {\ncase .x: done()\ncase .y: done()\n}") == [])
        #expect(try exits("switch a {\ncase .x: done()\ndefault: break\n}") == [5])
        #expect(try exits("switch a {\ncase .x where b: break\ncase .x, .y: done()\n@unknown default: done()\n}") == [6])
        #expect(try exits("switch a {\ncase .x:\nfallthrough\ncase .y: done()\ncase .z: return\n}") == [5])
        let twoPatterns = "let s = T.state\nswitch s {\ncase .a, .b:\nguard let v = s.view else { return }\nuse(v)\ncase .c: done()\n}"
        #expect(try exits(twoPatterns) == [4, 8])
        #expect(try exits("switch a {\ncase let value?: done(value)\ncase nil: return\n}") == [3])
    }

    @Test("a call that never returns ends its path")
    func never() throws {
        #expect(try exits("guard let x else { fatalError() }\ndone()") == [])
        #expect(try exits("guard let x else { crash() }\ndone()") == [])
        #expect(try exits("if a { preconditionFailure(\"no\") }") == [2])
    }

    // MARK: Loops

    @Test("a loop's body may not run")
    func loops() throws {
        #expect(try exits("for x in xs { done() }") == [2])
        #expect(try exits("while a { done() }") == [2])
        #expect(try exits("repeat { done() } while a") == [])
        #expect(try exits("while true { if a { break }\ndone()\nreturn }") == [4])
        #expect(try exits("for x in xs where x.isGood {\nif x.b { return }\nbreak\n}\ndone()") == [2])
    }

    @Test("labels say which loop is meant")
    func labels() throws {
        #expect(try exits("outer: for x in xs {\nfor y in ys { if y { continue outer } else { break outer } }\n}\ndone()") == [])
        #expect(try exits("outer: while true {\nwhile true { break outer }\n}") == [4])
        #expect(try exits("outer: do {\nif a { break outer }\ndone()\n}") == [5])
        #expect(try repetition("outer: for x in xs {\nfor y in ys { done()\ncontinue outer }\n}") == [2, 2])
        #expect(try repetition("outer: for x in xs {\nfor y in ys { done()\nbreak outer }\n}") == nil)
    }

    @Test("a break in a switch ends the case, not the loop")
    func breakInSwitch() throws {
        #expect(try exits("while true {\nswitch a {\ncase .x: break\ncase .y: return\n}\ndone()\n}") == [4])
    }

    // MARK: Defers

    @Test("a defer runs at every later exit")
    func defers() throws {
        #expect(try exits("defer { done() }\nguard a else { return }") == [])
        #expect(try exits("guard a else { return }\ndefer { done() }\nif b { return }") == [1])
        #expect(try exits("if a { defer { done() } }") == [2])
        #expect(try exits("defer { if a { done() } }\nreturn") == [2])
        #expect(try repetition("defer { done() }\nif a { done() }") == [2, 1])
        #expect(try repetition("for x in xs { defer { done() }\nif x { break }\nreturn }") == nil)
    }

    // MARK: Errors

    @Test("an error goes to the catch, from where `try` stands alone")
    func errors() throws {
        #expect(try exits("do {\ntry load()\ndone()\n} catch {\nlog()\n}") == [7])
        #expect(try exits("do {\nload()\ndone()\n} catch {\nlog()\n}") == [])
        #expect(try exits("do {\ntry load()\ndone()\n} catch {\ndone()\n}") == [])
        #expect(try repetition("do {\ntry load()\ndone()\n} catch {\ndone()\n}") == nil)
        #expect(try repetition("do {\ndone()\ntry load()\n} catch {\ndone()\n}") == [2, 5])
        #expect(try repetition("do {\nlet x = try load()\nuse(x)\ndone()\n} catch { done() }") == nil)
    }

    @Test("what no clause takes leaves the function")
    func partialCatch() throws {
        let (flow, _) = try graph("do {\ntry load()\n} catch Failure.empty {\n}\ndone()")
        #expect(flow.exitsWithout(kind).map(\.kind) == [.throw])
        let (total, _) = try graph("do {\ntry load()\n} catch is Failure {\n} catch {\n}\ndone()")
        #expect(total.exitsWithout(kind) == [])
    }

    @Test("`try?` ends at its expression, `try!` ends the program")
    func optionalTry() throws {
        #expect(try exits("_ = try? done(load())") == [2])
        #expect(try exits("let x = try? load()\ndone()") == [])
        #expect(try exits("let x = try! load()\ndone()") == [])
        #expect(try exits("do { let x = try? load()\nreturn } catch { done() }") == [2])
        #expect(try exits("throw Failure.empty") == [1])
    }

    // MARK: Optional chains

    @Test("a call behind `?.` may not happen")
    func optionalChains() throws {
        let strict = FlowAssumptions(believesPossible: false)
        #expect(try exits("a?.done()") == [])
        #expect(try exits("a?.done()", strict) == [2])
        #expect(try exits("done?()", strict) == [2])
        #expect(try exits("a?.b.c(done())", strict) == [2])
        #expect(try exits("a?.value = done()", strict) == [2])
        #expect(try exits("a?.b().c()", strict) == [2])
        #expect(try exits("a?.b()\ndone()", strict) == [])
        #expect(try exits("maybe()") == [])
        #expect(try exits("maybe()", strict) == [2])
    }

    @Test("a weak self may be taken to be there")
    func weakSelf() throws {
        let file = try Lowered.file("let x = { [weak self] in\nguard let self else { return }\nself.done()\n}")
        guard case .closure(let closure)? = file.members.properties.first?.initialValue?.kind else {
            Issue.record("no closure")
            return
        }
        let flow = ControlFlow(of: closure)
        #expect(flow.exitsWithout(kind).count == 1)
        #expect(flow.exitsWithout(assuming: FlowAssumptions(keepsSelf: true), kind) == [])
    }

    // MARK: Closures

    @Test("a closure that runs at once is part of the path")
    func closures() throws {
        #expect(try exits("withAnimation { isDone = true }") == [])
        #expect(try exits("UIView.animate(withDuration: 1, animations: { done() }, completion: { _ in })") == [])
        #expect(try exits("UIView.animate(withDuration: 1, animations: { }, completion: { _ in done() })") == [2])
        #expect(try exits("xs.forEach { done($0) }") == [2])
        #expect(try repetition("xs.forEach { done($0) }") == [1, 1])
        #expect(try repetition("x.map { done($0) }") == nil)
        #expect(try exits("queue.async { done() }") == [2])
        #expect(try exits("let later = { done() }") == [1 + 1])
        #expect(try exits("withAnimation { if a { return }\ndone() }\nreturn") == [3])
        #expect(try exits("let x: Int = { done()\nreturn 1 }()") == [])
    }

    // MARK: Conditions that are asked again

    @Test("a constant answers the same each time")
    func constants() throws {
        #expect(try exits("if a { done() }\nif !a { done() }", parameters: "a: Bool") == [])
        #expect(try exits("if a { done() }\nif !a { done() }") == [3])
        #expect(try exits("if a == nil { done() }\nguard let a else { return }\ndone()", parameters: "a: Int?") == [])
        #expect(try exits("let b = c.first\nif b != nil { done() }\nif b == nil { done() }") == [])
        #expect(try exits("if xs.isEmpty { done() }\nguard !xs.isEmpty else { return }\ndone()", parameters: "xs: [Int]") == [])
        #expect(try repetition("if a { done() }\nif !a { done() }", parameters: "a: Bool") == nil)
        #expect(try repetition("if a { done() }\nif a { done() }", parameters: "a: Bool") == [1, 2])
    }

    @Test("a case excludes the others")
    func cases() throws {
        let body = "if r == .saved { done() }\nswitch r {\ncase .saved: break\ncase .failed: done()\ndefault: done()\n}"
        #expect(try exits(body, parameters: "r: R") == [])
        #expect(try repetition(body, parameters: "r: R") == nil)
        #expect(try exits("if case .a(let x) = r { done() }\nif case .a = r { return }\ndone()", parameters: "r: R") == [])
    }

    @Test("a local flag is what it was last given")
    func flags() throws {
        let body = "var told = false\nif a { done()\ntold = true }\nif !told { done() }"
        #expect(try exits(body) == [])
        #expect(try repetition(body) == nil)
        #expect(try repetition("var told = false\nif a { done()\ntold = true }\ntold = other()\nif !told { done() }") == [2, 5])
        #expect(try repetition("var told = false\nrun { told = true }\nif a { done() }\nif !told { done() }") == [3, 4])
    }

    @Test("a shadowing name is another one, and so is a loop's at its next turn")
    func shadows() throws {
        #expect(try exits("if a { let a = b()\nif !a { done() } } else { done() }", parameters: "a: Bool") == [3])
        #expect(try repetition("for a in xs { if a { done() } }\nreturn") == [1, 1])
    }

    @Test("what is not a constant may change")
    func variables() throws {
        #expect(try exits("if self.a { done() }\nif !self.a { done() }") == [3])
        #expect(try exits("if a() { done() }\nif !a() { done() }") == [3])
    }

    @Test("the sides of an `#if` are never in one program")
    func platforms() throws {
        #expect(try exits("#if os(iOS)\ndone()\n#else\ndone()\n#endif") == [])
        #expect(try exits("#if os(iOS)\ndone()\n#endif") == [4])
        #expect(try repetition("#if os(iOS)\ndone()\n#else\ndone()\n#endif") == nil)
        #expect(try exits("#if os(iOS)\nlet a = b\n#else\ndone()\n#endif\n#if os(iOS)\ndone()\n#endif") == [])
        #expect(try exits("switch a {\n#if os(iOS)\ncase .x: done()\n#endif\ndefault: done()\n}") == [])
        #expect(try exits("#if os(macOS)\ndefer { done() }\n#else\ndefer { done() }\n#endif\nif a { return }") == [])
        #expect(try repetition("#if os(macOS)\ndefer { done() }\n#else\ndefer { done() }\n#endif\nif a { return }") == nil)
    }

    // MARK: Other questions

    @Test("two kinds on one path")
    func meeting() throws {
        let (flow, source) = try graph("if a { done() } else { other() }\nlast()\nif b { other() }")
        let pair = flow.meeting(of: kind) { expression in
            if case .call(let call) = expression.kind, call.callee.calledName == "other" { .happens } else { .none }
        }
        let lines = pair.map { [$0.first, $0.second].map { source.position(at: $0.range.start).line - 1 } }
        #expect(lines == [1, 3])
    }

    @Test("what a body does as a whole")
    func effect() throws {
        #expect(try graph("done()").flow.effect(kind) == .happens)
        #expect(try graph("if a { done() }").flow.effect(kind) == .mayHappen)
        #expect(try graph("a?.done()").flow.effect(kind) == .mayHappen)
        #expect(try graph("other()").flow.effect(kind) == .none)
        #expect(try graph("func done() {}").flow.effect(kind) == .none)
        #expect(try graph("func help() { done() }").flow.localFunctions.keys.sorted() == ["help"])
    }

    @Test("what cannot be read may do anything")
    func damage() throws {
        #expect(try exits("if a { return }\nlet x = = 3") == [1])
    }

    /// What a rule does: it looks into helpers and into closures that are handed the duty, and meets itself in neither.
    private final class Asker {
        let functions: [String: FunctionDeclaration]
        private var known: [String: FlowEffect] = [:]

        init(_ functions: [FunctionDeclaration]) {
            self.functions = Dictionary(functions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        }

        func effect(of expression: Expression) -> FlowEffect {
            guard case .call(let call) = expression.kind, let name = call.callee.calledName else { return .none }
            if name == "done" { return .happens }
            for argument in call.arguments {
                guard case .closure(let closure) = argument.value.kind, ControlFlow.run(of: argument, in: call) == .elsewhere else {
                    continue
                }
                let effect = ControlFlow(of: closure).effect(effect)
                if effect != .none { return effect == .happens ? .handsOnDuty : .mayHappen }
            }
            guard let function = functions[name] else { return .none }
            if let effect = known[name] { return effect }
            // A helper in progress adds nothing.
            known[name] = FlowEffect.none
            let result = ControlFlow(of: function).effect(effect)
            known[name] = result
            return result
        }
    }

    @Test("a closure that is kept is told, once")
    func keptClosures() throws {
        let (flow, source) = try graph("let later = { done() }\nhandler = { done() }\nrun { done() }\nreturn { done() }")
        let told = flow.events.map { source.string(in: $0.range) }
        #expect(told == ["{ done() }", "handler = { done() }", "run { done() }", "{ done() }"])
    }

    @Test("helpers and closures can be looked into, recursion included")
    func helpers() throws {
        let text = """
            func f() { guard a else { return help() }; later { done() } }
            func g() { later { guard b else { return }; done() } }
            func help() { if c { again() }; done() }
            func again() { help() }
            func idle() { again2() }
            func again2() { idle() }
            """
        let functions = try Lowered.file(text).members.functions
        let effects = functions.map { ControlFlow(of: $0).effect(Asker(functions).effect) }
        #expect(effects == [.happens, .mayHappen, .happens, .happens, .none, .none])
    }

    @Test("a graph that grows beyond all bounds answers nothing")
    func bounds() throws {
        let body = String(repeating: "defer { if a { b() } else { c() } }\nif d { return }\n", count: 400)
        let (flow, _) = try graph(body)
        #expect(flow.isCutOff)
        #expect(flow.exitsWithout(kind) == [])
        #expect(flow.repetition(kind) == nil)
        #expect(flow.effect(kind) == .mayHappen)
    }
}
