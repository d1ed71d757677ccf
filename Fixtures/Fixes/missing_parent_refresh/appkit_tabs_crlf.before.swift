import AppKit
import SwiftUI

struct Roll: NSViewRepresentable {
	var onRoll: () -> Void

	func makeCoordinator() -> Coordinator { Coordinator(owner: self) }

	func makeNSView(context: Context) -> NSButton {
		let button = NSButton()
		button.target = context.coordinator
		button.action = #selector(Coordinator.rolled)
		return button
	}

	func updateNSView(_ button: NSButton, context: Context) {
		// The title never changes.
		button.isEnabled = true
	}

	@MainActor
	final class Coordinator: NSObject {
		var owner: Roll
		init(owner: Roll) { self.owner = owner }
		@objc func rolled() { owner.onRoll() }
	}
}
