import Findings
import InteropRules
import Linting

/// A shell that completes what a person types.
enum CompletionShell: String, CaseIterable {
    case bash, zsh, fish
}

/// `seamlint completions`: a script that tells a shell the commands, options, values and rules of this version.
enum Completions {
    static func script(for shell: CompletionShell, catalogue: [Rule]) -> String {
        let words = CompletionWords(catalogue: catalogue)
        switch shell {
        case .bash: return bash(words)
        case .zsh: return zsh(words)
        case .fish: return fish(words)
        }
    }

    /// Where nothing is offered, bash goes on with file names.
    private static func bash(_ words: CompletionWords) -> String {
        let cases = words.values.map { names, values in
            "        \(names.joined(separator: "|"))) COMPREPLY=($(compgen -W \"\(values.joined(separator: " "))\" -- \"$current\")); return ;;\n"
        }.joined()
        return """
            # seamlint's words for bash: eval "$(seamlint completions bash)"
            _seamlint() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
                COMPREPLY=()
                case $previous in
            \(cases)        \(words.fileOptions.joined(separator: "|"))) return ;;
                esac
                if [[ $current == -* ]]; then
                    COMPREPLY=($(compgen -W "\(words.options.joined(separator: " "))" -- "$current"))
                elif ((COMP_CWORD == 1)); then
                    COMPREPLY=($(compgen -W "\(words.commands.joined(separator: " "))" -- "$current"))
                fi
            }
            complete -o default -F _seamlint seamlint

            """
    }

    private static func zsh(_ words: CompletionWords) -> String {
        let cases = words.values.map { names, values in
            "        \(names.joined(separator: "|"))) compadd -- \(values.joined(separator: " ")); return ;;\n"
        }.joined()
        return """
            #compdef seamlint
            # seamlint's words for zsh: seamlint completions zsh > _seamlint, in a folder of $fpath
            _seamlint() {
                case ${words[CURRENT - 1]} in
            \(cases)        \(words.fileOptions.joined(separator: "|"))) _files; return ;;
                esac
                if [[ $PREFIX == -* ]]; then
                    compadd -- \(words.options.joined(separator: " "))
                else
                    ((CURRENT == 2)) && compadd -- \(words.commands.joined(separator: " "))
                    _files
                fi
            }
            if [[ ${funcstack[1]} == _seamlint ]]; then _seamlint "$@"; else compdef _seamlint seamlint; fi

            """
    }

    private static func fish(_ words: CompletionWords) -> String {
        let commands = "complete -c seamlint -n __fish_use_subcommand -a '\(words.commands.joined(separator: " "))'\n"
        let arguments = words.values.flatMap { names, values in
            names.filter { !$0.hasPrefix("-") }.map { name in
                "complete -c seamlint -n '__fish_seen_subcommand_from \(name)' -x -a '\(values.joined(separator: " "))'\n"
            }
        }
        let options = words.knownOptions.map { option in
            let short = option.short.map { " -s \($0)" } ?? ""
            let values = words.values.first { $0.names.contains(option.name) }?.values
            let value = values.map { " -x -a '\($0.joined(separator: " "))'" } ?? (option.takesValue ? " -r" : "")
            return "complete -c seamlint -l \(option.name.dropFirst(2))\(short)\(value)\n"
        }
        return "# seamlint's words for fish: seamlint completions fish > ~/.config/fish/completions/seamlint.fish\n" + commands
            + arguments.joined() + options.joined()
    }
}

/// What can be typed.
private struct CompletionWords {
    let commands = Command.names
    /// Of all commands, each once.
    let knownOptions: [Option]
    /// Words that one of a set of words follows.
    let values: [(names: [String], values: [String])]

    init(catalogue: [Rule]) {
        var seen: Set<String> = []
        knownOptions = (LintOptions.options + CatalogueOptions.options + InitCommand.options + LanguageServerOptions.options).filter {
            seen.insert($0.name).inserted
        }
        let severities = ["error", "warning", "info"]
        let rules = catalogue.map(\.id)
        var formats = OutputFormat.allCases.map(\.rawValue)
        formats += CatalogueOptions.Format.allCases.map(\.rawValue).filter { !formats.contains($0) }
        values = [
            (["--format"], formats), (["--fail-on"], FailureThreshold.names), (["--min-severity"], severities),
            (["--color"], ColorChoice.allCases.map(\.rawValue)), (["--progress"], ProgressChoice.allCases.map(\.rawValue)),
            (
                ["--only", "--enable", "--disable"],
                RuleGroup.allCases.map(\.rawValue) + [ConfigurationNames.everyRule] + rules + DirectiveRule.all.map(\.id)
            ),
            (["explain"], rules + DirectiveRule.all.map(\.id)), (["help"], Command.names),
            (["completions"], CompletionShell.allCases.map(\.rawValue)),
        ]
    }

    var options: [String] {
        knownOptions.flatMap { [$0.name] + ($0.short.map { ["-\($0)"] } ?? []) }
    }

    /// Those that a file's name or something free follows.
    var fileOptions: [String] {
        let chosen = values.flatMap(\.names)
        return knownOptions.filter { $0.takesValue && !chosen.contains($0.name) }.flatMap {
            [$0.name] + ($0.short.map { ["-\($0)"] } ?? [])
        }
    }
}
