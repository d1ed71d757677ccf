import Foundation

class TurnBase: NSObject, Turning {
    var turns = 0
}
