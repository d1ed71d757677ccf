import SwiftUI

struct ChartPage: View {
    let bars: Int
    @State private var isOpen = false

    var body: some View {
        ChartPane(bars: bars).id(bars)
        if isOpen {
            ChartPane(bars: bars + 1)
                .padding()
        }
    }
}
