import SwiftUI
import Combine
import UIKit

final class Clockwork: ObservableObject {
    @Published var minute = 0
}
struct ClockLabel: UIViewRepresentable {
    @ObservedObject var clock: Clockwork
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) { label.text = "\(clock.minute)" }
}
struct ClockRow: UIViewRepresentable {
    @EnvironmentObject private var clock: Clockwork
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) { label.text = "\(clock.minute)" }
}
