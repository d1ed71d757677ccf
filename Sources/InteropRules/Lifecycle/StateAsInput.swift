import Findings
import InteropModel

extension Rule {
    static let stateAsInput = Rule(
        id: "state_as_input", group: .lifecycle, severity: .warning,
        summary: "a representable's state is given a value by its users, of which SwiftUI keeps the first",
        page: PageText.state_as_input
    ) { pass in
        for representable in pass.project.representables {
            for input in pass.project.stateInputs(of: representable) {
                let property = input.property
                pass.report(
                    .warning, at: SiteKey(file: property.file, range: property.declaration.range), message(input),
                    notes: [Note("it is given a value here", at: pass.location(input.use.site))])
            }
        }
    }
}

extension Rule {
    private static func message(_ input: StateInput) -> String {
        let name = input.property.declaration.name
        let remedy =
            input.wrapper == "State"
            ? "make it a plain property, or a `@Binding` where the view changes it too" : "make it an `@ObservedObject`"
        return
            "`\(name)` is `@\(input.wrapper)`, so SwiftUI keeps the first value that it is given, and later ones never reach the screen; "
            + remedy
    }
}
