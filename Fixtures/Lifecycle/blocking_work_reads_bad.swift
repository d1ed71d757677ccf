import AVFoundation
import MapKit
import PDFKit
import RealityKit
import SwiftUI
import UIKit

struct PosterWall: UIViewRepresentable {
    var poster: URL
    var note: URL
    var fileName: String
    var model: String

    func makeUIView(context: Context) -> UIImageView {
        let wall = UIImageView()
        wall.image = UIImage(contentsOfFile: fileName) // expect: blocking_work
        wall.accessibilityLabel = caption
        return wall
    }

    func updateUIView(_ wall: UIImageView, context: Context) {
        if let data = try? Data(contentsOf: poster) { // expect: blocking_work
            wall.image = UIImage(data: data)
        }
        wall.isHidden = fileName.isEmpty
        wall.highlightedImage = (try? Data(contentsOf: note)).flatMap(UIImage.init(data:)) // expect: blocking_work
        context.coordinator.sound(for: poster)
        if context.coordinator.pages == nil {
            context.coordinator.pages = PDFDocument(url: note) // expect: blocking_work
        }
    }

    func makeCoordinator() -> Curator { Curator() }

    private var caption: String? {
        try? String(contentsOf: note, encoding: .utf8) // expect: blocking_work
    }

    @MainActor
    final class Curator {
        var pages: PDFDocument?
        var player: AVAudioPlayer?

        func sound(for url: URL) {
            guard player?.url != url else { return }
            player = try? .init(contentsOf: url) // expect: blocking_work
        }
    }
}

struct StatueStand: UIViewRepresentable {
    var name: String

    func makeUIView(context: Context) -> ARView {
        let stand = ARView(frame: .zero)
        let anchor = AnchorEntity()
        if let statue = try? Entity.load(named: name) { // expect: blocking_work
            anchor.addChild(statue)
        }
        if let bust = try? ModelEntity.loadModel(named: name) { // expect: blocking_work
            anchor.addChild(bust)
        }
        stand.scene.addAnchor(anchor)
        return stand
    }

    func updateUIView(_ stand: ARView, context: Context) {
        stand.accessibilityLabel = name
    }
}

struct Ledger: Decodable {
    var rows: [String]
}

struct LedgerList: UIViewRepresentable {
    var file: URL
    var payload: Data

    func makeUIView(context: Context) -> UILabel {
        UILabel()
    }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = rows().joined(separator: "\n")
        guard let stored = FileManager.default.contents(atPath: file.path), // expect: blocking_work
            let ledger = try? JSONDecoder().decode(Ledger.self, from: stored)
        else { return }
        label.accessibilityHint = ledger.rows.first
    }

    private func rows() -> [String] {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return (try? decoder.decode(Ledger.self, from: payload))?.rows ?? [] // expect: blocking_work
    }
}
