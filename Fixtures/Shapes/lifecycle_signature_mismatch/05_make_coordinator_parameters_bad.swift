import SwiftUI
import UIKit

struct RatingDial: UIViewRepresentable {
    @Binding var rating: Int

    func makeCoordinator(rating: Binding<Int>) -> Turner { // expect: lifecycle_signature_mismatch
        Turner(rating: rating)
    }

    func makeUIView(context: Context) -> UIStepper {
        let stepper = UIStepper()
        stepper.maximumValue = 5
        return stepper
    }

    func updateUIView(_ stepper: UIStepper, context: Context) {
        if Int(stepper.value) != rating { stepper.value = Double(rating) }
    }

    final class Turner: NSObject { // expect: coordinator_not_main_actor
        let rating: Binding<Int>
        init(rating: Binding<Int>) { self.rating = rating }
    }
}
