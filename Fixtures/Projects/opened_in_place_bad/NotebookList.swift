import SwiftUI

struct NotebookList: View {
    @State private var notes: [String] = []
    @State private var isOpening = false

    var body: some View {
        List(notes, id: \.self) { Text($0) }
            .sheet(isPresented: $isOpening) {
                NotebookOpener { url in
                    add(url)
                    isOpening = false
                }
            }
    }

    private func add(_ file: URL) {
        guard let data = try? Data(contentsOf: file) else { return } // expect: security_scope_not_opened
        notes.append(String(decoding: data, as: UTF8.self))
    }
}

struct NotebookList_Previews: PreviewProvider {
    static var previews: some View {
        NotebookOpener { url in _ = try? Data(contentsOf: url) }
    }
}
