import Foundation
import PackagePlugin

/// Makes one Swift file of the rules' Markdown pages, so that the binary carries them. SwiftPM's own `embedInCode`
/// writes each byte as a number, which the compiler takes a quarter of a second per kilobyte to read.
@main
struct EmbedPages: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let folder = target.directoryURL.appending(path: "Pages")
        let pages = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "md" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let output = context.pluginWorkDirectoryURL.appending(path: "PageText.swift")
        return [
            .buildCommand(
                displayName: "Embed the rules' pages", executable: try context.tool(named: "PageEmbedder").url,
                arguments: [output.path] + pages.map(\.path), inputFiles: pages, outputFiles: [output])
        ]
    }
}
