import PhotosUI
import SafariServices
import SwiftUI
import UIKit

struct ShareSheet: UIViewControllerRepresentable {
    var items: [Any]

    func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: items, applicationActivities: nil)
    }

    func updateUIViewController(_ sheet: UIActivityViewController, context: Context) {}
}

struct Reader: UIViewControllerRepresentable {
    let address: URL
    var readerMode: Bool

    func makeUIViewController(context: Context) -> SFSafariViewController {
        let configuration = SFSafariViewController.Configuration()
        configuration.entersReaderIfAvailable = readerMode
        return SFSafariViewController(url: address, configuration: configuration)
    }

    func updateUIViewController(_ reader: SFSafariViewController, context: Context) {}
}

struct PosterPicker: UIViewControllerRepresentable {
    var limit: Int

    func makeUIViewController(context: Context) -> PHPickerViewController {
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = limit
        return PHPickerViewController(configuration: configuration)
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
}
