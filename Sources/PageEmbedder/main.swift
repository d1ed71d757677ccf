// Writes the Markdown pages given as arguments as string constants into the Swift file given first:
// `PageText.rule_id` for `rule_id.md`. Run by the build (Plugins/EmbedPages).
import Foundation

let arguments = CommandLine.arguments
guard arguments.count >= 2 else {
    FileHandle.standardError.write(Data("usage: PageEmbedder OUTPUT PAGE…\n".utf8))
    exit(2)
}

// More number signs than any page has in a row, so that nothing in a page ends its literal or starts an interpolation.
let fence = String(repeating: "#", count: 8)
var code = "/// The pages of the rules.\nenum PageText {\n"
for path in arguments.dropFirst(2) {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    do {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        guard !text.contains(fence) else {
            FileHandle.standardError.write(Data("\(path): \(fence) cannot stand in a page\n".utf8))
            exit(1)
        }
        code += "    static let \(name): StaticString = \(fence)\"\"\"\n\(text)\n\"\"\"\(fence)\n"
    } catch {
        FileHandle.standardError.write(Data("\(path): cannot read the page: \(error)\n".utf8))
        exit(1)
    }
}
code += "}\n"
do {
    try code.write(toFile: arguments[1], atomically: true, encoding: .utf8)
} catch {
    FileHandle.standardError.write(Data("\(arguments[1]): cannot write: \(error)\n".utf8))
    exit(1)
}
