import SwiftUI
import UIKit

struct ReaderTheme: DynamicProperty {
    @AppStorage("ink") var ink = "black"
}

struct Paper: UIViewRepresentable {
    var theme = ReaderTheme() // expect-info: property_not_synced
    var text: String

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.textColor = UIColor(named: theme.ink)
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = text
    }
}
