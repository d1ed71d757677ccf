import AppKit
import SwiftUI

struct Form: NSViewControllerRepresentable {
	func makeNSViewController(context: Context) -> NSTabViewController {
		let controller = NSTabViewController()
		context.coordinator.controller = controller
		return controller
	}

	func updateNSViewController(_ controller: NSTabViewController, context: Context) {}

	func makeCoordinator() -> Coordinator {
		Coordinator(self)
	}

	@MainActor
	final class Coordinator: NSObject {
		let form: Form
		weak var controller: NSViewController?

		init(_ form: Form) {
			self.form = form
		}
	}
}
