import InteropModel

/// The build files of the linted modules: those found below the given paths, and those above them.
enum BuildFiles {
    /// Whether a file of this name may be a build file, told by its last letters.
    static func mayBeOne(_ name: UnsafeRawBufferPointer) -> Bool {
        switch name.last {
        case UInt8(ascii: "g"): hasSuffix(name, ".xcconfig")
        case UInt8(ascii: "l"): hasSuffix(name, ".yml") || hasSuffix(name, ".yaml")
        case UInt8(ascii: "t"): name.first == UInt8(ascii: "P") && hasSuffix(name, ".swift")
        default: false
        }
    }

    private static func hasSuffix(_ name: UnsafeRawBufferPointer, _ suffix: StaticString) -> Bool {
        let length = suffix.utf8CodeUnitCount
        guard name.count > length, let start = name.baseAddress else { return false }
        return memcmp(start.advanced(by: name.count - length), suffix.utf8Start, length) == 0
    }

    /// The project file of an Xcode project, which is a folder.
    static func project(inFolder path: String) -> String? {
        path.hasSuffix(".xcodeproj") ? path + "/project.pbxproj" : nil
    }

    /// The build files beside and above the given paths, up to the repository's root.
    static func above(_ paths: [InputPath], discovery: FileDiscovery) -> [String] {
        var found: [String] = []
        var seen: Set<String> = []
        for path in paths {
            var folder = path.path
            while !folder.isEmpty, !isRepository(folder) {
                folder = parent(of: folder)
                guard seen.insert(folder).inserted else { break }
                found += (try? discovery.list(folder))?.buildFiles ?? []
            }
        }
        return found
    }

    private static func parent(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return "" }
        return String(path[..<slash])
    }

    private static func isRepository(_ folder: String) -> Bool {
        var status = stat()
        return stat(folder + "/.git", &status) == 0
    }

    /// What the build files at `paths` say. One that cannot be read says nothing.
    static func settings(_ paths: [String]) -> ProjectSettings {
        let reader = FileReader()
        let files = Set(paths).sorted().compactMap { path -> BuildFileReader.File? in
            guard let bytes = try? reader.read(path, isRegular: true) else { return nil }
            return (path, String(decoding: bytes, as: UTF8.self))
        }
        return BuildFileReader.settings(of: files)
    }
}
