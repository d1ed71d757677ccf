import InteropModel

/// The folder in which runs leave what they know for the next one.
package struct RunCache: Sendable {
    /// Made when it is needed.
    package let folder: String

    /// A file that no run has asked for in this time, in seconds, is taken away.
    private static let lifetime = 30 * 24 * 3600

    package init(folder: String) {
        self.folder = folder
    }

    /// What runs of the same kind have left; nothing where there is none, or it is damaged.
    ///
    /// - Parameter kind: what a run is of: its paths, its rules, and so on.
    func memory(of kind: ContentHash) -> RunMemory {
        guard let bytes = try? FileReader().copy(of: path(of: kind)) else { return RunMemory() }
        return RunMemory(encoded: bytes) ?? RunMemory()
    }

    /// Keeps what a run knows. Where that cannot be written the next run does without.
    func keep(_ memory: RunMemory, of kind: ContentHash) {
        guard makeFolder() else { return }
        // Two runs may end at the same moment: the last one's content is as good as the first one's.
        guard let replacement = try? FileReplacement(of: path(of: kind), with: memory.encoded) else { return }
        do throws(SystemError) { try replacement.commit() } catch {}
        removeOldFiles()
    }

    private func path(of kind: ContentHash) -> String {
        "\(folder)/\(hex(kind.high))\(hex(kind.low)).run"
    }

    private func hex(_ number: UInt64) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }

    /// Only for its owner: it tells what is in the sources.
    private func makeFolder() -> Bool {
        var missing: [String] = []
        var current = folder
        while access(current, F_OK) != 0, current != "/", !current.isEmpty {
            missing.append(current)
            current = AbsolutePath.parent(of: current) ?? "/"
        }
        return missing.reversed().allSatisfy { mkdir($0, 0o700) == 0 || errno == EEXIST }
    }

    private func removeOldFiles() {
        guard let stream = opendir(folder) else { return }
        defer { closedir(stream) }
        let limit = time(nil) - Self.lifetime
        while let entry = readdir(stream) {
            let name = FileDiscovery.name(of: entry)
            var status = stat()
            guard name.hasSuffix(".run"), lstat("\(folder)/\(name)", &status) == 0 else { continue }
            #if canImport(Darwin)
                let modified = status.st_mtimespec.tv_sec
            #else
                let modified = status.st_mtim.tv_sec
            #endif
            if modified < limit { unlink("\(folder)/\(name)") }
        }
    }
}

extension RunCache {
    /// Which program writes and reads: another one may find something else.
    static let program: ContentHash = {
        var writer = BinaryWriter()
        writer.write(Version.current)
        let path = CommandLine.arguments.first ?? ""
        if let signature = FileSignature(of: "/proc/self/exe") ?? FileSignature(of: path) {
            writer.write(signature.size)
            writer.write(signature.modified)
        }
        return ContentHash(writer.bytes)
    }()
}
