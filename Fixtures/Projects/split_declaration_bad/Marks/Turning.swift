@MainActor
protocol Turning: AnyObject {
    var turns: Int { get set }
}
