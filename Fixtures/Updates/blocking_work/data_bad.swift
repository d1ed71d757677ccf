import PDFKit
import SwiftUI
import UIKit

struct Cover: UIViewRepresentable {
    let file: URL

    func makeUIView(context: Context) -> UIImageView { UIImageView() }

    func updateUIView(_ view: UIImageView, context: Context) {
        guard let data = try? Data(contentsOf: file) else { return } // expect: blocking_work
        view.image = UIImage(data: data)
    }
}
