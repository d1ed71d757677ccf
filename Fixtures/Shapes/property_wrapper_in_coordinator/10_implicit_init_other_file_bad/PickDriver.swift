import SwiftUI
import UIKit

@MainActor
final class PickDriver: NSObject, UIDocumentPickerDelegate {
    @Environment(\.dismiss) private var dismiss // expect: property_wrapper_in_coordinator
    private let onPick: ([URL]) -> Void
    init(onPick: @escaping ([URL]) -> Void) { self.onPick = onPick }
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        onPick(urls)
        dismiss()
    }
}
