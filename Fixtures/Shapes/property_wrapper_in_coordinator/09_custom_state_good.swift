import ComposableStore
import SwiftUI
import UIKit

struct MeterBox: UIViewRepresentable {
    struct Model { @State var number = 0 }
    class Coordinator { // expect: coordinator_not_main_actor
        @Clamped(0...1) var level = 0.5
        func build() -> some View {
            struct Face: View {
                @State var angle = 0.0
                var body: some View { Text("\(angle)") }
            }
            return Face()
        }
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ v: UIView, context: Context) {}
}
@propertyWrapper struct Clamped {
    var wrappedValue: Double
    init(wrappedValue: Double, _ range: ClosedRange<Double>) { self.wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound) }
}
