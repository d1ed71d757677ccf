/// The oldest iOS that an app's build files name, by folder.
struct DeploymentTargets {
    /// A folder and the major version.
    struct Entry: Hashable {
        let folder: String
        let version: Int
    }

    let entries: [Entry]

    /// Of several versions that hold for one folder the oldest counts: which file belongs to which target is not asked.
    init(files: [BuildFileReader.File]) {
        var oldest: [String: Int] = [:]
        for file in files {
            guard let version = Self.versions(named: Self.spellings(in: file.path), in: Array(file.content.utf8)).min() else { continue }
            for folder in Self.folders(of: file.path) { oldest[folder] = min(oldest[folder] ?? version, version) }
        }
        entries = oldest.map { Entry(folder: $0.key, version: $0.value) }
    }

    /// What stands before the version. Sources: Apple's build settings reference (IPHONEOS_DEPLOYMENT_TARGET), SwiftPM's
    /// PackageDescription (SupportedPlatform), XcodeGen's ProjectSpec.md (deploymentTarget), Tuist's ProjectDescription
    /// (DeploymentTargets).
    private static func spellings(in path: String) -> [String] {
        let name = path.split(separator: "/").last ?? ""
        if name.hasSuffix(".swift") { return [".iOS(", "iOS:", "IPHONEOS_DEPLOYMENT_TARGET"] }
        if name.hasSuffix(".yml") || name.hasSuffix(".yaml") { return ["deploymentTarget:", "iOS:", "IPHONEOS_DEPLOYMENT_TARGET"] }
        return ["IPHONEOS_DEPLOYMENT_TARGET"]
    }

    /// A project's settings hold beside it; a folder of settings alone speaks for the one above, too.
    private static func folders(of path: String) -> [String] {
        let folder = FolderPath.parent(of: path)
        if path.hasSuffix(".pbxproj") { return [FolderPath.parent(of: folder)] }
        guard path.hasSuffix(".xcconfig") else { return [folder] }
        let name = folder.split(separator: "/").last?.lowercased() ?? ""
        return ["config", "xcconfig", "setting"].contains(where: name.hasPrefix) ? [folder, FolderPath.parent(of: folder)] : [folder]
    }

    /// The major versions that stand behind one of these spellings.
    private static func versions(named spellings: [String], in bytes: [UInt8]) -> [Int] {
        spellings.flatMap { spelling -> [Int] in
            let word = Array(spelling.utf8)
            var found: [Int] = []
            var index = 0
            while index + word.count < bytes.count {
                guard bytes[index] == word[0], bytes[index..<index + word.count].elementsEqual(word),
                    index == 0 || !isWord(bytes[index - 1])
                else {
                    index += 1
                    continue
                }
                index += word.count
                if let version = version(in: bytes, from: index) { found.append(version) }
            }
            return found
        }
    }

    /// `= 15.0;`, `.v15)`, `"15.0"`, `targetVersion: "15.0"`: the first number of the line, with nothing but a label and
    /// punctuation before it.
    private static func version(in bytes: [UInt8], from start: Int) -> Int? {
        var index = start
        while index < bytes.count, index < start + 24, !isDigit(bytes[index]) {
            if bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "$") || bytes[index] == UInt8(ascii: ",") { return nil }
            index += 1
        }
        var version = 0
        var digits = 0
        while index < bytes.count, isDigit(bytes[index]), digits < 3 {
            version = version * 10 + Int(bytes[index] - UInt8(ascii: "0"))
            index += 1
            digits += 1
        }
        return digits == 0 ? nil : version
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
}
