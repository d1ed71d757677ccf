import Combine

class StoreModel: ObservableObject {
    @Published var fill = 0.0
}

final class SiloModel: StoreModel {
    var isFull: Bool { fill >= 1 }
}
