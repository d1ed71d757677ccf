import SwiftUI
import UIKit

struct ScanState {
    var device: String
    var isOn: Bool
}

final class ScanView: UIView {
    var device = ""
    var isOn = false
}

struct Scan: UIViewRepresentable {
    let device: String
    let state: ScanState

    func makeUIView(context: Context) -> ScanView {
        let view = ScanView()
        view.device = device
        return view
    }

    func updateUIView(_ view: ScanView, context: Context) {
        if view.device != state.device {
            view.device = state.device
        }
        view.isOn = state.isOn
    }
}
