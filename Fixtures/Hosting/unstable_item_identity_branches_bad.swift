import Foundation
import SwiftUI

/// New for some of the cases only.
enum MapMark: Equatable {
    case pin
    case named(String)

    var id: String {
        switch self {
        case .pin:
            UUID().uuidString  // expect: unstable_item_identity
        case .named(let name):
            name
        }
    }
}

struct Draft: Identifiable {
    let saved: String?

    var id: String {
        if let saved {
            saved
        } else {
            UUID().uuidString  // expect: unstable_item_identity
        }
    }
}

/// The same for all that lies in one branch.
enum Shade: Identifiable {
    case light
    case custom(String)

    var id: String {
        switch self {
        case .light: "light"
        case .custom(let name): name
        }
    }
}
