import InteropRules

/// Reads configurations and remembers them, so that all files below a folder share one.
package final class ConfigurationLoader: Sendable {
    private let catalogue: [Rule]
    private let currentFolder = AbsolutePath.currentFolder
    /// By absolute path.
    private let read = Guarded([String: Result<Configuration, ConfigurationErrors>]())
    /// By absolute folder: the nearest one, or nil in the value where there is none.
    private let nearest = Guarded([String: Configuration?]())

    /// - Parameter catalogue: the rules that a configuration may name.
    package init(catalogue: [Rule]) {
        self.catalogue = catalogue
    }

    /// The nearest configuration in or above a folder; nil where there is none.
    ///
    /// - Parameter folder: absolute, or from the current folder.
    package func configuration(around folder: String) throws(ConfigurationErrors) -> Configuration? {
        var visited: [String] = []
        var candidate: String? = AbsolutePath.joined(currentFolder, folder)
        var found: Configuration?
        while let current = candidate {
            if let known = nearest.withLock({ $0[current] }) {
                found = known
                break
            }
            visited.append(current)
            let file = AbsolutePath.asFolder(current) + Configuration.fileName
            if ConfigurationLoader.isFile(file) {
                found = try load(file)
                break
            }
            candidate = AbsolutePath.parent(of: current)
        }
        nearest.withLock { for folder in visited { $0[folder] = .some(found) } }
        return found
    }

    /// The configuration in a file that a walk came upon.
    ///
    /// - Parameter file: absolute.
    func load(_ file: String) throws(ConfigurationErrors) -> Configuration {
        if let known = read.withLock({ $0[file] }) { return try known.get() }
        let base = AbsolutePath.asFolder(AbsolutePath.parent(of: file) ?? "/")
        let result = result(of: file, shownAs: AbsolutePath.shown(file, from: currentFolder), base: base)
        // Another thread may have been faster; all go on with one and the same.
        return try read.withLock { known in
            if known[file] == nil { known[file] = result }
            return known[file] ?? result
        }.get()
    }

    /// The configuration that the user names. Its patterns are relative to the current folder.
    package func load(named path: String) throws(ConfigurationErrors) -> Configuration {
        try result(of: path, shownAs: path, base: AbsolutePath.asFolder(currentFolder)).get()
    }

    private func result(of file: String, shownAs path: String, base: String) -> Result<Configuration, ConfigurationErrors> {
        do throws(InputError) {
            let bytes = try FileReader().copy(of: file)
            do throws(ConfigurationErrors) {
                return .success(try ConfigurationReader.read(bytes, path: path, base: base, catalogue: catalogue))
            } catch {
                return .failure(error)
            }
        } catch {
            return .failure(ConfigurationErrors(all: [ConfigurationError(path: path, message: error.message)]))
        }
    }

    private static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
    }
}

/// Where the configuration of a file comes from.
package enum ConfigurationSource: Sendable {
    case none
    /// The nearest `seamlint.json` in or above the file's folder.
    case nearest(ConfigurationLoader)
    /// The same for all files.
    case fixed(Configuration)

    /// The configuration for what lies in a folder.
    package func configuration(forFolder folder: String) throws(ConfigurationErrors) -> Configuration? {
        switch self {
        case .none: nil
        case .nearest(let loader): try loader.configuration(around: folder)
        case .fixed(let configuration): configuration
        }
    }
}
