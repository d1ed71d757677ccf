import SwiftUI
import UIKit

@MainActor protocol Driving: AnyObject { var speed: Double { get set } }
final class CarDriver: Driving { var speed = 0.0 }
struct Wheel: UIViewRepresentable {
    func makeCoordinator() -> any Driving { CarDriver() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ v: UIView, context: Context) { context.coordinator.speed = 1 }
}
