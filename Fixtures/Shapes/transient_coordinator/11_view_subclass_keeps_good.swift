import SwiftUI
import UIKit

final class ChipField: UITextField {
    private let keeper: ChipKeeper
    init(keeper: ChipKeeper) {
        self.keeper = keeper
        super.init(frame: .zero)
        delegate = keeper
    }
    required init?(coder: NSCoder) { nil }
}
final class ChipKeeper: NSObject, UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
struct ChipEntry: UIViewRepresentable {
    func makeUIView(context: Context) -> ChipField { ChipField(keeper: ChipKeeper()) }
    func updateUIView(_ field: ChipField, context: Context) {}
}
