import Foundation
import TestSupport
import Testing

/// The command of this build as a Python package.
enum Wheel {
    /// Environment variables under which pip takes what builds wheels from this machine and asks nobody else.
    static let offline = [
        "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": Run.repository.appending(path: ".deps/venv/wheels").path(),
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    ]

    static func make(in folder: URL) throws -> URL {
        let run = try Run(Run.repository.appending(path: "scripts/make-wheel"), [Run.binary.path(), folder.path()], environment: offline)
        try #require(run.status == 0, "\(run.errors)")
        return URL(filePath: run.output.trimmingCharacters(in: .newlines))
    }
}
