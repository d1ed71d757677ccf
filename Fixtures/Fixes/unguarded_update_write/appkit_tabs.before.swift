import AppKit
import AVKit
import SwiftUI

struct Stage: NSViewRepresentable {
	var player: AVPlayer

	func makeNSView(context: Context) -> AVPlayerView { AVPlayerView() }

	func updateNSView(_ view: AVPlayerView, context: Context) {
		view.player = player
	}
}

struct Line: NSViewRepresentable {
	var title: String
	var isFocused: Bool

	func makeNSView(context: Context) -> NSTextField { NSTextField() }

	func updateNSView(_ field: NSTextField, context: Context) {
		field.stringValue = title
		if isFocused {
			field.window?.makeFirstResponder(field)
		}
	}
}
