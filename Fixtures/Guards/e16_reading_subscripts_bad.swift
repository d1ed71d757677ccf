import SwiftUI
import UIKit

final class CellGrid: UIView {
    private var cells: [[UITextField]] = []
    var byName: [String: UITextField] = [:]

    subscript(row: Int, column: Int) -> String {
        get { cells[row][column].text ?? "" }
        set { cells[row][column].placeholder = newValue }
    }
}

struct GridPane: UIViewRepresentable {
    var value: String

    func makeUIView(context: Context) -> CellGrid { CellGrid() }

    func updateUIView(_ grid: CellGrid, context: Context) {
        grid.byName["total"]?.text = value // expect: unguarded_update_write
        for (name, field) in grid.byName where name.hasPrefix("sum") {
            field.text = value // expect: unguarded_update_write
        }
        if let field = grid.byName["focus"] {
            field.becomeFirstResponder() // expect: unguarded_update_write
        }
    }
}
