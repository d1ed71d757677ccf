import SwiftUI

// The declaration does not say that it is a representable.
struct Dial {
    var turns: Int
}

struct Knob {
    var turns: Int
}
