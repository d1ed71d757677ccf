import Foundation

open class Root: NSObject {
    public override init() {}
}
