import SwiftUI
import UIKit

extension UIHostingController {
    func fit() -> Self {
        sizingOptions = [.intrinsicContentSize, .preferredContentSize]  // expect-info: hosting_sizing_options_both
        return self
    }
}

func fit<Content: View>(_ host: UIHostingController<Content>) {
    host.sizingOptions = [.intrinsicContentSize]
    host.sizingOptions.formUnion([.preferredContentSize])  // expect-info: hosting_sizing_options_both
}
