import Charts
import SwiftUI

struct Bar: Identifiable {
    let id = UUID() // expect: unstable_item_identity
    let day: String
    let steps: Int
}

struct StepChart: View {
    let steps: [String: Int]
    private var bars: [Bar] { steps.map { Bar(day: $0.key, steps: $0.value) } }
    var body: some View {
        Chart(bars) { BarMark(x: .value("Day", $0.day), y: .value("Steps", $0.steps)) }
    }
}
