import InteropModel
import SwiftTree
import Testing

@testable import Linting

@Suite("Questions of the model")
struct ResolverTests {
    private let declaration = "public final class Coordinator: NSObject {}\nextension UIView {\n    func pin() {}\n}\nfunc log() {}\n"

    private func names(_ text: String) -> DeclaredNames { Array(text.utf8).withUnsafeBytes(DeclarationScan().names) }

    private func isAnswered(_ queries: SourceQuery..., others: String = "") -> Bool {
        let names = names(declaration)
        return QueryIndex(Set(queries), in: [names, self.names(others)]).isAnswered(by: names)
    }

    @Test func areAnsweredByDeclarations() {
        #expect(isAnswered(.type("Coordinator")))
        #expect(isAnswered(.global("log")))
        #expect(isAnswered(.member("pin", ofAny: ["NSView", "UIView"])))
        #expect(!isAnswered(.type("NSObject"), .global("pin"), .member("pin", ofAny: ["UILabel"]), .use("Coordinator")))
    }

    @Test("An extension says more of a type only where the project declares it")
    func areAnsweredByExtensionsOfTheProjectsTypes() {
        #expect(!isAnswered(.type("UIView")))
        #expect(!isAnswered(.type("UIView"), others: "struct A {\n    class UIView {}\n}\nprivate class UIView {}\n"))
        #expect(isAnswered(.type("UIView"), others: "class UIView {}\n"))
    }
}
