import SwiftUI
import UIKit

@MainActor
final class QueryListener: NSObject, UISearchBarDelegate { // expect: delegate_never_assigned
    let query: Binding<String>
    init(query: Binding<String>) { self.query = query }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { query.wrappedValue = searchText }
}
