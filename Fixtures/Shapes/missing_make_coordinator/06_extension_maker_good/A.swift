import SwiftUI
import UIKit

protocol FieldWrapper: UIViewRepresentable where Coordinator == FieldDriver {}
extension FieldWrapper {
    func makeCoordinator() -> FieldDriver { FieldDriver() }
}
final class FieldDriver: NSObject, UITextFieldDelegate {}
