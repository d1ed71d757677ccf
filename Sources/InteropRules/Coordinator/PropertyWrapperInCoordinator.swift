import Findings
import InteropModel

extension Rule {
    static let propertyWrapperInCoordinator = Rule(
        id: "property_wrapper_in_coordinator", group: .coordinator, severity: .warning,
        summary: "a property wrapper that SwiftUI installs in views alone stands in a coordinator",
        page: PageText.property_wrapper_in_coordinator
    ) { pass in
        for coordinator in pass.coordinators where pass.project.table[coordinator.type].kind == .class {
            let stored = coordinator.maker.coordinator?.storedProperties ?? []
            for property in stored {
                guard let attribute = property.declaration.head.attributes.first(where: { consequences[$0.name] != nil }),
                    !pass.project.declares(attribute.name, near: property)
                else { continue }
                pass.report(
                    .warning, at: SiteKey(file: property.file, range: attribute.range),
                    message(
                        attribute.name, property.declaration.name, pass.typeName(coordinator.maker),
                        isObserved: isObserved(property, by: coordinator.maker, in: pass)),
                    notes: [pass.maker(of: coordinator)])
            }
        }
    }

    /// The representable observes the model itself: then nothing stays behind.
    private static func isObserved(_ property: PropertySite, by representable: Representable, in pass: Pass) -> Bool {
        let table = pass.project.table
        let type = table.type(of: property, platforms: representable.platforms)
        guard type != .unknown else { return false }
        return table[representable.type].members.allProperties.contains { own in
            own.declaration.head.attributes.contains {
                ["StateObject", "ObservedObject", "EnvironmentObject", "Bindable"].contains($0.name)
            }
                && table.type(of: own, platforms: representable.platforms) == type
        }
    }

    /// What becomes of each outside a view. Source: the wrappers' pages in SwiftUI and SwiftData (`DynamicProperty`: SwiftUI
    /// installs them in the views, modifiers and representables that it makes, and nowhere else).
    private static let consequences: [String: Consequence] = [
        "State": .neverUpdates, "GestureState": .neverUpdates, "FocusState": .neverUpdates,
        "StateObject": .notObserved, "ObservedObject": .notObserved, "Bindable": .notObserved,
        "Environment": .standsStill, "ScaledMetric": .standsStill, "Namespace": .standsStill,
        "EnvironmentObject": .crashes, "FetchRequest": .staysEmpty, "SectionedFetchRequest": .staysEmpty, "Query": .staysEmpty,
    ]

    private enum Consequence {
        case neverUpdates, notObserved, standsStill, crashes, staysEmpty
    }
}

extension Rule {
    private static func message(_ wrapper: String, _ name: String, _ representable: String, isObserved: Bool) -> String {
        let reason = "SwiftUI does not install `@\(wrapper)` in a coordinator"
        switch consequences[wrapper] {
        case .notObserved? where isObserved:
            return
                "\(reason), so it does nothing for `\(name)` there and the screen follows only what `\(representable)` observes; make it a plain "
                + "property"
        case .neverUpdates?:
            return
                "\(reason), so a change of `\(name)` is lost and nothing on screen follows it; make it a plain property, or keep the state "
                + "in `\(representable)`"
        case .notObserved?:
            return
                "\(reason), so it notices no change of `\(name)` and what it shows stays behind; make it a plain property here and observe "
                + "the model in `\(representable)`"
        case .crashes?:
            return "\(reason), so the app crashes when `\(name)` is read; declare it in `\(representable)` and hand the object over"
        case .staysEmpty?:
            return
                "\(reason), so `\(name)` never gets its results and the person sees none; declare it in `\(representable)` and hand them over"
        case .standsStill?, nil:
            return "\(reason), so `\(name)` keeps its default and what the person does with it has no effect; declare it in "
                + "`\(representable)` and hand the value over"
        }
    }
}
