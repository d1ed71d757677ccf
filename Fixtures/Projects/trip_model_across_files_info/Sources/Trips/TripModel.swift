import Observation

@Observable @MainActor
public final class TripModel {
    public var title = ""
    @ObservationIgnored public var cache = 0
    public let identifier = "a"
    public init() {}
}
