import Findings
import InteropModel

extension Rule {
    static let callbackCalledInUpdate = Rule(
        id: "callback_called_in_update", group: .lifecycle, severity: .warning,
        summary: "a closure that tells the parent something is called while SwiftUI is updating",
        page: PageText.callback_called_in_update
    ) { pass in
        for (representable, paths) in pass.subjects {
            let kept = KeptClosures(paths: paths)
            let closures = ClosureCalls(project: pass.project, representable: representable, paths: paths)
            for path in [paths.make, paths.update, paths.size] {
                let changes = ChangeGuard(
                    project: pass.project, representable: representable, path: path, representedType: paths.representedType)
                for event in kept.events(on: path) where event.timing == .now {
                    guard let call = event.call, let input = closures.input(calledBy: call), tells(input, call, pass, representable) else {
                        continue
                    }
                    let isGuarded = changes.guards(event, subject: ChangeGuard.Subject(object: nil, members: [])) || compares(event, call)
                    pass.report(
                        isGuarded ? .info : .warning, at: event.site, message(input.name, isGuarded),
                        notes: pass.way(to: event, from: path, because: "SwiftUI runs `\(path.entry?.declaration.name ?? "")`"))
                }
            }
        }
    }

    /// Whether the closure reports to the parent: it gives nothing back, and is not there to set up what it is handed.
    private static func tells(_ input: Input, _ call: CallEvent, _ pass: Pass, _ representable: Representable) -> Bool {
        guard case .function(.void) = input.type, !isConfiguring(input.name) else { return false }
        return !call.arguments.contains { argument in
            let value = argument.value
            return value.type == .context || value.place?.root == .context || value.place == Place(.represented)
                || value.place == Place(.coordinator)
                || (pass.project.isViewLike(value.type, on: representable.platforms) && !isAround(value))
                || (pass.project.isObject(value.type, on: representable.platforms) && value.sources.contains(Place(.represented))
                    && !isAround(value))
        }
    }

    /// What the view stands in is looked for to remember it, not to set it up.
    private static func isAround(_ value: Value) -> Bool {
        value.place?.last == "window" || value.place?.last == "superview"
    }

    private static func isConfiguring(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["make", "update", "setup", "apply", "build", "prepare"].contains { name.hasPrefix($0) }
            || ["configur", "customiz", "customis"].contains { name.contains($0) }
    }

    /// What is handed over is compared with something else on the way.
    private static func compares(_ event: Event, _ call: CallEvent) -> Bool {
        let given = call.arguments.flatMap(\.value.sources)
        return event.conditions?.frames.contains { frame in
            frame.tests.contains { test in
                test.kind == .comparison && !test.left.isEmpty && !test.right.isEmpty && test.places.contains(where: given.contains)
            }
        } ?? false
    }
}

extension Rule {
    private static func message(_ name: String, _ isGuarded: Bool) -> String {
        let when = isGuarded ? "when something changed, but still while SwiftUI is updating" : "while SwiftUI is updating"
        return "`\(name)` is called \(when), so state that it sets may be lost or update the screen without end; call it in "
            + "`DispatchQueue.main.async`" + (isGuarded ? "" : ", and only when there is something new")
    }
}
