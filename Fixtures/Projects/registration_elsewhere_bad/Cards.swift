import SwiftUI

struct StopCard: View {
    let name: String
    @State private var isOpen = false
    var body: some View { Text(name).onTapGesture { isOpen.toggle() } }
}

struct DepotCard: View {
    let name: String
    var body: some View { DepotMap(name: name) }
}
