import Findings
import InteropModel

extension Rule {
    static let coordinatorNotClass = Rule(
        id: "coordinator_not_class", group: .coordinator, severity: .error,
        summary: "a coordinator is a struct or an enum: each access copies it, so it remembers nothing",
        page: PageText.coordinator_not_class
    ) { pass in
        for coordinator in pass.coordinators {
            let type = pass.project.table[coordinator.type]
            guard type.kind == .struct || type.kind == .enum, isMoreThanConstants(type), let declaration = type.declaration else {
                continue
            }
            pass.report(
                .error, at: SiteKey(file: declaration.file, range: declaration.declaration.nameRange), message(type),
                notes: [pass.maker(of: coordinator)])
        }
    }

    /// A struct of `let`s alone is copied without loss.
    private static func isMoreThanConstants(_ type: ProjectType) -> Bool {
        type.members.allProperties.contains { !$0.declaration.isLet && !$0.declaration.isComputed && !$0.declaration.head.isStatic }
            || type.members.allFunctions.contains { $0.declaration.kind == .function && !$0.declaration.head.isStatic }
            || type.sites.contains { !$0.declaration.members.enumCases.isEmpty }
    }
}

extension Rule {
    private static func message(_ type: ProjectType) -> String {
        "`\(type.name)` is \(type.kind == .enum ? "an enum" : "a struct"), so each use of `context.coordinator` is a copy and what is stored "
            + "in it is lost before the person sees an effect; make it a `final class`"
    }
}
