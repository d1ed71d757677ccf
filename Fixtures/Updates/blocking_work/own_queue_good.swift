import SwiftUI
import UIKit

struct Thumb: UIViewRepresentable {
    let path: String
    private static let work = DispatchQueue(label: "thumb")

    func makeUIView(context: Context) -> UIImageView { UIImageView() }

    func updateUIView(_ view: UIImageView, context: Context) {
        Self.work.async { [weak view] in
            let image = UIImage(contentsOfFile: path)
            DispatchQueue.main.async { view?.image = image }
        }
    }
}
