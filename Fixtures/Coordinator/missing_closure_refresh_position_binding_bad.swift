import SwiftUI
import UIKit

struct ScoreBoard: View {
    @State private var scores: [Int] = [0, 0]

    var body: some View {
        VStack {
            ScoreStepper(score: Binding(get: { scores[0] }, set: { scores[0] = $0 }))
            ScoreStepper(score: $scores[1])
        }
    }
}

struct ScoreStepper: UIViewRepresentable {
    @Binding var score: Int

    func makeCoordinator() -> Coordinator {
        Coordinator(score: _score)
    }

    func makeUIView(context: Context) -> UIStepper {
        let stepper = UIStepper()
        stepper.addTarget(context.coordinator, action: #selector(Coordinator.changed(_:)), for: .valueChanged)
        return stepper
    }

    func updateUIView(_ stepper: UIStepper, context: Context) { // expect: missing_closure_refresh
        if Int(stepper.value) != score { stepper.value = Double(score) }
    }

    @MainActor
    final class Coordinator: NSObject {
        @Binding var score: Int

        init(score: Binding<Int>) {
            _score = score
        }

        @objc func changed(_ stepper: UIStepper) {
            score = Int(stepper.value)
        }
    }
}
