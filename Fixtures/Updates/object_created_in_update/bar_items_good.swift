import SwiftUI
import UIKit

struct ToolStrip: UIViewRepresentable {
    var names: [String]
    var menuTitle: String

    func makeUIView(context: Context) -> UIToolbar { UIToolbar() }

    func updateUIView(_ bar: UIToolbar, context: Context) {
        bar.items = names.map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
        let appearance = UIToolbarAppearance()
        appearance.configureWithOpaqueBackground()
        bar.standardAppearance = appearance
    }
}

struct MenuButton: UIViewRepresentable {
    var choices: [String]

    func makeUIView(context: Context) -> UIButton { UIButton(type: .system) }

    func updateUIView(_ button: UIButton, context: Context) {
        button.menu = UIMenu(title: "", children: choices.map { UIAction(title: $0) { _ in } })
        button.configuration = .filled()
    }
}
