import AVFoundation
import SwiftUI
import UIKit
import WebKit

/// Injected.
struct KeptPage: UIViewRepresentable {
    let page: WKWebView
    var ink: UIColor = .systemTeal
    let font = UIFont.systemFont(ofSize: 12)

    func makeUIView(context: Context) -> WKWebView { page }

    func updateUIView(_ page: WKWebView, context: Context) { page.tintColor = ink }
}

struct KeptPlayer: UIViewRepresentable {
    private let player: AVPlayer

    init(_ player: AVPlayer) { self.player = player }

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) { view.isHidden = player.rate == 0 }
}

/// SwiftUI keeps it.
struct StateBoard: UIViewRepresentable {
    @State private var board = UIView()
    static let prototype = UIView()

    private var label: UILabel { UILabel() }

    func makeUIView(context: Context) -> UIView { board }

    func updateUIView(_ board: UIView, context: Context) { board.isHidden = label.isHidden && Self.prototype.isHidden }
}

/// Every use gives it.
struct GivenStage: UIViewRepresentable {
    var stage = UIView()

    func makeUIView(context: Context) -> UIView { stage }

    func updateUIView(_ stage: UIView, context: Context) {}
}

struct StageScreen: View {
    let stage: UIView

    var body: some View { GivenStage(stage: stage) }
}

/// A store that is shared on purpose keeps one view for each tab.
@MainActor
final class PageStore {
    static let shared = PageStore()
    var current = WKWebView()
}

struct TabPage: UIViewRepresentable {
    func makeUIView(context: Context) -> WKWebView { PageStore.shared.current }

    func updateUIView(_ page: WKWebView, context: Context) {}
}
