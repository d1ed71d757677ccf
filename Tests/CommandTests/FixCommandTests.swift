import Foundation
import TestSupport
import Testing

@Suite("--fix and --diff")
struct FixCommandTests {
    /// One safe fix.
    private static let field = """
        import SwiftUI
        import UIKit

        struct Field: UIViewRepresentable {
            var text: String
            func makeUIView(context: Context) -> UITextField { UITextField() }
            func updateUIView(_ field: UITextField, context: Context) {
                field.text = text
            }
        }

        """
    private static let fixedField = field.replacing(
        "        field.text = text\n", with: "        if field.text != text {\n            field.text = text\n        }\n")
    /// One unsafe fix.
    private static let label = """
        import SwiftUI
        import UIKit

        struct Measured: UIViewRepresentable {
            @Binding var height: CGFloat
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ label: UILabel, context: Context) {
                height = label.bounds.height
            }
        }

        """

    @Test func fixesAndTellsWhatIsLeft() throws {
        let workspace = try Workspace(["A.swift": FixCommandTests.field, "B.swift": FixCommandTests.label])
        let first = try Run.seamlint("--fix", folder: workspace.url)
        #expect(try workspace.text("A.swift") == FixCommandTests.fixedField)
        #expect(try workspace.text("B.swift") == FixCommandTests.label)
        #expect(first.output.hasPrefix("B.swift:8:9: warning:") && !first.output.contains("A.swift"))
        #expect(first.status == 1)
        #expect(first.errors.hasSuffix("Fixed 1 finding in 1 file; 1 more with --unsafe\n"))
        let all = try Run.seamlint("--fix", "--unsafe", folder: workspace.url)
        #expect(all.status == 0 && all.output == "")
        #expect(all.errors.hasSuffix("Fixed 1 finding in 1 file\n"))
        let again = try Run.seamlint("--fix", "--unsafe", folder: workspace.url)
        #expect(again.status == 0 && again.errors.hasSuffix("Fixed nothing\n"))
        #expect(try Run.seamlint("--fix", "-q", folder: workspace.url).errors == "")
    }

    @Test func showsADiffThatPatchTakes() throws {
        let workspace = try Workspace(["A.swift": FixCommandTests.field, "B.swift": FixCommandTests.label])
        let run = try Run.seamlint("--diff", folder: workspace.url)
        #expect(
            run.output == """
                --- A.swift
                +++ A.swift
                @@ -5,6 +5,8 @@
                     var text: String
                     func makeUIView(context: Context) -> UITextField { UITextField() }
                     func updateUIView(_ field: UITextField, context: Context) {
                -        field.text = text
                +        if field.text != text {
                +            field.text = text
                +        }
                     }
                 }

                """)
        #expect(run.status == 1)
        #expect(run.errors == "Would fix 1 finding in 1 file; 1 more with --unsafe\n")
        #expect(try workspace.text("A.swift") == FixCommandTests.field)
        let both = try Run.seamlint("--diff", "--unsafe", "--fix", folder: workspace.url)
        #expect(both.output.contains("+++ B.swift"))
        #expect(try workspace.text("B.swift") == FixCommandTests.label)
        // GNU patch or git; either is on a machine that develops.
        try workspace.write(Data(both.output.utf8), "all.diff")
        let applied = try Run(
            URL(filePath: "/usr/bin/env"), ["git", "apply", "-p0", "all.diff"], folder: workspace.url,
            environment: ["GIT_CEILING_DIRECTORIES": workspace.url.deletingLastPathComponent().path()])
        #expect(applied.status == 0, "\(applied.errors)")
        #expect(try workspace.text("A.swift") == FixCommandTests.fixedField)
        let clean = try Run.seamlint("--diff", "--unsafe", "A.swift", "B.swift", folder: workspace.url)
        #expect(clean.status == 0 && clean.output == "" && clean.errors == "Would fix nothing\n")
    }

    @Test func standardInputIsFixedOnStandardOutput() throws {
        let run = try Run.seamlint("-", "--fix", "--stdin-filename", "A.swift", input: FixCommandTests.field)
        #expect(run.output == FixCommandTests.fixedField)
        #expect(run.status == 0)
        let left = try Run.seamlint("-", "--fix", input: FixCommandTests.label)
        #expect(left.output == FixCommandTests.label)
        #expect(left.errors.contains("-:8:9: warning:") && left.status == 1)
        let diff = try Run.seamlint("-", "--diff", "--stdin-filename", "x/A.swift", input: FixCommandTests.field)
        #expect(diff.output.hasPrefix("--- x/A.swift\n+++ x/A.swift\n@@"))
    }

    @Test("bytes that were no finding's concern pass through")
    func standardInputKeepsItsBytes() throws {
        func bytes(_ input: Data) throws -> String {
            let command = "\"\(Run.binary.path())\" - --fix -q | od -An -tx1 -N4; exit ${PIPESTATUS[0]}"
            let run = try Run(URL(filePath: "/bin/bash"), ["-c", command], input: input)
            return "\(run.status):\(run.output.filter { !$0.isNewline })"
        }
        #expect(try bytes(Data([0x61, 0xFF])) == "2: 61 ff")
        #expect(try bytes(Data([0xEF, 0xBB, 0xBF] + Array(FixCommandTests.field.utf8))) == "0: ef bb bf 69")
    }

    @Test func filesBesideStandardInputAreOnlyContext() throws {
        let workspace = try Workspace(["A.swift": FixCommandTests.field, "B.swift": FixCommandTests.field])
        let run = try Run.seamlint("-", "--fix", "--stdin-filename", "A.swift", ".", input: FixCommandTests.field, folder: workspace.url)
        #expect(run.output == FixCommandTests.fixedField)
        #expect(run.errors.contains("B.swift:8:9: warning:"))
        #expect(try workspace.text("B.swift") == FixCommandTests.field)
    }

    @Test func whatIsNotShownIsNotFixed() throws {
        let workspace = try Workspace(["A.swift": FixCommandTests.field])
        for arguments in [["--min-severity", "error"], ["--disable", "unguarded_update_write"]] {
            let run = try Run(Run.binary, ["--fix"] + arguments, folder: workspace.url)
            #expect(run.errors.hasSuffix("Fixed nothing\n"))
        }
        #expect(try workspace.text("A.swift") == FixCommandTests.field)
    }

    @Test func aFileThatCannotBeReadDoesNotStopTheRest() throws {
        let workspace = try Workspace(["A.swift": FixCommandTests.field])
        let run = try Run.seamlint("--fix", "A.swift", "none.swift", folder: workspace.url)
        #expect(run.status == 2 && run.errors.contains("none.swift: no such file or folder"))
        #expect(try workspace.text("A.swift") == FixCommandTests.fixedField)
    }

    @Test func fixesStandInJSONAndSARIF() throws {
        let workspace = try Workspace(["A.swift": FixCommandTests.field])
        for (format, schema) in [("json", Schema.output), ("sarif", Schema.sarif)] {
            let file = workspace.url.appending(path: "out.\(format)").path()
            let run = try Run.seamlint("--format", format, "--output", file, "A.swift", folder: workspace.url)
            #expect(run.errors.hasSuffix("1 can be fixed with --fix\n"))
            #expect(try schema.violations(in: file) == [])
        }
        let json = try workspace.text("out.json")
        #expect(json.contains("\"safe\": true") && json.contains("\"replacement\": \"if field.text != text {\\n            \""))
        let sarif = try workspace.text("out.sarif")
        #expect(sarif.contains("\"insertedContent\"") && sarif.contains("\"deletedRegion\"") && sarif.contains("\"safe\": true"))
    }
}
