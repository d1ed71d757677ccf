import AppKit
import AVKit
import SwiftUI

struct Stage: NSViewRepresentable {
	var player: AVPlayer

	func makeNSView(context: Context) -> AVPlayerView { AVPlayerView() }

	func updateNSView(_ view: AVPlayerView, context: Context) {
		if view.player !== player {
			view.player = player
		}
	}
}

struct Line: NSViewRepresentable {
	var title: String
	var isFocused: Bool

	func makeNSView(context: Context) -> NSTextField { NSTextField() }

	func updateNSView(_ field: NSTextField, context: Context) {
		if field.stringValue != title {
			field.stringValue = title
		}
		if isFocused {
			if field.currentEditor() == nil {
				field.window?.makeFirstResponder(field)
			}
		}
	}
}
