import SwiftUI
import UIKit

/// The selection is put back, shifted, after a guarded write.
struct DraftPad: UIViewRepresentable {
    @Binding var draft: String

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ pad: UITextView, context: Context) {
        let saved = pad.selectedRange
        if pad.text != draft { pad.text = draft }
        let location = max(0, min(saved.location + 1, draft.utf16.count))
        pad.selectedRange = NSRange(location: location, length: 0)
    }
}
