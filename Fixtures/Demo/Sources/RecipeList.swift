import SwiftUI

struct RecipeList: View {
    let recipes: [String]
    @State private var search = ""

    var body: some View {
        VStack {
            SearchBar(text: $search, placeholder: "Recipes")
            List(recipes.filter { search.isEmpty || $0.contains(search) }, id: \.self) { Text($0) }
        }
    }
}
