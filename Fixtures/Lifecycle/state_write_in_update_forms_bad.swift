import SwiftUI
import UIKit

struct TideTable: UIViewRepresentable {
    var heights: [Double]
    @Binding var peak: Double
    @Binding var history: [Double]
    @Binding var isReady: Bool
    @Binding var labels: [String: String]
    @Binding var frame: CGRect
    let note: Binding<String>
    @State private var passes = 0
    @AppStorage("tide.unit") private var unit = "m"

    func makeUIView(context: Context) -> UITableView {
        unit = "ft" // expect: state_write_in_update
        return UITableView()
    }

    func updateUIView(_ table: UITableView, context: Context) {
        peak = heights.max() ?? 0 // expect: state_write_in_update
        passes += 1 // expect: state_write_in_update
        history.append(peak) // expect: state_write_in_update
        isReady.toggle() // expect: state_write_in_update
        labels["today"] = "high" // expect: state_write_in_update
        history[0] = peak // expect: state_write_in_update
        frame.size.height = table.contentSize.height // expect: state_write_in_update
        note.wrappedValue = "\(peak)" // expect: state_write_in_update
        _isReady.wrappedValue = true // expect: state_write_in_update
        fill(&history) // expect: state_write_in_update
        let handle = $isReady
        handle.wrappedValue = true // expect: state_write_in_update
        mark($isReady, as: false)
        if peak != heights[0] {
            peak = heights[0] // expect: state_write_in_update
        }
    }

    private func fill(_ list: inout [Double]) {
        list = heights
    }

    private func mark(_ flag: Binding<Bool>, as value: Bool) {
        flag.wrappedValue = value // expect: state_write_in_update
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITableView, context: Context) -> CGSize? {
        withAnimation { passes = 2 } // expect: state_write_in_update
        DispatchQueue.main.sync { passes = 3 } // expect: state_write_in_update
        MainActor.assumeIsolated { passes = 4 } // expect: state_write_in_update
        return nil
    }
}
