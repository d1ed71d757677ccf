import UIKit

@MainActor final class TimelineDriver: NSObject {
    static let shared = TimelineDriver()
    var timeline: UIScrollView?
}
