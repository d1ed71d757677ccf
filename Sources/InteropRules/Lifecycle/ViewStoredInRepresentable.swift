import Findings
import InteropModel

extension Rule {
    static let viewStoredInRepresentable = Rule(
        id: "view_stored_in_representable", group: .lifecycle, severity: .warning,
        summary: "a representable constructs and stores the view itself, once more at each update of its parent",
        page: PageText.view_stored_in_representable
    ) { pass in
        for (representable, paths) in pass.subjects {
            for object in StoredObjects(table: pass.project.table, representable: representable, paths: paths).all {
                let property = object.property
                guard !pass.project.isAlwaysGiven(property, of: representable) else { continue }
                pass.report(
                    .warning, at: SiteKey(file: property.file, range: property.declaration.range), message(object, representable, pass),
                    notes: notes(object, representable, pass))
            }
        }
    }

    private static func notes(_ object: StoredObject, _ representable: Representable, _ pass: Pass) -> [Note] {
        switch object.origin {
        case .constructed(let site):
            let property = object.property
            guard property.file != site.file || !property.declaration.range.contains(site.range) else { return [] }
            return [Note("it is made here", at: pass.location(site))]
        case .shared:
            return representable.lifecycle.make.map { [Note("`\($0.declaration.name)` returns it", at: pass.location($0.nameSite))] } ?? []
        }
    }
}

extension Rule {
    private static func message(_ object: StoredObject, _ representable: Representable, _ pass: Pass) -> String {
        let name = object.property.declaration.name
        let make = representable.kind.makeName
        switch object.origin {
        case .constructed:
            return
                "`\(name)` is made with the struct, which SwiftUI makes anew at each update of its parent, so another \(noun(object)) is "
                + "made each time, and what is done to it never reaches the one on screen; make it in `\(make)`, and keep it in the "
                + "coordinator where it is needed later"
        case .shared:
            return "`\(name)` is one \(noun(object)) for every `\(pass.typeName(representable))`, so it goes from one place on screen when "
                + "another shows it; make a new one in `\(make)`"
        }
    }

    private static func noun(_ object: StoredObject) -> String {
        switch object.kind {
        case .view, .control, .cell, .window: "view"
        case .controller: "controller"
        case .recognizer: "recognizer"
        case .layer: "layer"
        case .player: "player"
        case .scene: "scene"
        case .session, .menu, .value, .other, nil: "object"
        }
    }
}
