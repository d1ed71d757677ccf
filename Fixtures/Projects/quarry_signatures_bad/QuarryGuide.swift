import MapKit

@MainActor
final class QuarryGuide: NSObject {
    private var cancel: (() -> Void)?

    func stop() { cancel?() }
}
