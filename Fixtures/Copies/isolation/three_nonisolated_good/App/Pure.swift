nonisolated struct Fare: Codable { var cents: Int }

nonisolated enum Zone { case inner, outer }

nonisolated extension Fare {
    var isFree: Bool { cents == 0 }
}
