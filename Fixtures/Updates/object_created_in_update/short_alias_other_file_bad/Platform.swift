import SwiftUI
#if os(macOS)
import AppKit
typealias NativeView = NSView
typealias NativeBridge = NSViewRepresentable
#else
import UIKit
typealias NativeView = UIView
typealias NativeBridge = UIViewRepresentable
#endif
