import Linting

/// `--cache-dir DIR` or `--no-cache`; neither: the folder that the system has for such things.
struct CacheOption {
    private var folder: String?
    private var isOff = false

    mutating func add(_ option: String, _ value: String) throws(UsageError) {
        if option == "--cache-dir" {
            guard !value.isEmpty else { throw UsageError("--cache-dir needs a folder name") }
            folder = value
        } else {
            isOff = true
        }
        guard folder == nil || !isOff else { throw UsageError("--cache-dir and --no-cache contradict each other; take one") }
    }

    /// nil: nothing is kept. An option counts more than `SEAMLINT_CACHE_DIR`, which turns the cache off where it is empty.
    var cache: RunCache? {
        if isOff { return nil }
        if let folder = folder ?? Environment.value("SEAMLINT_CACHE_DIR") {
            return folder.isEmpty ? nil : RunCache(folder: AbsolutePath.joined(AbsolutePath.currentFolder, folder))
        }
        return CacheOption.usualFolder.map { RunCache(folder: $0 + "/seamlint") }
    }

    /// Sources: https://specifications.freedesktop.org/basedir-spec/latest/, File System Programming Guide ("Library/Caches").
    private static var usualFolder: String? {
        if let folder = Environment.value("XDG_CACHE_HOME"), folder.hasPrefix("/") { return folder }
        guard let home = Environment.value("HOME"), home.hasPrefix("/") else { return nil }
        #if canImport(Darwin)
            return home + "/Library/Caches"
        #else
            return home + "/.cache"
        #endif
    }
}
