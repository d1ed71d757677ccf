import SwiftUI
import UIKit

final class Screen: UIViewController {
	private let host = UIHostingController(rootView: Text("A"))

	override func viewDidLoad() {
		super.viewDidLoad()
		view.addSubview(host.view)
	}
}
