import Testing

@testable import InteropModel

@Suite("Names of types")
struct TypeTableTests {
    /// What `name` means in the file `path`, inside the type `within`.
    private func meaning(
        of name: String, in path: String, within: String? = nil, platforms: PlatformSet = .all, _ sources: [(path: String, text: String)]
    ) throws -> String {
        let files = ParsedProject.files(sources)
        let table = TypeTable(files: files)
        let file = try #require(files.firstIndex { $0.path == path })
        let types = try within.map { try table.enclosing(#require(table.only($0))) } ?? []
        let type = table.resolve(name.split(separator: ".").map(String.init), in: Scope(file: file, types: types, platforms: platforms))
        return table.place(of: type, in: files)
    }

    @Test(
        "by nesting, innermost first",
        arguments: [
            ("C", "A.B", "A.swift: A.B.C"), ("C", "A", "A.swift: A.C"), ("C", nil, "A.swift: C"), ("B.C", "A", "A.swift: A.B.C"),
            ("A.C", "A.B", "A.swift: A.C"), ("B", "A.B.C", "A.swift: A.B"), ("Self", "A.B", "A.swift: A.B"), ("Missing", "A", "Missing"),
        ] as [(String, String?, String)])
    func nesting(_ name: String, _ within: String?, _ expected: String) throws {
        let text = """
            struct A {
                struct B { class C {} }
                class C {}
            }
            class C {}
            """
        #expect(try meaning(of: name, in: "A.swift", within: within, [("A.swift", text)]) == expected)
    }

    private static let folders: [(path: String, text: String)] = [
        ("App/Feed/List.swift", "class Coordinator {}"), ("App/Feed/Row.swift", "struct Row {}"),
        ("App/Map/Map.swift", "class Coordinator {}"), ("App/Map/Deep/Pin.swift", "struct Pin {}"),
        ("Kit/Kit.swift", "class Keeper {}"), ("App/Own.swift", "class Keeper {}"),
    ]

    @Test(
        "by file, then folder, then module",
        arguments: [
            ("Coordinator", "App/Feed/List.swift", "App/Feed/List.swift: Coordinator"),
            ("Coordinator", "App/Feed/Row.swift", "App/Feed/List.swift: Coordinator"),
            ("Coordinator", "App/Map/Deep/Pin.swift", "App/Map/Map.swift: Coordinator"),
            ("Keeper", "App/Map/Deep/Pin.swift", "App/Own.swift: Keeper"),
            ("Keeper", "Kit/Kit.swift", "Kit/Kit.swift: Keeper"),
            ("Pin", "Kit/Kit.swift", "App/Map/Deep/Pin.swift: Pin"),
        ])
    func distance(_ name: String, _ path: String, _ expected: String) throws {
        #expect(try meaning(of: name, in: path, Self.folders) == expected)
    }

    @Test("a module in front of the name")
    func module() throws {
        #expect(try meaning(of: "UIKit.UIView", in: "A.swift", [("A.swift", "struct A {}")]) == "UIView")
    }

    private static let sides = """
        #if os(macOS)
        typealias PlatformView = NSView
        struct Board { class Coordinator {} }
        #else
        typealias PlatformView = UIView
        #endif
        """

    @Test("a typealias means the side that is compiled", arguments: [(PlatformSet.macOS, "NSView"), (PlatformSet.iOS, "UIView")])
    func aliasSides(_ platforms: PlatformSet, _ expected: String) throws {
        #expect(try meaning(of: "PlatformView", in: "A.swift", platforms: platforms, [("A.swift", Self.sides)]) == expected)
    }

    @Test("an alias of an alias, and an alias inside a type")
    func aliases() throws {
        let text = """
            typealias First = Second
            typealias Second = Real
            class Real {}
            struct Outer { typealias Inner = Real }
            """
        #expect(try meaning(of: "First", in: "A.swift", [("A.swift", text)]) == "A.swift: Real")
        #expect(try meaning(of: "Inner", in: "A.swift", within: "Outer", [("A.swift", text)]) == "A.swift: Real")
        #expect(try meaning(of: "Outer.Inner", in: "A.swift", [("A.swift", text)]) == "A.swift: Real")
    }

    @Test("aliases in a circle end")
    func circle() throws {
        let text = "typealias A = B\ntypealias B = A\nstruct S {}"
        let table = ParsedProject.table([("A.swift", text)])
        #expect(table.resolve(["A"], in: Scope(file: 0)) == .unknown)
    }

    @Test("types that extensions in other files nest")
    func extensions() throws {
        let sources = [
            ("A/Pane.swift", "struct Pane {}"), ("A/Pane+Coordinator.swift", "extension Pane { class Coordinator {} }"),
            ("A/Deep.swift", "extension Pane.Coordinator { struct Note {} }"),
        ]
        #expect(try meaning(of: "Coordinator", in: "A/Pane.swift", within: "Pane", sources) == "A/Pane+Coordinator.swift: Pane.Coordinator")
        #expect(try meaning(of: "Note", in: "A/Pane.swift", within: "Pane.Coordinator", sources) == "A/Deep.swift: Pane.Coordinator.Note")
    }

    @Test("an extension belongs to the nearest of two types of one name")
    func twoOfOneName() throws {
        let table = ParsedProject.table([
            ("One/Pane.swift", "struct Pane {}"), ("Two/Pane.swift", "struct Pane {}"),
            ("Two/Pane+Size.swift", "extension Pane { var size: Int { 1 } }"),
        ])
        let sizes = table.types.filter { $0.name == "Pane" }.map { $0.members.properties["size"]?.count ?? 0 }
        #expect(sizes == [0, 1])
    }

    @Test("a type inherited from a superclass or a protocol's extension")
    func inherited() throws {
        let text = """
            class Base { class Coordinator {} }
            class Derived: Base {}
            protocol Coordinated {}
            extension Coordinated { typealias Keeper = Base }
            struct Pane: Coordinated {}
            """
        #expect(try meaning(of: "Coordinator", in: "A.swift", within: "Derived", [("A.swift", text)]) == "A.swift: Base.Coordinator")
        #expect(try meaning(of: "Keeper", in: "A.swift", within: "Pane", [("A.swift", text)]) == "A.swift: Base")
    }
}

@Suite("Protocols and sides of representables")
struct RefiningProtocolTests {
    @Test("what a refining protocol stands for")
    func refinement() throws {
        let table = ParsedProject.table([
            ("A.swift", "protocol Pane: UIViewRepresentable {}\nprotocol SlowPane: Pane, AnyObject {}\nclass Slow: SlowPane {}")
        ])
        let names = table.protocols(of: try #require(table.only("Slow"))).compactMap(\.externalName)
        #expect(Set(names) == ["UIViewRepresentable", "AnyObject"])
    }

    @Test(
        "a name with two sides makes two representables",
        arguments: [
            "#if os(macOS)\ntypealias P = NSViewRepresentable\n#else\ntypealias P = UIViewRepresentable\n#endif\nstruct V: P {}",
            "#if os(macOS)\nprotocol P: NSViewRepresentable {}\n#else\nprotocol P: UIViewRepresentable {}\n#endif\nstruct V: P {}",
            "struct V {}\n#if os(macOS)\nextension V: NSViewRepresentable {}\n#else\nextension V: UIViewRepresentable {}\n#endif",
        ])
    func sides(_ text: String) {
        let kinds = ParsedProject.project([("A.swift", text)]).representables.map(\.kind)
        #expect(Set(kinds) == [.nsView, .uiView])
    }

    @Test("one nested coordinator for each side")
    func coordinators() throws {
        let text = """
            struct V {}
            #if os(macOS)
            extension V: NSViewRepresentable { class Coordinator {} }
            #else
            extension V: UIViewRepresentable { class Coordinator {} }
            #endif
            """
        let project = ParsedProject.project([("A.swift", text)])
        let coordinators = project.representables.compactMap(\.coordinator?.type)
        #expect(Set(coordinators).count == 2)
    }
}
