import Foundation

/// A folder that lives as long as its test.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "seamlint-\(UUID().uuidString)").path()
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        try write(Data(text.utf8), to: name)
    }

    @discardableResult
    func write(_ data: Data, to name: String) throws -> String {
        let file = "\(path)/\(name)"
        try FileManager.default.createDirectory(
            atPath: URL(filePath: file).deletingLastPathComponent().path(percentEncoded: false), withIntermediateDirectories: true)
        try data.write(to: URL(filePath: file))
        return file
    }

    /// Nothing happens where there is no such file.
    func remove(_ name: String) throws {
        guard FileManager.default.fileExists(atPath: "\(path)/\(name)") else { return }
        try FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
}
