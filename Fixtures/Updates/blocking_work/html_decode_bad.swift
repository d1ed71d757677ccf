import SwiftUI
import UIKit

struct Reply: Decodable { let html: String }

struct RichReply: UIViewRepresentable {
    let payload: Data

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) {
        guard let reply = try? JSONDecoder().decode(Reply.self, from: payload) else { return } // expect: blocking_work
        label.attributedText = try? NSAttributedString( // expect: blocking_work
            data: Data(reply.html.utf8),
            options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil)
    }
}
