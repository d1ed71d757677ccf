import PDFKit
import SwiftUI

struct Manual: NSViewRepresentable {
    let url: URL // expect: property_not_synced

    func makeNSView(context: Context) -> PDFView {
        let view = PDFView()
        view.document = load()
        return view
    }

    func updateNSView(_ view: PDFView, context: Context) {}

    private func load() -> PDFDocument? {
        PDFDocument(url: url) // expect: blocking_work
    }
}
