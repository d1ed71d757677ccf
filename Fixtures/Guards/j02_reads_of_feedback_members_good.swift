import MapKit
import PencilKit
import SwiftUI

struct Reader: UIViewRepresentable {
    var suffix: String

    func makeUIView(context: Context) -> ReaderBox { ReaderBox() }

    func updateUIView(_ box: ReaderBox, context: Context) {
        var text = box.notes.text ?? ""
        text.append(suffix)
        text += suffix
        let longer = box.notes.text.appending(suffix).replacingOccurrences(of: "a", with: "b")
        var range = box.notes.selectedRange
        range.length = 0
        var region = box.map.region
        region.span.latitudeDelta *= 2
        var drawing = box.canvas.drawing
        drawing.strokes.removeAll()
        drawing.append(PKDrawing())
        var offset = box.notes.contentOffset
        offset.y = CGFloat(range.location)
        box.notes.text.forEach { _ in }
        box.notes.textStorage.addAttribute(.kern, value: 1, range: range)
        box.map.camera.copy()
        box.accessibilityValue = longer + text + "\(offset) \(region) \(drawing.bounds)"
        box.notes.layoutManager.delegate?.layoutManagerDidInvalidateLayout?(box.notes.layoutManager)
        _ = box.map.region.center.latitude
    }
}

final class ReaderBox: UIView {
    let notes = UITextView()
    let map = MKMapView()
    let canvas = PKCanvasView()
}
