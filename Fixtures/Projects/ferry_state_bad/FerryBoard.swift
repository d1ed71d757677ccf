import SwiftUI
import UIKit

struct FerryBoard: UIViewRepresentable {
    @EnvironmentObject var timetable: Timetable
    @Binding var deck: Deck
    @Binding var offset: CGPoint
    let onDelay: DelayHandler

    func makeCoordinator() -> FerryDriver { FerryDriver(board: self) }

    func makeUIView(context: Context) -> UIScrollView {
        let strip = UIScrollView()
        context.coordinator.attach(strip)
        return strip
    }

    func updateUIView(_ strip: UIScrollView, context: Context) {
        context.coordinator.board = self
        show(strip)
        context.coordinator.scroll(strip)
    }
}
