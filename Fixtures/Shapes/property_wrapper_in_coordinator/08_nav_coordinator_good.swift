import SwiftUI

@propertyWrapper struct State2<V> { var wrappedValue: V }
final class AppCoordinator: ObservableObject {
    @AppStorage("tab") var tab = 0
    @State2 var depth = 0
}
struct Root: View {
    @StateObject var coordinator = AppCoordinator()
    var body: some View { Text("\(coordinator.tab)") }
}
