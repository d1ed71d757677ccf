import SwiftTree

/// A callback with which a modal controller ends, as a coordinator implements it.
package struct ModalExit {
    package let callback: DelegateCallback
    package let function: FunctionSite
    /// Where a way through it ends on which nothing is dismissed and nobody is told.
    package let silent: [DutyExit]
    /// The controller closes by itself here, and another way of the callback dismisses it.
    package let closesByItself: Bool
}

/// What a coordinator does when the modal controllers end whose delegate it is.
package struct ModalExits {
    package typealias Maker = (representable: Representable, paths: RepresentablePaths)

    private let table: TypeTable
    private let makers: [Maker]
    private let platforms: PlatformSet
    private let happenings: Happenings
    private let tellings: Tellings
    private let conformances: [DelegateConformance]

    package init(of coordinator: TypeID, in project: Project, makers: [Maker]) {
        table = project.table
        self.makers = makers
        platforms = makers.reduce(PlatformSet()) { $0.union($1.representable.platforms) }
        happenings = Happenings(makers.map(\.paths))
        tellings = Tellings(project: project, makers: makers)
        conformances = project.table.delegateConformances(of: coordinator, platforms: platforms)
    }

    // MARK: Implemented exits

    /// The callbacks that have a way on which the controller stays.
    package var silent: [ModalExit] {
        conformances.flatMap { conformance in
            conformance.implemented.compactMap { $0.callback.role.isExit ? exit($0, of: conformance.protocolName) : nil }
        }
    }

    private func exit(_ implementation: DelegateConformance.Implementation, of protocolName: String) -> ModalExit? {
        guard let function = Optional(implementation.function), function.declaration.body != nil,
            let closing = closing(of: protocolName), !isEmbedded(protocolName)
        else { return nil }
        let closes = closing.closes(on: implementation.callback.role)
        let platforms = function.declaration.head.platforms.intersection(platforms)
        if closes != false {
            let dismissing = trace(on: platforms) { $0 >= .takesBack ? .happens : .none }
            guard dismissing.effect(of: dismissing.body(of: function)) != .none else { return nil }
        }
        let telling = trace(on: platforms) { telling in
            switch telling {
            case .none: .none
            case .unknown: .mayHappen
            case .handsOver: .handsOnDuty
            case .tells, .takesBack, .dismisses: .happens
            }
        }
        return ModalExit(
            callback: implementation.callback, function: function,
            silent: telling.exits(of: telling.body(of: function)) + telling.exitsWithoutLeaving(in: telling.body(of: function)),
            closesByItself: closes != false)
    }

    private func trace(on platforms: PlatformSet, _ effect: @escaping (Telling) -> FlowEffect) -> DutyTrace {
        DutyTrace(table: table, platforms: platforms, happenings: happenings) { [tellings] expression, entries in
            effect(tellings.telling(of: expression, entries))
        }
    }

    // MARK: Twice

    /// The ways of a callback on which the controller is dismissed and the state that shows it is taken back, too.
    package var doubles: [(function: FunctionSite, first: SiteKey, second: SiteKey)] {
        conformances.flatMap(\.implemented).compactMap { implementation in
            let function = implementation.function
            guard function.declaration.body != nil else { return nil }
            let platforms = function.declaration.head.platforms.intersection(platforms)
            let controller = certain(on: platforms) { telling, entries in
                telling == .dismisses && entries.contains { $0.event.call?.name == "dismiss" && dismissesShown($0) }
            }
            let state = certain(on: platforms) { telling, _ in telling == .takesBack }
            return controller.meetings(in: controller.body(of: function), with: state, state.body(of: function))
                .map { (function, $0.first, $0.second) }
        }
    }

    private func certain(on platforms: PlatformSet, _ isMeant: @escaping (Telling, [Happenings.Entry]) -> Bool) -> DutyTrace {
        DutyTrace(table: table, platforms: platforms, happenings: happenings, countsHandingOn: false, followsHopsAlone: true) {
            [tellings] expression, entries in
            isMeant(tellings.telling(of: expression, entries), entries) ? .happens : .none
        }
    }

    /// Whether the call dismisses the controller that the representable shows, and not one that it presented itself, or that
    /// the coordinator keeps besides.
    private func dismissesShown(_ entry: Happenings.Entry) -> Bool {
        guard let place = entry.event.call?.receiver?.place else { return entry.event.call?.receiver != nil }
        guard !place.path.contains("presentedViewController") else { return false }
        switch place.root {
        case .coordinator: return place.first.flatMap { makers[entry.maker].paths.kept[$0]?.place } == Place(.represented)
        case .construction: return false
        default: return true
        }
    }

    // MARK: Controllers

    /// When the controller closes by itself; nil for a delegate of no modal controller.
    private func closing(of protocolName: String) -> ModalController.Closing? {
        let controllers = ModalControllers.controllers(withDelegate: protocolName)
        let classes = makers.flatMap { table.frameworkAncestry(of: $0.paths.representedType, platforms: $0.representable.platforms) }
        if let own = controllers.first(where: { classes.contains($0.className) }) { return own.closesByItself }
        guard let first = controllers.first?.closesByItself else { return nil }
        return controllers.allSatisfy { $0.closesByItself == first } ? first : .unknown
    }

    /// A photo picker that is a part of the screen reports each change of the selection.
    /// Sources: Apple doc photosui/phpickerconfiguration-swift.struct/selection-swift.enum/continuous and …/disabledcapabilities.
    private func isEmbedded(_ protocolName: String) -> Bool {
        guard protocolName == "PHPickerViewControllerDelegate" else { return false }
        return makers.flatMap { $0.paths.everything }.flatMap(\.events).compactMap(\.write).contains { write in
            write.member == "disabledCapabilities"
                || write.member == "selection" && write.value.implicitMember?.hasPrefix("continuous") == true
        }
    }

    // MARK: Missing exits

    package struct Missing {
        package let conformance: DelegateConformance
        /// An exit that is there.
        package let present: DelegateCallback
        package let callbacks: [DelegateCallback]
    }

    /// The protocols of which the coordinator implements one exit and leaves out another, and whose controller then stays.
    package var missing: [Missing] {
        conformances.compactMap { conformance in
            let present = conformance.implemented.map(\.callback).filter(\.role.isExit)
            guard let first = present.first, closing(of: conformance.protocolName) == ModalController.Closing.none else { return nil }
            let exits = DelegateCallbacks.all(of: conformance.protocolName).filter { $0.role.isExit && !$0.isRequired }
            // Several successes are forms of one.
            let absent = [DelegateCallback.Role.exitSuccess, .exitCancel, .exitFailure].compactMap { role -> DelegateCallback? in
                present.contains { $0.role == role } ? nil : exits.first { $0.role == role }
            }
            return absent.isEmpty ? nil : Missing(conformance: conformance, present: first, callbacks: absent)
        }
    }
}

extension ModalController.Closing {
    /// Whether the controller goes away by itself when this callback, which the delegate implements, is called; nil where it
    /// is not known.
    fileprivate func closes(on role: DelegateCallback.Role) -> Bool? {
        switch self {
        case .all: true
        case .none, .unimplementedCancel: false
        case .cancel: role == .exitCancel ? true : nil
        case .unknown: nil
        }
    }
}
