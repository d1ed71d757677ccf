import SwiftUI
import UIKit

struct Board: UIViewRepresentable {
    let columns: Int
    let onMove: (Int) -> Void
}
