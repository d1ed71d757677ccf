import UIKit

class ChartPane: UIView {
    override func draw(_ rect: CGRect) {}
}
