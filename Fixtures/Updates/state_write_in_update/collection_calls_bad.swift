import SwiftUI
import UIKit

struct Journal: UIViewRepresentable {
    @Binding var pages: [String]
    @State private var visits: [String: Int] = [:]
    @AppStorage("opened") private var opened = 0

    func makeUIView(context: Context) -> UILabel {
        opened += 1 // expect: state_write_in_update
        return UILabel()
    }

    func updateUIView(_ label: UILabel, context: Context) {
        visits["update", default: 0] += 1 // expect: state_write_in_update
        pages.removeAll { $0.isEmpty } // expect: state_write_in_update
        label.text = pages.first
    }
}
