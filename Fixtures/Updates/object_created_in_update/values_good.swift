import PDFKit
import SwiftUI
import UIKit

struct ReportPage: UIViewRepresentable {
    var data: Data
    var tint: Color

    func makeUIView(context: Context) -> PDFView { PDFView() }

    func updateUIView(_ page: PDFView, context: Context) {
        page.backgroundColor = UIColor(tint)
        page.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        page.maximumContentSizeCategory = .large
        if context.coordinator.shown != data {
            context.coordinator.shown = data
            page.document = PDFDocument(data: data)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator {
        var shown: Data?
    }
}
