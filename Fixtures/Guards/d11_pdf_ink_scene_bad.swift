import PDFKit
import PencilKit
import SceneKit
import SpriteKit
import SwiftUI

struct Handbook: NSViewRepresentable {
    let document: PDFDocument
    var page: Int

    func makeNSView(context: Context) -> PDFView { PDFView() }

    func updateNSView(_ view: PDFView, context: Context) {
        view.document = document // expect: unguarded_update_write
        if let target = document.page(at: page) {
            view.go(to: target) // expect: unguarded_update_write
        }
        view.autoScales = true
    }
}

struct InkSheet: UIViewRepresentable {
    @Binding var drawing: PKDrawing

    func makeUIView(context: Context) -> PKCanvasView { PKCanvasView() }

    func updateUIView(_ canvas: PKCanvasView, context: Context) {
        if !drawing.strokes.isEmpty { canvas.drawing = drawing } // expect: unguarded_update_write
        canvas.tool = PKInkingTool(.pen)
    }
}

struct Showcase: UIViewRepresentable {
    let scene: SCNScene
    let level: SKScene

    func makeUIView(context: Context) -> SCNView { SCNView() }

    func updateUIView(_ view: SCNView, context: Context) {
        view.scene = scene // expect: unguarded_update_write
        view.overlaySKScene = level
    }
}

struct Cabinet: NSViewRepresentable {
    let level: SKScene

    func makeNSView(context: Context) -> SKView { SKView() }

    func updateNSView(_ view: SKView, context: Context) {
        guard view.bounds.width > 0 else { return }
        view.presentScene(level) // expect: unguarded_update_write
    }
}
