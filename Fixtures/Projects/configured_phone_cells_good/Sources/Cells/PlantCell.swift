import SwiftUI
import UIKit

struct Plant: View {
    var name = ""
    var body: some View { Text(name) }
}

final class PlantCell: UICollectionViewCell {
    private let host = UIHostingController(rootView: Plant())

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(host.view)
    }

    required init?(coder: NSCoder) { nil }
}
