import SwiftUI

struct MemoEditor: CrossPlatformView {
    var memo: String

    func makeCoordinator() -> MemoDelegate { MemoDelegate() }

    func makePlatformView(context: Context) -> PlatformTextView { PlatformTextView() }

    func updatePlatformView(_ view: PlatformTextView, context: Context) {
        view.delegate = context.coordinator // expect: delegate_set_in_update
        #if os(macOS)
        view.string = memo // expect: unguarded_update_write
        #else
        if view.text != memo { view.text = memo }
        #endif
    }
}
