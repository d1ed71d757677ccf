import Combine
import CoreGraphics

final class CanvasModel: ObservableObject {
    @Published var contentSize: CGSize = .zero
    @Published private(set) var generation = 0
    var scratch = 0
}
