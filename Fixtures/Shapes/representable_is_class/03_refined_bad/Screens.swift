import SwiftUI
import UIKit

class AccountScreenWrapper: ScreenWrapper { // expect: representable_is_class
    let title = "Account"
    required init() {}
    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: UITableViewController(style: .insetGrouped))
    }
}

struct LegalScreenWrapper: ScreenWrapper {
    let title = "Legal"
    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: UIViewController())
    }
}
