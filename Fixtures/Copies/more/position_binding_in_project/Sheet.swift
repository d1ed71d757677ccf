import SwiftUI

struct Sheet: View {
    @Binding var rows: [[String]]
    let row: Int

    var body: some View {
        HStack {
            ForEach(rows[row].indices, id: \.self) { column in
                Cell(text: $rows[row][column])
            }
        }
    }
}
