import Observation
import UIKit
@Observable @MainActor final class M { var n = 0 }
final class V: UIViewController {
    let m = M()
    func watch() async {
        repeat {
            title = "\(m.n)"
            await change { self.m.n }
        } while !Task.isCancelled
    }
    private func change<T>(_ read: @escaping () -> T) async {
        await withCheckedContinuation { c in
            withObservationTracking { _ = read() } onChange: { c.resume() } // expect: observation_polling
        }
    }
}
