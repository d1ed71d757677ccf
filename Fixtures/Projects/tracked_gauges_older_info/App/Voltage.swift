import Observation

@Observable
@MainActor
public final class Voltage {
    public var volts = 0
    @ObservationIgnored public var reads = 0
    public let name = "mains"
    public init() {}
}
