import SwiftUI
import Combine
import UIKit

protocol FeedSource: ObservableObject {
    var titles: [String] { get }
}
final class NewsFeed: FeedSource {
    @Published var titles: [String] = []
}

struct FeedLabel: UIViewRepresentable {
    private let feed: NewsFeed // expect-info: model_not_observed
    init(feed: NewsFeed) { self.feed = feed }

    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) {
        guard let first = feed.titles.first else { return }
        label.text = first
    }
}
