import SafariServices
import SwiftUI

@MainActor
@Observable
final class ReaderModel {
    var showsArticle = false
    var isBold = false
}

struct ArticleView: UIViewControllerRepresentable {
    let url: URL
    var model: ReaderModel

    func makeCoordinator() -> Coordinator { Coordinator(model: model) }

    func makeUIViewController(context: Context) -> SFSafariViewController {
        let safari = SFSafariViewController(url: url)
        safari.delegate = context.coordinator
        return safari
    }

    func updateUIViewController(_ safari: SFSafariViewController, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, SFSafariViewControllerDelegate {
        private let model: ReaderModel
        init(model: ReaderModel) { self.model = model }

        func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
            model.isBold = false
            controller.dismiss(animated: true)
            model.showsArticle = false // expect-info: double_dismissal
        }
    }
}

struct ReaderScreen: View {
    @State private var model = ReaderModel()

    var body: some View {
        Button("Read") { model.showsArticle = true }
            .sheet(isPresented: $model.showsArticle) {
                ArticleView(url: URL(string: "https://example.com")!, model: model)
            }
    }
}
