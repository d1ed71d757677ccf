import SwiftUI
import UIKit

extension FerryBoard {
    func show(_ strip: UIScrollView) {
        timetable.advance()
        timetable.cached = strip.contentSize.height
        deck.cars.removeAll() // expect: state_write_in_update
        onDelay(timetable.minutes) // expect: callback_called_in_update
        later {
            deck.name = strip.accessibilityLabel ?? "" // expect: deferred_write_unguarded
        }
    }
}
