import InteropModel

/// Lists folders: which files and folders in them may matter to a run. What is left out of those is `WalkFilter`'s to say.
struct FileDiscovery: Sendable {
    /// Build products, dependencies and version control: never walked into unless they are given themselves.
    static let ignoredFolders: Set<String> = [
        ".build", "DerivedData", "Pods", "Carthage", ".git", "node_modules", "SourcePackages", ".swiftpm",
    ]
    static let ignoredFolderSuffixes = [".xcassets", ".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".docc"]

    /// Whether Markdown files are listed, too; then also those of documentation catalogues, whose Swift files are not.
    var includesMarkdown = false

    /// What lies directly in one folder.
    struct Listing {
        /// Paths of the folders to go on with.
        var folders: [String] = []
        /// Paths of the files to lint.
        var files: [String] = []
        /// Paths of the files that may tell a module's settings; some are Swift files, too.
        var buildFiles: [String] = []
        /// What lies there besides that changes what is looked at.
        var hasConfiguration = false
        var hasIgnoreFile = false
        var isRepository = false
        /// Something there marks a whole project.
        var isProjectRoot = false
    }

    /// Lists `folder`; throws a message where it cannot be read. Symbolic links are not followed, so that a walk ends.
    func list(_ folder: String) throws(InputError) -> Listing {
        guard let stream = opendir(folder.isEmpty ? "." : folder) else {
            let error = SystemError.current
            // A folder that is gone since it was found is still none that could be read.
            let reason = InputError.reason(of: error, opening: folder)
            throw InputError(path: folder, reason: reason == .missing ? .unreadable(error) : reason)
        }
        defer { closedir(stream) }
        var listing = Listing()
        while let entry = readdir(stream) {
            let length = strlen(FileDiscovery.namePointer(entry))
            let name = UnsafeRawBufferPointer(start: FileDiscovery.namePointer(entry), count: length)
            add(name, kind: entry.pointee.d_type, in: folder, to: &listing)
        }
        return listing
    }

    static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
        String(cString: namePointer(entry))
    }

    private static func namePointer(_ entry: UnsafeMutablePointer<dirent>) -> UnsafePointer<CChar> {
        let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        return UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
    }

    private func add(_ name: UnsafeRawBufferPointer, kind: UInt8, in folder: String, to listing: inout Listing) {
        let isSwift = FileDiscovery.isSwiftFile(name)
        if name.first == UInt8(ascii: ".") {
            if name.elementsEqual(GitIgnoreFiles.name.utf8) { listing.hasIgnoreFile = true }
            if name.elementsEqual(GitIgnoreFiles.marker.utf8) { listing.isRepository = true }
            if ProjectRoots.isMark(String(decoding: name, as: UTF8.self)) { listing.isProjectRoot = true }
        }
        guard name.first != UInt8(ascii: ".") || (isSwift && kind == FileDiscovery.fileKind) else { return }
        let text = String(decoding: name, as: UTF8.self)
        let path = folder.isEmpty ? text : (folder.utf8.last == UInt8(ascii: "/") ? folder + text : "\(folder)/\(text)")
        if !listing.isProjectRoot, ProjectRoots.isMark(text) { listing.isProjectRoot = true }
        switch kind == FileDiscovery.unknownKind ? FileDiscovery.kind(of: path) : kind {
        case FileDiscovery.folderKind:
            // Read, but not walked into.
            if text.hasSuffix(".xcodeproj") { listing.buildFiles.append(path + "/project.pbxproj") }
            guard !FileDiscovery.isIgnoredFolder(text) || (includesMarkdown && text.hasSuffix(".docc")) else { return }
            listing.folders.append(path)
        case FileDiscovery.fileKind:
            if BuildFileReader.isBuildFile(text) { listing.buildFiles.append(path) }
            if isLinted(path, name: text, isSwift: isSwift) { listing.files.append(path) }
            if name.first == UInt8(ascii: "s"), text == Configuration.fileName { listing.hasConfiguration = true }
        case FileDiscovery.linkKind:
            if name.first == UInt8(ascii: "s"), text == Configuration.fileName { listing.hasConfiguration = true }
        default:
            break
        }
    }

    private func isLinted(_ path: String, name: String, isSwift: Bool) -> Bool {
        guard includesMarkdown else { return isSwift }
        return MarkdownDocument.isMarkdown(name) || (isSwift && !FileDiscovery.isInCatalogue(path))
    }

    private static func isInCatalogue(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { $0.hasSuffix(".docc") }
    }

    /// The names from a folder down to a file that is not on disk; nil where no walk would come upon it, whatever the
    /// filter says.
    func names(of path: String, below folder: String) -> [String]? {
        guard folder.isEmpty || path.hasPrefix(folder + "/") || folder == "/" else { return nil }
        let start = folder.isEmpty ? 0 : folder.utf8.count + (folder == "/" ? 0 : 1)
        let names = path.utf8.dropFirst(start).split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
        let isWalked = names.dropLast().allSatisfy { name in
            !name.hasPrefix(".") && (!FileDiscovery.isIgnoredFolder(name) || (includesMarkdown && name.hasSuffix(".docc")))
        }
        guard isWalked, let name = names.last, isLinted(path, name: name, isSwift: name.hasSuffix(".swift")) else { return nil }
        return names
    }

    private static let folderKind = UInt8(4)  // DT_DIR
    private static let fileKind = UInt8(8)  // DT_REG
    private static let linkKind = UInt8(10)  // DT_LNK
    private static let unknownKind = UInt8(0)  // DT_UNKNOWN: the file system does not say

    private static func kind(of path: String) -> UInt8 {
        var status = stat()
        guard lstat(path, &status) == 0 else { return unknownKind }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return folderKind
        case S_IFREG: return fileKind
        case S_IFLNK: return linkKind
        default: return unknownKind
        }
    }

    private static func isSwiftFile(_ name: UnsafeRawBufferPointer) -> Bool {
        let suffix: StaticString = ".swift"
        let length = suffix.utf8CodeUnitCount
        guard name.count > length, let start = name.baseAddress else { return false }
        return memcmp(start.advanced(by: name.count - length), suffix.utf8Start, length) == 0
    }

    private static func isIgnoredFolder(_ name: String) -> Bool {
        ignoredFolders.contains(name) || ignoredFolderSuffixes.contains { name.hasSuffix($0) }
    }
}
