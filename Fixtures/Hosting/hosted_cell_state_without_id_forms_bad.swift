import SwiftUI
import UIKit

struct Recipe: Hashable {
    let id: Int
    let name: String
}

final class RecipeLoader: ObservableObject {
    @Published var text = ""
}

struct RecipeRow: View {
    let recipe: Recipe
    @StateObject private var loader = RecipeLoader()
    var body: some View { Text(recipe.name + loader.text) }
}

struct AnswerField: View {
    let question: String
    @FocusState private var isFocused: Bool
    var body: some View { TextField(question, text: .constant("")).focused($isFocused) }
}

/// In a stack, on a branch, with modifiers that give no identity.
final class RecipeList: UICollectionViewController {
    private var row: UICollectionView.CellRegistration<UICollectionViewListCell, Recipe>!
    private var isCompact = false

    override func viewDidLoad() {
        super.viewDidLoad()
        row = .init { [weak self] cell, _, recipe in
            cell.contentConfiguration = UIHostingConfiguration {
                if self?.isCompact == true {
                    Text(recipe.name)
                } else {
                    VStack {
                        RecipeRow(recipe: recipe) // expect: hosted_cell_state_without_id
                            .padding()
                        Divider()
                    }
                }
            }
            .margins(.all, 4)
        }
    }
}

/// The content comes from a method.
final class QuizTable: UITableViewController {
    private var questions: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { questions.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "question", for: indexPath)
        let question = questions[indexPath.row]
        cell.contentConfiguration = UIHostingConfiguration { content(question) }
        return cell
    }

    private func content(_ question: String) -> some View {
        AnswerField(question: question) // expect: hosted_cell_state_without_id
    }
}

/// A hosting controller that is used again.
final class RecipeCell: UICollectionViewCell {
    private var host: UIHostingController<RecipeRow>?

    func show(_ recipe: Recipe) {
        host?.rootView = RecipeRow(recipe: recipe) // expect: hosted_cell_state_without_id
    }
}
