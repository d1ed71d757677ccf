/// Whether the conditions around a write of state ask about that state, so that it comes to rest.
package struct StateTests: Sendable {
    private let places: StatePlaces

    package init(_ places: StatePlaces) {
        self.places = places
    }

    /// Whether a condition on the way compares the written state, or, where a constant is written, tests it.
    package func settle(_ write: StateWrite) -> Bool {
        write.event.conditions?.frames.contains { frame in frame.tests.contains { settles($0, write) } } ?? false
    }

    private func settles(_ test: Test, _ write: StateWrite) -> Bool {
        test.places.contains { place in
            let asked = places.canonical(place.bindingValue)
            switch test.kind {
            case .comparison, .lookup, .difference, .pattern, .absence, .once:
                return isAbout(asked, write.state.place)
            case .flag, .unwrap:
                return write.isConstant && write.state.place.contains(asked)
            }
        }
    }

    private func isAbout(_ asked: Place, _ written: Place) -> Bool {
        !asked.path.isEmpty && (written.contains(asked) || asked.contains(written))
    }
}
