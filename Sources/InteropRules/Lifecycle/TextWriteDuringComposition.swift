import Findings
import InteropModel

extension Rule {
    static let textWriteDuringComposition = Rule(
        id: "text_write_during_composition", group: .lifecycle, severity: .info,
        summary: "update replaces text that the person may still be composing",
        page: PageText.text_write_during_composition
    ) { pass in
        for (representable, paths) in pass.subjects {
            let texts = TextReplacements(project: pass.project, representable: representable, paths: paths)
            let changes = ChangeGuard(
                project: pass.project, representable: representable, path: paths.update, representedType: paths.representedType)
            for event in paths.update.onPath {
                guard let text = texts.replacement(event) else { continue }
                let subject = ChangeGuard.Subject(object: text.receiver.place, members: text.comparedWith)
                let tests = event.conditions?.frames.flatMap(\.tests) ?? []
                // Without a comparison the write is `unguarded_update_write`'s.
                guard changes.guards(event, subject: subject), tests.contains(where: { $0.kind == .comparison }),
                    !tests.contains(where: sparesEditing)
                else { continue }
                pass.report(
                    .info, at: event.site, message(text.name, representable),
                    notes: pass.way(
                        to: event, from: paths.update,
                        because: "`\(paths.update.entry?.declaration.name ?? "")` runs at every change of state")
                )
            }
        }
    }

    private static let editing: Set<String> = [
        "markedTextRange", "hasMarkedText", "markedRange", "isFirstResponder", "firstResponder", "isEditing", "currentEditor",
    ]

    /// A condition that leaves the text alone while the person edits: the view's own, or a flag of the coordinator.
    private static func sparesEditing(_ test: Test) -> Bool {
        test.places.contains { place in
            place.path.contains(where: editing.contains) || (test.kind == .flag && place.root == .coordinator)
        }
    }
}

extension Rule {
    private static func message(_ name: String, _ representable: Representable) -> String {
        let test = representable.platforms.meets(.macOS) ? "`hasMarkedText()` is true" : "`markedTextRange` is not nil"
        return "`\(name)` is replaced also while the person is composing (Japanese, Chinese, Korean, accents), so the unfinished word is "
            + "destroyed; leave the text alone while \(test)"
    }
}
