import SwiftUI
import UIKit

struct StepDots: UIViewRepresentable {
    @State private var step: Int // expect: state_as_input

    init(step: Int) {
        _step = State(initialValue: step)
    }

    func makeUIView(context: Context) -> UIPageControl { UIPageControl() }

    func updateUIView(_ dots: UIPageControl, context: Context) {
        if dots.currentPage != step { dots.currentPage = step }
    }
}

final class TideModel: ObservableObject {
    @Published var height = 0.0
}

struct TideLine: UIViewRepresentable {
    @StateObject private var model: TideModel // expect: state_as_input

    init(model tide: TideModel) {
        self._model = StateObject(wrappedValue: tide)
    }

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) { label.text = "\(model.height)" }
}

struct Coast: View {
    @ObservedObject var tide: TideModel
    let step: Int

    var body: some View {
        VStack {
            StepDots(step: step)
            TideLine(model: tide)
        }
    }
}
