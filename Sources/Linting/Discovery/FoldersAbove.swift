/// The folders above linted paths, whose build files count for them: each folder that a path names, up to the root of
/// the repository.
enum FoldersAbove {
    static func of(_ paths: [String]) -> [String] {
        var folders: Set<String> = []
        for path in paths where !path.isEmpty {
            var folder = path[...]
            while let slash = folder.lastIndex(of: "/"), slash != folder.startIndex {
                folder = folder[..<slash]
                folders.insert(String(folder))
                if access("\(folder)/.git", F_OK) == 0 { break }
            }
            if !path.hasPrefix("/"), !path.hasPrefix("..") { folders.insert("") }
        }
        return folders.sorted()
    }
}
