import SwiftUI
import UIKit

struct Dial: UIViewRepresentable {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.openURL) private var openURL

    func makeUIView(context: Context) -> UISlider {
        let dial = UISlider()
        dial.isEnabled = isEnabled
        dial.tintColor = context.environment.colorScheme == .dark ? .white : .black
        dial.addAction(UIAction { _ in openURL(URL(string: "https://example.org")!) }, for: .touchUpInside)
        return dial
    }

    func updateUIView(_ dial: UISlider, context: Context) {
        dial.isEnabled = context.environment.isEnabled
        dial.tintColor = context.environment.colorScheme == .dark ? .white : .black
    }
}

struct Knob: UIViewRepresentable {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.layoutDirection) private var direction // expect-info: property_not_synced

    func makeUIView(context: Context) -> UISlider {
        let knob = UISlider()
        knob.tintColor = context.environment.colorScheme == .dark ? .white : .black
        knob.semanticContentAttribute = direction == .rightToLeft ? .forceRightToLeft : .unspecified
        return knob
    }

    func updateUIView(_ knob: UISlider, context: Context) {
        knob.tintColor = scheme == .dark ? .white : .black
    }
}
