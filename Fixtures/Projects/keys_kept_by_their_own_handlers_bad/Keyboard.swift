import UIKit

final class Key: UIControl {
    var onPress: ((Key) -> Void)?

    func press() { onPress?(self) }
}

final class Keyboard: UIView {
    private let row = UIStackView()
    private(set) var keys: [Key] = []
    var onKey: ((String) -> Void)?

    init(letters: [String]) {
        super.init(frame: .zero)
        addSubview(row)
        for letter in letters { addKey(letter) }
    }

    required init?(coder: NSCoder) { nil }

    private func addKey(_ letter: String) {
        let key = Key()
        key.accessibilityLabel = letter
        key.onPress = { key in
            key.alpha = 0.5
            self.onKey?(letter) // expect: strong_coordinator_capture
        }
        row.addArrangedSubview(key)
        keys.append(key)
    }
}
