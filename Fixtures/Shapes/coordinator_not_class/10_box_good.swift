import SwiftUI
import UIKit

final class Box<Value> { var value: Value; init(_ value: Value) { self.value = value } } // expect: coordinator_not_main_actor
struct Memory { var count = 0 }
struct Boxed: UIViewRepresentable {
    func makeCoordinator() -> Box<Memory> { Box(Memory()) }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ v: UIView, context: Context) { context.coordinator.value.count += 1 }
}
