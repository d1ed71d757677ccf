import AVFoundation
import SwiftUI
import UIKit

actor Archive {
    func picture(at url: URL) -> UIImage? {
        (try? Data(contentsOf: url)).flatMap { UIImage(data: $0) }
    }
}

final class Loader {
    private let queue = DispatchQueue(label: "loader")
    private var cache: [URL: String] = [:]
    private let lock = DispatchQueue(label: "lock")

    func known(_ url: URL) -> String? {
        lock.sync { cache[url] }
    }

    func remember(_ text: String, _ url: URL) {
        lock.sync { cache[url] = text }
    }

    func text(at url: URL) async -> String {
        (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    }

    func open(_ url: URL, then use: @escaping @MainActor (String) -> Void) {
        queue.async {
            let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
            DispatchQueue.main.async { use(text) }
        }
    }
}

struct Leaflet: UIViewRepresentable {
    var url: URL
    let archive: Archive
    let loader = Loader()
    let session = AVCaptureSession()

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.isEditable = false
        view.isSelectable = false
        context.coordinator.session = session
        DispatchQueue.global(qos: .userInitiated).async { session.startRunning() }
        return view
    }

    static func dismantleUIView(_ view: UITextView, coordinator: Closer) {
        let session = coordinator.session
        DispatchQueue.global().async { session?.stopRunning() }
    }

    func makeCoordinator() -> Closer { Closer() }

    @MainActor
    final class Closer {
        var session: AVCaptureSession?
    }

    func updateUIView(_ view: UITextView, context: Context) {
        view.accessibilityHint = loader.known(url)
        loader.remember("seen", url)
        loader.open(url) { view.text = $0 }
        let address = url
        Task.detached {
            let data = try? Data(contentsOf: address)
            await MainActor.run { view.accessibilityValue = data?.description }
        }
        Task {
            view.text = await loader.text(at: url)
            view.accessibilityLabel = await archive.picture(at: url)?.description
        }
        URLSession.shared.dataTask(with: url) { data, _, _ in
            guard let data, let lines = try? JSONDecoder().decode([String].self, from: data) else { return }
            DispatchQueue.main.async { view.text = lines.first }
        }.resume()
        let operation = { _ = try? Data(contentsOf: address) }
        DispatchQueue.global().async(execute: operation)
        view.backgroundColor = UIImage(named: "paper").map(UIColor.init(patternImage:))
        view.textColor = decodedTint
    }

    private var decodedTint: UIColor? {
        let names = try? JSONDecoder().decode([String].self, from: Data("[\"ink\"]".utf8))
        return names?.first.flatMap(UIColor.init(named:))
    }
}

/// Plain and rich text are read without a web engine; a wait that gives up at once does not wait.
struct Memo: UIViewRepresentable {
    var body: Data
    let turn = DispatchSemaphore(value: 1)

    func makeUIView(context: Context) -> UILabel {
        UILabel()
    }

    func updateUIView(_ label: UILabel, context: Context) {
        label.attributedText = try? NSAttributedString(data: body, options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
        if turn.wait(timeout: .now()) == .success { label.alpha = 1 }
    }
}

/// The project's own functions may bear the same names.
struct Kettle: UIViewRepresentable {
    struct Data {
        var url: URL
        init(contentsOf url: URL) { self.url = url }
    }

    var url: URL

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
        view.accessibilityHint = Data(contentsOf: url).url.path
        sleep(1)
    }

    private func sleep(_ seconds: Int) {}
}
