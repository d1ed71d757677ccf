import UIKit

class BaseControl: UIControl {}
final class KnobControl: BaseControl {
    var value: Double = 0
}
