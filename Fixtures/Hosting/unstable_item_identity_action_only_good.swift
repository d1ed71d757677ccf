import SwiftUI
struct Msg: Identifiable { let id = UUID(); let text: String }
struct V: View {
    @State private var draft = ""
    let send: (Msg) -> Void
    private var outgoing: Msg { Msg(text: draft) }
    var body: some View {
        Button("Send") { send(outgoing) }
            .toolbar { Button("b") { submit() } }
            .onDrop(of: [.text], isTargeted: nil) { _ in send(Msg(text: "d")); return true }
            .gesture(TapGesture().onEnded { send(Msg(text: "t")) })
    }
    private func submit() { send(Msg(text: draft)) }
    private func load() async -> [Msg] { [Msg(text: "a")] }
}
