import SwiftUI
import UIKit

struct FlagView: UIViewRepresentable {
    var imageView: UIImageView? // expect: view_stored_in_representable
    private(set) var picker: UIPickerView! // expect: view_stored_in_representable

    init(named name: String) {
        imageView = UIImageView(image: UIImage(named: name))
        setUp()
    }
    private mutating func setUp() {
        picker = UIPickerView(frame: .zero)
    }
    func makeUIView(context: Context) -> UIView {
        let box = UIView()
        if let imageView { box.addSubview(imageView) }
        box.addSubview(picker)
        return box
    }
    func updateUIView(_ uiView: UIView, context: Context) {}
}
