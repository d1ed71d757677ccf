import SwiftUI
import UIKit

final class Screen: UIViewController {
	private let host = UIHostingController(rootView: Text("A"))

	override func viewDidLoad() {
		super.viewDidLoad()
		addChild(host)
		view.addSubview(host.view)
		host.didMove(toParent: self)
	}
}
