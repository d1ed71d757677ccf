import SwiftUI

struct Theme: Identifiable {
    let id = UUID()
    let name: String
    static let all = [Theme(name: "Light"), Theme(name: "Dark")]
}

struct ThemePicker: View {
    private let themes = Theme.all
    var body: some View {
        ForEach(Theme.all) { Text($0.name) }
    }
}

struct ThemePicker_Previews: PreviewProvider {
    static var previews: some View {
        List([Theme(name: "A"), Theme(name: "B")]) { Text($0.name) }
    }
}
