import SwiftUI
import WatchKit

struct WristMovie: WKInterfaceObjectRepresentable {
    let address: URL // expect: property_not_synced
    var isLooping: Bool

    func makeWKInterfaceObject(context: Context) -> WKInterfaceInlineMovie {
        let movie = WKInterfaceInlineMovie()
        movie.setMovieURL(address)
        movie.setLoops(isLooping)
        return movie
    }

    func updateWKInterfaceObject(_ movie: WKInterfaceInlineMovie, context: Context) {
        movie.setLoops(isLooping)
    }
}
