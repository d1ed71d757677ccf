import SwiftUI

struct ChartGallery: View {
    let sets: [Int]

    var body: some View {
        ForEach(sets, id: \.self) { bars in
            ChartPane(bars: bars, isDimmed: false)
                .frame(height: 120)
                .id("chart-\(bars)")
        }
    }
}

#Preview {
    ChartPane(bars: 3, isDimmed: true)
}
