import PDFKit
import SwiftUI
import UIKit

struct Opener: UIViewRepresentable {
    let url: URL // expect: property_not_synced

    func makeUIView(context: Context) -> UIButton {
        UIButton(primaryAction: UIAction(title: "Open") { _ in
            _ = try? Data(contentsOf: url)
        })
    }

    func updateUIView(_ button: UIButton, context: Context) {
        URLSession.shared.dataTask(with: url) { data, _, _ in
            guard let data, let names = try? JSONDecoder().decode([String].self, from: data) else { return }
            DispatchQueue.main.async { button.setTitle(names.first, for: .normal) }
        }.resume()
    }
}
