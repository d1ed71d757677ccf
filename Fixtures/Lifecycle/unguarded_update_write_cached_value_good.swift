import PDFKit
import SwiftUI

struct ScoreSheet: UIViewRepresentable {
    let score: PDFDocument
    var bar: Int
    var zoom: CGFloat

    func makeCoordinator() -> Memory {
        Memory()
    }

    func makeUIView(context: Context) -> PDFView {
        PDFView()
    }

    func updateUIView(_ sheet: PDFView, context: Context) {
        if sheet.document !== score {
            sheet.document = score
        }
        turn(sheet, remembering: context.coordinator)
        if abs(sheet.scaleFactor - zoom) > 0.01 {
            sheet.scaleFactor = zoom
        }
    }

    private func turn(_ sheet: PDFView, remembering memory: Memory) {
        guard memory.bar != bar else { return }
        memory.bar = bar
        guard let page = score.page(at: bar) else { return }
        sheet.go(to: page)
    }

    @MainActor
    final class Memory {
        var bar: Int?

        init() {}
    }
}
