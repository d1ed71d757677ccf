// A module that marks what leaves the main actor is one where the main actor is the default.
nonisolated struct Crop: Sendable {
    var name: String
}

nonisolated enum Season: Sendable {
    case sowing, harvest
}

nonisolated extension Crop {
    var isNamed: Bool { !name.isEmpty }
}
