import SwiftUI
import UIKit

struct Pager: UIViewControllerRepresentable {
  var tab: Int

  func makeUIViewController(context: Context) -> UITabBarController { UITabBarController() }

  func updateUIViewController(_ tabs: UITabBarController, context: Context) {
    if tabs.selectedIndex != tab {
      tabs.selectedIndex = tab
    }
  }
}
