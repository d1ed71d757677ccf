import Combine
import Foundation

class TripModel {
    @Published var stops: [String] = []
}
extension TripModel: ObservableObject {}
