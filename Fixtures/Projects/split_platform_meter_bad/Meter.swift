import SwiftUI

struct Meter {
    var level: Double
    var onPeak: () -> Void
}
