import SwiftUI
import UIKit

struct NoticeBanner: UIViewRepresentable {
    final class BannerView: UIView {}
    class Coordinator: NSObject {}

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> BannerView { BannerView() }
    func updateUIView(_ uiView: BannerView, context: Context) {}
}
