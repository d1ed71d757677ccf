import SwiftTree

@testable import InteropModel

/// A small project made of source texts.
enum ParsedProject {
    static func files(_ sources: [(path: String, text: String)]) -> [FileSyntax] {
        let parser = Parser()
        return sources.compactMap { path, text in
            let source = SourceText(bytes: Array(text.utf8))
            return parser.parse(source).map { Lowering.lower(path: path, source: source, tree: $0) }
        }
    }

    static func project(_ sources: [(path: String, text: String)], settings: ProjectSettings = ProjectSettings()) -> Project {
        Project(files: files(sources), settings: settings)
    }

    static func table(_ sources: [(path: String, text: String)]) -> TypeTable {
        TypeTable(files: files(sources))
    }
}

extension TypeTable {
    /// The only type of that dotted name; nil where there is none, or more than one.
    func only(_ name: String) -> TypeID? {
        let found = types.filter { $0.declaration != nil && $0.path.joined(separator: ".") == name }
        return found.count == 1 ? found[0].id : nil
    }

    /// Where the type stands, for a test to read: the file's path, or the external name.
    func place(of type: StaticType, in files: [FileSyntax]) -> String {
        switch type {
        case .project(let id):
            let file = self[id].declaration.map { files[$0.file].path } ?? "?"
            return "\(file): \(self[id].path.joined(separator: "."))"
        case .external(let name): return name
        default: return "\(type)"
        }
    }
}
