import SwiftUI

struct Track { let title: String }

extension Track: Identifiable {
    var id: UUID {
        .init() // expect: unstable_item_identity
    }
}

struct Playlist: View {
    let tracks: [Track]
    var body: some View { List(tracks) { Text($0.title) } }
}
