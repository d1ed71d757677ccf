import SwiftUI

typealias DelayHandler = (Int) -> Void

struct Deck {
    var cars: [String]
    var name = ""
}

@MainActor
final class Timetable: ObservableObject {
    @Published private(set) var minutes = 0
    var cached: CGFloat = 0

    func advance() {
        minutes += 1 // expect: state_write_in_update
    }
}

@MainActor
func later(_ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { work() }
}
