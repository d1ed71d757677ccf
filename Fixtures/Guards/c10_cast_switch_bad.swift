import SwiftUI
import UIKit

struct AnyInput: UIViewRepresentable {
    enum Kind { case line, area, search }
    let kind: Kind // expect: property_not_synced
    var value: String

    func makeUIView(context: Context) -> UIView {
        switch kind {
        case .line: return UITextField()
        case .area: return UITextView()
        case .search: return UISearchBar()
        }
    }

    func updateUIView(_ view: UIView, context: Context) {
        switch view {
        case let field as UITextField:
            field.text = value // expect: unguarded_update_write
        case let area as UITextView where area.isEditable:
            area.text = value // expect: unguarded_update_write
        default:
            (view as! UISearchBar).text = value // expect: unguarded_update_write
        }
    }
}
