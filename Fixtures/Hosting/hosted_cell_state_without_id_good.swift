import SwiftUI
import UIKit

struct Recipe: Hashable {
    let id: Int
    let name: String
}

struct RecipeRow: View {
    let recipe: Recipe
    @State private var isOpen = false
    var body: some View { Text(recipe.name).lineLimit(isOpen ? nil : 1) }
}

/// Looks after another item itself.
struct CarefulRow: View {
    let recipe: Recipe
    @State private var isOpen = false
    var body: some View {
        Text(recipe.name)
            .lineLimit(isOpen ? nil : 1)
            .onChange(of: recipe.id) { isOpen = false }
    }
}

/// The state is the parent's.
struct BoundRow: View {
    let recipe: Recipe
    @Binding var isOpen: Bool
    @Environment(\.locale) private var locale
    var body: some View { Text(recipe.name).lineLimit(isOpen ? nil : 1) }
}

/// Shows nothing of an item.
struct HintRow: View {
    @State private var isOpen = false
    var body: some View { Text("Swipe").lineLimit(isOpen ? nil : 1) }
}

final class RecipeList: UICollectionViewController {
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Recipe> { cell, _, recipe in
        cell.contentConfiguration = UIHostingConfiguration {
            VStack {
                RecipeRow(recipe: recipe)
                BoundRow(recipe: recipe, isOpen: .constant(false))
            }
            .id(recipe.id)
            CarefulRow(recipe: recipe)
            HintRow()
            RecipeRow(recipe: recipe).padding().id(recipe)
        }
    }
}

final class RecipeCell: UICollectionViewCell {
    private var host: UIHostingController<AnyView>?

    func show(_ recipe: Recipe) {
        host?.rootView = AnyView(RecipeRow(recipe: recipe).id(recipe.id))
    }
}

/// No cell: the screen shows one recipe.
final class RecipeScreen: UIViewController {
    private var host: UIHostingController<RecipeRow>?

    func show(_ recipe: Recipe) {
        host?.rootView = RecipeRow(recipe: recipe)
    }
}
