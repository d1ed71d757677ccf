import SwiftUI
import UIKit

class RepresentableHost<Content: UIViewRepresentable>: UIHostingController<Content> {
    let factory: any UIViewRepresentable.Type
    init(content: Content) {
        factory = Content.self
        super.init(rootView: content)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}
