import SwiftUI
import UIKit

struct Stamp: View {
    var body: some View { Text("1st") }
}

final class StampController: UIHostingController<Stamp> {
    init() {
        super.init(rootView: Stamp())
        sizingOptions = [.preferredContentSize, .intrinsicContentSize] // expect-info: hosting_sizing_options_both
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

@MainActor
func makeStamp() -> UIViewController {
    let stamp = UIHostingController(rootView: Stamp())
    stamp.sizingOptions = .intrinsicContentSize
    stamp.sizingOptions.insert(.preferredContentSize) // expect-info: hosting_sizing_options_both
    return stamp
}

@MainActor
func makeOther() -> UIViewController {
    let stamp = UIHostingController(rootView: Stamp())
    stamp.sizingOptions = .intrinsicContentSize
    stamp.sizingOptions = .preferredContentSize
    return stamp
}
