/// Whether the conditions around a write of state ask about that state, so that it comes to rest.
package struct StateTests: Sendable {
    private let places: StatePlaces

    package init(_ places: StatePlaces) {
        self.places = places
    }

    /// Whether a condition on the way compares the written state, or, where a constant is written, tests it.
    package func settle(_ write: StateWrite) -> Bool {
        write.event.conditions?.frames.contains { frame in frame.tests.contains { settles($0, frame, write) } } ?? false
    }

    /// Whether the write can never happen: a condition that only a change of this Boolean state lets through is followed by
    /// the question whether it has changed already.
    package func ruleOut(_ write: StateWrite) -> Bool {
        let frames = write.event.conditions?.frames ?? []
        guard let inner = frames.firstIndex(where: { frame in frame.tests.contains { settles($0, frame, write) } }) else { return false }
        return frames.dropFirst(inner + 1).contains { frame in
            frame.site != frames[inner].site
                && frame.tests.contains { test in
                    test.kind == .flag && test.left.contains { places.canonical($0.bindingValue) == write.state.place }
                }
        }
    }

    /// Whether `test` asks about the very state that is written.
    package func isAbout(_ test: Test, _ write: StateWrite) -> Bool {
        test.places.contains { write.state.place.contains(places.canonical($0.bindingValue)) }
    }

    private func settles(_ test: Test, _ frame: ConditionFrame, _ write: StateWrite) -> Bool {
        test.places.contains { place in
            let asked = places.canonical(place.bindingValue)
            switch test.kind {
            case .comparison, .lookup, .difference, .pattern, .absence, .once:
                return isAbout(asked, write.state.place)
            case .flag:
                return write.isConstant && write.state.place.contains(asked)
            case .unwrap:
                // Where there is none yet, it is made once.
                return (write.isConstant || frame.isNegated) && write.state.place.contains(asked)
            }
        }
    }

    private func isAbout(_ asked: Place, _ written: Place) -> Bool {
        !asked.path.isEmpty && (written.contains(asked) || asked.contains(written))
    }
}
