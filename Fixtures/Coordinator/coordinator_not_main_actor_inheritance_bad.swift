import AVFoundation
import SwiftUI
import UIKit

/// Inferred through a protocol of the project that refines a marked one of the SDK.
protocol PageWatching: UIScrollViewDelegate {}

struct PageView: UIViewRepresentable {
    func makeCoordinator() -> Watcher { Watcher() }
    func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
    func updateUIView(_ view: UIScrollView, context: Context) {}

    final class Watcher: NSObject, PageWatching { // expect-info: coordinator_not_main_actor // expect: delegate_never_assigned
        private var page = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { page = 1 }
    }
}

/// Inferred for the superclass, and so for the subclass.
class ScrollBase: NSObject, UIScrollViewDelegate { // expect: delegate_never_assigned
    var offset = CGFloat(0)
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offset = scrollView.contentOffset.y }
}

struct OffsetView: UIViewRepresentable {
    func makeCoordinator() -> Offset { Offset() }
    func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
    func updateUIView(_ view: UIScrollView, context: Context) {}

    final class Offset: ScrollBase { // expect-info: coordinator_not_main_actor
        func reset() { offset = 0 }
    }
}

/// `@preconcurrency` on the conformance changes nothing about the class.
struct FieldView: UIViewRepresentable {
    func makeCoordinator() -> Editor { Editor() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ view: UITextField, context: Context) {}

    final class Editor: NSObject, @preconcurrency UITextFieldDelegate { // expect-info: coordinator_not_main_actor // expect: delegate_never_assigned
        private var edits = 0
        func textFieldDidBeginEditing(_ field: UITextField) { edits += 1 }
    }
}

/// Called on another thread, by a conformance in an extension.
struct ScannerView: UIViewRepresentable {
    func makeCoordinator() -> Scanner { Scanner() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}

    final class Scanner: NSObject { // expect-info: coordinator_not_main_actor
        var frames = 0
    }
}

extension ScannerView.Scanner: AVCaptureVideoDataOutputSampleBufferDelegate { // expect: delegate_never_assigned
    func captureOutput(_ output: AVCaptureOutput, didOutput buffer: CMSampleBuffer, from connection: AVCaptureConnection) {
        frames += 1
    }
}
