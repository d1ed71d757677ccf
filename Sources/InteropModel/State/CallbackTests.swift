/// Whether a callback's condition keeps a change that update made itself from being written back.
struct CallbackTests: Sendable {
    private let tests: StateTests
    private let places: StatePlaces
    /// Members that the update path writes: a flag around the call, a remembered value.
    private let writtenByUpdate: Set<String>

    init(_ places: StatePlaces, _ representable: Representable, _ paths: RepresentablePaths) {
        self.places = places
        tests = StateTests(places)
        writtenByUpdate = Set(paths.update.writes.filter { $0.write.place.flatMap(places.state) == nil }.map(\.write.member))
    }

    /// Members that tell the person's doing from the program's. Sources: their pages in UIKit and AppKit.
    private static let interaction: Set<String> = [
        "isDragging", "isTracking", "isDecelerating", "isZooming", "isZoomBouncing", "isEditing", "isFirstResponder", "gestureRecognizers",
        "panGestureRecognizer", "pinchGestureRecognizer", "currentEvent", "currentEditor", "markedTextRange", "hasMarkedText",
    ]

    func settle(_ write: StateWrite, on handler: Path) -> Bool {
        if tests.settle(write) { return true }
        let remembered = Set(handler.writes.compactMap(\.write.place).filter { $0.root == .coordinator && $0.path.count == 1 })
        return write.event.conditions?.frames.contains { frame in
            frame.tests.contains { test in test.places.contains { isAsked($0, by: test, remembered) } }
        } ?? false
    }

    private func isAsked(_ place: Place, by test: Test, _ remembered: Set<Place>) -> Bool {
        if place.path.contains(where: Self.interaction.contains) { return true }
        guard let last = place.last, places.state(at: place) == nil else { return false }
        switch test.kind {
        case .flag:
            return (place.root == .coordinator && place.path.count == 1) || writtenByUpdate.contains(last)
        case .comparison, .absence, .pattern:
            return writtenByUpdate.contains(last) || remembered.contains(place)
        case .lookup, .unwrap, .difference, .once:
            return false
        }
    }
}
