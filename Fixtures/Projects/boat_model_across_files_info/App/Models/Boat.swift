import Observation

@Observable @MainActor
final class Boat { var speed = 0.0 }
