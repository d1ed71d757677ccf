import MapKit
import PencilKit
import SwiftUI

struct Pieces: UIViewRepresentable {
    var line: String
    var strokes: [PKStroke]
    var span: MKCoordinateSpan

    func makeUIView(context: Context) -> PieceView { PieceView() }

    func updateUIView(_ view: PieceView, context: Context) {
        view.notes.text.append(line) // expect: unguarded_update_write
        view.notes.text += line // expect: unguarded_update_write
        view.notes.selectedRange.length = 0 // expect: unguarded_update_write
        view.notes.contentOffset.y = 0 // expect: unguarded_update_write
        view.canvas.drawing.strokes = strokes // expect: unguarded_update_write
        view.map.region.span = span // expect: unguarded_update_write
    }
}

final class PieceView: UIView {
    let notes = UITextView()
    let canvas = PKCanvasView()
    let map = MKMapView()
}
