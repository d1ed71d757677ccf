import Findings
import SwiftTree

/// Places in a SARIF log: URIs below `%SRCROOT%`, columns in UTF-16.
struct SARIFLocations {
    static let baseName = "%SRCROOT%"

    let report: Report

    /// Relative to the root where the file lies below it, else absolute.
    func artifact(_ path: String) -> JSONValue {
        if path.hasPrefix(report.root) { return relative(String(path.dropFirst(report.root.count))) }
        if path.hasPrefix("/") { return .object([("uri", .string("file://" + SARIFLocations.encoded(path)))]) }
        if path.hasPrefix("../") || path == ".." {
            return .object([("uri", .string("file://" + SARIFLocations.encoded(WorkspacePaths.absolute(path, from: report.root))))])
        }
        return relative(path.isEmpty ? "." : path)
    }

    func location(_ location: Location, message: String? = nil, id: Int? = nil) -> JSONValue {
        var entries: [(String, JSONValue)] = []
        if let id { entries.append(("id", .integer(id))) }
        entries.append(
            (
                "physicalLocation",
                .object([("artifactLocation", artifact(location.path)), ("region", region(location))])
            ))
        if let message { entries.append(("message", SARIFReporter.text(message))) }
        return .object(entries)
    }

    func fix(_ fix: Fix) -> JSONValue {
        let byPath = Dictionary(grouping: fix.edits, by: \.location.path).sorted { $0.key < $1.key }
        let changes = byPath.map { path, edits in
            JSONValue.object([
                ("artifactLocation", artifact(path)),
                (
                    "replacements",
                    .array(
                        edits.map {
                            .object([("deletedRegion", region($0.location)), ("insertedContent", SARIFReporter.text($0.replacement))])
                        })
                ),
            ])
        }
        return .object([
            ("description", SARIFReporter.text(fix.title)), ("artifactChanges", .array(changes)),
            ("properties", .object([("safe", .boolean(fix.isSafe))])),
        ])
    }

    /// Everything but letters, digits and `-._~/` in percent form.
    static func encoded(_ path: String) -> String {
        var text = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                text += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
            }
        }
        return text
    }

    private func relative(_ path: String) -> JSONValue {
        .object([("uri", .string(SARIFLocations.encoded(path))), ("uriBaseId", .string(SARIFLocations.baseName))])
    }

    private func region(_ location: Location) -> JSONValue {
        let (start, end) = (report.start(of: location), report.end(of: location))
        return .object([
            ("startLine", .integer(start.line)), ("startColumn", .integer(start.utf16Column)),
            ("endLine", .integer(end.line)), ("endColumn", .integer(end.utf16Column)),
        ])
    }
}
