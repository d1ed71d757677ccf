import SwiftUI

struct FieldScreen: View {
    let harvest: [Double]

    var body: some View {
        List(harvest, id: \.self) { tons in
            YieldBar(tons: tons)
        }
    }
}
