import SwiftUI
import WatchKit

struct WristMovie: WKInterfaceObjectRepresentable {
    let address: URL
    var isLooping: Bool

    func makeWKInterfaceObject(context: Context) -> WKInterfaceInlineMovie {
        let movie = WKInterfaceInlineMovie()
        updateWKInterfaceObject(movie, context: context)
        return movie
    }

    func updateWKInterfaceObject(_ movie: WKInterfaceInlineMovie, context: Context) {
        movie.setMovieURL(address)
        movie.setLoops(isLooping)
    }
}
