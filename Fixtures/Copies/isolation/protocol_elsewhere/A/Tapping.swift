@MainActor
public protocol Tapping: AnyObject {}
