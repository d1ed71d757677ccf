import SwiftUI

struct Rail: NativeBridge {
    var stops: Int

    #if os(macOS)
    func makeNSView(context: Context) -> NativeView { NativeView() }
    func updateNSView(_ rail: NativeView, context: Context) { lay(rail) }
    #else
    func makeUIView(context: Context) -> NativeView { NativeView() }
    func updateUIView(_ rail: NativeView, context: Context) { lay(rail) }
    #endif

    private func lay(_ rail: NativeView) {
        for _ in 0..<stops {
            rail.addSubview(NativeView()) // expect: object_created_in_update
        }
    }
}
