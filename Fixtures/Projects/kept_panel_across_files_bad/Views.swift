import SwiftUI

struct Surround<Content: View>: View {
    private let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { content.padding() }
}

struct Choices: View {
    private let title: String
    private let pick: () -> Void

    init(title: String, onPicked pick: @escaping () -> Void) {
        self.title = title
        self.pick = pick
    }

    var body: some View { Button(title, action: pick) }
}
