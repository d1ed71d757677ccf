import SwiftUI
import UIKit

// The finding stands where the representable's own code brings the object in.
enum Ribbons {
    static func silk(_ words: String) -> UILabel {
        let ribbon = UILabel()
        ribbon.text = words
        return ribbon
    }
}

func plainRibbon() -> UIView {
    UIView()
}

func decorate(_ view: UIView, _ decoration: (UIView) -> Void) {
    view.setNeedsLayout()
    decoration(view)
}

extension UILabel {
    static var bow: UILabel { UILabel() }
}

extension UIView {
    func tie(_ words: String) {
        addSubview(Ribbons.silk(words))
    }
}

final class Parcel: UIView {
    private let lid = UILabel()

    var sender = "" {
        didSet { addSubview(UIImageView()) }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(lid)
    }

    required init?(coder: NSCoder) { nil }
}

struct ParcelTable: UIViewRepresentable {
    var sender: String

    func makeUIView(context: Context) -> Parcel { Parcel() }

    func updateUIView(_ parcel: Parcel, context: Context) {
        parcel.addSubview(Ribbons.silk(sender)) // expect: object_created_in_update
        let plain = plainRibbon() // expect: object_created_in_update
        parcel.addSubview(plain)
        parcel.tie(sender) // expect: object_created_in_update
        parcel.sender = sender // expect: object_created_in_update
        parcel.addSubview(UILabel.bow) // expect: object_created_in_update
        parcel.addSubview(stamp()) // expect: object_created_in_update
        decorate(parcel) { parcel in
            parcel.addSubview(UISwitch()) // expect: object_created_in_update
        }
        seal(parcel)
        let inner = Parcel() // expect: object_created_in_update
        parcel.addSubview(inner)
    }

    private func stamp() -> UIView {
        UIImageView()
    }

    private func seal(_ parcel: Parcel) {
        let wax = UIView() // expect: object_created_in_update
        parcel.addSubview(wax)
    }
}
