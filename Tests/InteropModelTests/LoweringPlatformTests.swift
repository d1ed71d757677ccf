import Testing

@testable import InteropModel

@Suite("#if and platforms")
struct LoweringPlatformTests {
    @Test(
        "where a condition can hold",
        arguments: [
            ("os(iOS)", "iOS+catalyst"),
            ("os(macOS)", "macOS"),
            ("os(OSX) || os(tvOS)", "macOS+tvOS"),
            ("!os(iOS)", "macOS+tvOS+watchOS+visionOS"),
            ("canImport(UIKit)", "iOS+catalyst+tvOS+watchOS+visionOS"),
            ("canImport(UIKit) && !os(watchOS)", "iOS+catalyst+tvOS+visionOS"),
            ("canImport(AppKit)", "catalyst+macOS"),
            ("canImport(AppKit) && !targetEnvironment(macCatalyst)", "macOS"),
            ("canImport(SwiftUI)", "all"),
            ("!(os(iOS) || os(macOS)) && canImport(UIKit, _version: 1)", "tvOS+watchOS+visionOS"),
            ("os(Linux)", ""),
            ("DEBUG", "all"),
            ("!DEBUG", "all"),
            ("DEBUG && os(iOS)", "iOS+catalyst"),
            ("DEBUG || os(iOS)", "all"),
            ("swift(>=5.9) && os(visionOS)", "visionOS"),
            ("os(iOS) // phone", "iOS+catalyst"),
            ("os(iOS) ||\n os(tvOS)", "iOS+catalyst+tvOS"),
            ("false", ""),
        ])
    func conditions(condition: String, expected: String) throws {
        #expect(try Lowered.file("#if \(condition)\nlet a = 1\n#endif").members.properties.first?.head.platforms.notation == expected)
    }

    @Test("else is where every condition before can have failed")
    func branches() throws {
        let source = """
            #if os(iOS)
            let a = 1
            #elseif DEBUG
            let b = 1
            #elseif canImport(AppKit)
            let c = 1
            #else
            let d = 1
            #endif
            let e = 1
            """
        let expected = [
            "#iOS+catalyst let a = 1", "#macOS+tvOS+watchOS+visionOS? let b = 1", "#macOS? let c = 1", "#tvOS+watchOS+visionOS? let d = 1",
            "let e = 1",
        ]
        #expect(try Lowered.members(source) == expected.joined(separator: "; "))
    }

    @Test(
        "the sides of one condition never meet",
        arguments: [
            ["DEBUG"], ["!DEBUG"], ["canImport(Inject)"], ["swift(>=6.1)"], ["compiler(<6)"], ["targetEnvironment(simulator)"],
            ["DEBUG && STAGING"], ["DEBUG || STAGING"], ["!(DEBUG || os(iOS))"], ["DEBUG", "STAGING"],
            ["DEBUG", "os(iOS)", "canImport(Inject)"],
        ])
    func alternatives(conditions: [String]) throws {
        let sides = conditions.enumerated().map { "\($0.offset == 0 ? "#if" : "#elseif") \($0.element)\na()\n" }
        let statements = try Lowered.body(sides.joined() + "#else\na()\n#endif").statements
        #expect(statements.count == conditions.count + 1)
        for (index, statement) in statements.enumerated() {
            #expect(!statement.platforms.isEmpty)
            for other in statements[(index + 1)...] { #expect(!statement.platforms.meets(other.platforms)) }
        }
        #expect(statements.reduce(into: PlatformSet()) { $0.formUnion($1.platforms) } == .all)
    }

    @Test("what only some builds have stands alone, unless the others have their own")
    func loneConditions() throws {
        #expect(try Lowered.statements("#if DEBUG\na()\n#endif\nb()") == "a(); b()")
        let pair = try Lowered.body("#if DEBUG\na()\n#endif\n#if !DEBUG\nb()\n#endif").statements
        #expect(pair.count == 2 && !pair[0].platforms.meets(pair[1].platforms))
        let chain = try Lowered.body("#if DEBUG\na()\n#elseif STAGING\nb()\n#endif").statements
        #expect(chain.count == 2 && !chain[0].platforms.meets(chain[1].platforms))
    }

    @Test("nested directives, around types, members, statements and cases")
    func nesting() throws {
        let source = """
            #if canImport(UIKit)
            struct A {
                #if !os(tvOS)
                func b() {
                    c
                    #if os(iOS)
                    d
                    #endif
                    switch e {
                    case .f: break
                    #if os(watchOS)
                    case .g: return
                    #endif
                    default: break
                    }
                }
                #endif
            }
            #endif
            """
        let outer = "#iOS+catalyst+tvOS+watchOS+visionOS"
        let inner = "#iOS+catalyst+watchOS+visionOS"
        let body = [
            "\(inner) c", "#iOS+catalyst d",
            "\(inner) switch e {\(inner) .f: \(inner) break | #watchOS .g: #watchOS return | \(inner) default: \(inner) break}",
        ]
        #expect(try Lowered.members(source) == "\(outer) struct A {\(inner) function b() {\(body.joined(separator: "; "))}}")
    }

    @Test("a directive is no value of the jump before it")
    func jumps() throws {
        #expect(try Lowered.statements("if a {\n#if os(macOS)\nreturn\n#else\nreturn 1\n#endif\n}").hasPrefix("if a {#macOS return; #iOS"))
    }

    @Test("inside a member chain the head is unknown, the platforms are not")
    func chains() throws {
        let source = "a()\n#if os(macOS)\n.b()\n#endif\nc()"
        #expect(try Lowered.statements(source) == "a(); #macOS unknown().b(); c()")
    }

    @Test("directives in comments and strings count for nothing")
    func lookalikes() throws {
        let source = "/*\n#if os(iOS)\n*/\nlet a = \"\"\"\n  #if os(iOS)\n  \"\"\"\nlet b = 1"
        let platforms = try Lowered.file(source).members.properties.map(\.head.platforms)
        #expect(platforms == [.all, .all])
    }

    @Test("stray directives do no harm")
    func stray() throws {
        #expect(try Lowered.members("#endif\n#else\nlet a = 1\n#if os(iOS)\nlet b = 1") == "let a = 1; #iOS+catalyst let b = 1")
    }
}
