import PDFKit
import PencilKit
import SceneKit
import SpriteKit
import SwiftUI

struct Manual: UIViewRepresentable {
    let url: URL
    var page: Int

    func makeUIView(context: Context) -> PDFView { PDFView() }

    func updateUIView(_ view: PDFView, context: Context) {
        if view.document?.documentURL != url { view.document = PDFDocument(url: url) } // expect: blocking_work
        guard let target = view.document?.page(at: page), target != view.currentPage else { return }
        view.go(to: target)
    }
}

struct InkPage: UIViewRepresentable {
    let data: Data

    func makeUIView(context: Context) -> PKCanvasView { PKCanvasView() }

    func updateUIView(_ canvas: PKCanvasView, context: Context) {
        guard canvas.drawing.dataRepresentation() != data, let drawing = try? PKDrawing(data: data) else { return }
        canvas.drawing = drawing
    }
}

struct Diorama: UIViewRepresentable {
    let scene: SCNScene

    func makeUIView(context: Context) -> SCNView { SCNView() }

    func updateUIView(_ view: SCNView, context: Context) {
        guard view.scene !== scene else { return }
        view.scene = scene
    }
}

struct Arcade: UIViewRepresentable {
    let level: SKScene

    func makeUIView(context: Context) -> SKView { SKView() }

    func updateUIView(_ view: SKView, context: Context) {
        if let shown = view.scene, shown === level { return }
        view.presentScene(level, transition: .crossFade(withDuration: 0.2))
    }
}
