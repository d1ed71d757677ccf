import InteropModel
import SwiftTree
import Testing

@testable import Linting

@Suite("Questions of the model")
struct ResolverTests {
    private let declaration = "public final class Coordinator: NSObject {}\nextension UIView {\n    func pin() {}\n}\nfunc log() {}\n"

    private func isAnswered(_ queries: SourceQuery...) -> Bool {
        let names = Array(declaration.utf8).withUnsafeBytes(DeclarationScan().names)
        return QueryIndex(Set(queries)).isAnswered(by: names)
    }

    @Test func areAnsweredByDeclarations() {
        #expect(isAnswered(.type("Coordinator")))
        #expect(isAnswered(.type("UIView")))
        #expect(isAnswered(.global("log")))
        #expect(isAnswered(.member("pin", ofAny: ["NSView", "UIView"])))
        #expect(!isAnswered(.type("NSObject"), .global("pin"), .member("pin", ofAny: ["UILabel"]), .use("Coordinator")))
    }
}
