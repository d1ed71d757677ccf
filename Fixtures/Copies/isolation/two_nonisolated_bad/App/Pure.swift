nonisolated struct Fare: Codable { var cents: Int }

nonisolated enum Zone { case inner, outer }

struct Stop {
    nonisolated func name() -> String { "" }
}
