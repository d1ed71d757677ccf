import UIKit

enum Badges {
    static func medal(_ words: String) -> UILabel {
        let medal = UILabel()
        medal.text = words
        return medal
    }
}

extension UIStackView {
    func removeAllArrangedSubviews() {
        for view in arrangedSubviews {
            removeArrangedSubview(view)
            view.removeFromSuperview()
        }
    }
}

extension UIViewController {
    func announce(_ words: String) {
        let alert = UIAlertController(title: words, message: nil, preferredStyle: .alert)
        present(alert, animated: true) // expect: registration_in_update
    }
}
