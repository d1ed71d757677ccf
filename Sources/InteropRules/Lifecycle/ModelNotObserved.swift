import Findings
import InteropModel

extension Rule {
    static let modelNotObserved = Rule(
        id: "model_not_observed", group: .lifecycle, severity: .info,
        summary: "update reads a model that the representable does not observe",
        page: PageText.model_not_observed
    ) { pass in
        for (representable, paths) in pass.subjects {
            for model in pass.project.unobservedModels(of: representable, paths) {
                let property = model.property
                let update = pass.methodNames(of: representable, paths).update
                pass.report(
                    .info, at: SiteKey(file: property.file, range: property.declaration.range), message(model, update),
                    notes: [Note("`\(update)` reads `\(model.member)` here", at: pass.location(model.read))])
            }
        }
    }
}

extension Rule {
    private static func message(_ model: UnobservedModel, _ update: String) -> String {
        "nothing observes `\(model.property.declaration.name)`, so a change of its `\(model.member)` does not run `\(update)` and the view "
            + "shows the old one until something else changes; make the property an `@ObservedObject`"
    }
}
