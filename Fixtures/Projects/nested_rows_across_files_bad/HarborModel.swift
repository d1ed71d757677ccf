import Foundation

final class HarborModel {
    var names: [String] = []

    var arrivals: [Berths.Row] {
        names.map { Berths.Row(name: $0) }
    }
}
