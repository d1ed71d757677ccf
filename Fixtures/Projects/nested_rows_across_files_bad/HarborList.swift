import SwiftUI

struct HarborList: View {
    let model: HarborModel

    var body: some View {
        ForEach(model.arrivals) { Text($0.name) }
    }
}
