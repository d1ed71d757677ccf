import SwiftUI
import UIKit

struct Banner: UIViewRepresentable {
    var height: CGFloat

    func makeUIView(context: Context) -> UIView {
        let banner = UIView()
        banner.frame = CGRect(x: 0, y: 0, width: 320, height: height) // expect: geometry_mutation
        return banner
    }

    func updateUIView(_ banner: UIView, context: Context) {
        banner.frame.size.height = height // expect: geometry_mutation
    }
}
