import AppKit
import SwiftUI

final class BadgeHolder: NSView {
    let title: NSTextField
    let detail: NSTextField = {
        let field = NSTextField(wrappingLabelWithString: "")
        field.textColor = .secondaryLabelColor
        return field
    }()

    override init(frame: NSRect) {
        title = NSTextField(labelWithString: "")
        super.init(frame: frame)
        addSubview(title)
        addSubview(detail)
    }

    required init?(coder: NSCoder) { fatalError() }
}

struct Badge: NSViewRepresentable {
    var name: String
    var info: String

    func makeNSView(context: Context) -> BadgeHolder { BadgeHolder(frame: .zero) }

    func updateNSView(_ holder: BadgeHolder, context: Context) {
        holder.title.stringValue = name
        holder.detail.stringValue = info
    }
}
