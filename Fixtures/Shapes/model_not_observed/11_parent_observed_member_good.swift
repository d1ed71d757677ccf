import SwiftUI
import Combine
import UIKit

final class Lamp: ObservableObject {
    @Published var isLit = false
}
struct LampSwitch: UIViewRepresentable {
    let lamp: Lamp
    func makeUIView(context: Context) -> UISwitch { UISwitch() }
    func updateUIView(_ view: UISwitch, context: Context) { view.isOn = lamp.isLit }
}
struct LampRow: View {
    @ObservedObject var lamp: Lamp
    var body: some View {
        HStack {
            Text("Lamp")
            LampSwitch(lamp: lamp)
        }
    }
}
struct LampList: View {
    @EnvironmentObject var hall: Lamp
    var body: some View {
        List {
            Section { LampSwitch(lamp: hall) }
        }
    }
}
