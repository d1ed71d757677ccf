import Foundation
import SwiftUI

final class Layer: Identifiable, ObservableObject {
    private var cached: UUID?
    var id: UUID {
        if let cached { return cached }
        let fresh = UUID()
        cached = fresh
        return fresh
    }
    lazy var token: UUID = UUID()
    static func makeIdentifier() -> UUID { UUID() }
}

struct LayerRow: View {
    @ObservedObject var layer: Layer
    @State private var requests: [UUID] = []
    var body: some View {
        Button("Duplicate") {
            let request = UUID()
            requests.append(request)
        }
        .task(id: layer.id) { requests.append(UUID()) }
        .animation(.default, value: requests)
    }
}
