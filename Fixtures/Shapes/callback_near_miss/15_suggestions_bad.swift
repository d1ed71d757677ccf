import SwiftUI
import UIKit
// The findings stand; what they say to write is wrong (see the report).
struct Finder1: UIViewRepresentable {
    func makeCoordinator() -> Driver { Driver() }
    func makeUIView(context: Context) -> UISearchBar { let f = UISearchBar(); f.delegate = context.coordinator; return f }
    func updateUIView(_ f: UISearchBar, context: Context) {}
    @MainActor final class Driver: NSObject, UISearchBarDelegate {
        var text = ""
        func searchBar(_ searchBar: UISearchBar, textDidChanged searchText: String) { text = searchText } // expect: callback_near_miss
    }
}
struct Touch1: UIViewRepresentable {
    func makeCoordinator() -> Driver { Driver() }
    func makeUIView(context: Context) -> UIView { let f = UIView(); let t = UITapGestureRecognizer(); t.delegate = context.coordinator; f.addGestureRecognizer(t); return f }
    func updateUIView(_ f: UIView, context: Context) {}
    @MainActor final class Driver: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneously other: UIGestureRecognizer) -> Bool { true } // expect: callback_near_miss
    }
}
