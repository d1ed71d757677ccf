import Findings
import InteropModel

extension Rule {
    static let representableIsClass = Rule(
        id: "representable_is_class", group: .lifecycle, severity: .error,
        summary: "a class or actor conforms to a representable protocol",
        page: PageText.representable_is_class
    ) { pass in
        for representable in pass.project.representables {
            let type = pass.project.table[representable.type]
            guard type.isReference, let declaration = type.declaration else { continue }
            pass.report(
                .error, at: SiteKey(file: declaration.file, range: declaration.declaration.nameRange), message(type, representable))
        }
    }
}

extension Rule {
    private static func message(_ type: ProjectType, _ representable: Representable) -> String {
        "`\(type.name)` is \(type.kind == .actor ? "an actor" : "a class"), and a `\(representable.kind.protocolName)` has to be a value, so "
            + "SwiftUI stops the app when it is shown; make it a struct, and keep what has to last in its coordinator"
    }
}
