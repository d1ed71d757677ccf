/// The manual in short.
enum Help {
    static func text(_ topic: String?) throws(UsageError) -> String {
        switch topic {
        case nil, "help", "version": overview
        case "lint": lint
        case "rules": rules
        case "explain": explain
        case "init": initialize
        case "baseline": baseline
        case "lsp": languageServer
        case "completions": completions
        case let topic?: throw .unknown("command", topic, among: Command.names, help: "see seamlint help")
        }
    }

    private static let overview = """
        seamlint finds mistakes at the seam between SwiftUI and UIKit or AppKit.

        usage: seamlint [lint] [PATH…]    lint files and folders (default: the current folder)
               seamlint rules             list the rules
               seamlint explain RULE      print a rule's page: why, bad, good
               seamlint init              write a commented seamlint.json
               seamlint baseline          record today's findings, so that only new ones are shown
               seamlint lsp               a language server for editors, on standard input and output
               seamlint completions SHELL print the words of this version for bash, zsh or fish
               seamlint version           print the version
               seamlint help [COMMAND]    print this, or the options of a command

        Exit status: 0 nothing found, 1 findings, 2 a usage or configuration error, or an input that
        could not be read.

        """

    private static let lint = """
        usage: seamlint [lint] [OPTION…] [PATH…]

        Lints Swift files and the Swift files below folders (default: the current folder). - reads standard input.

        What is linted
          --exclude GLOB               leave out files and folders below the given ones; repeatable
          --stdin-filename PATH        the name of what standard input holds
          --no-gitignore               also what Git ignores
          --markdown                   also lint the ```swift blocks of Markdown files, at their own lines
        What an earlier run found out is kept, so that the next one looks only at what has changed
          --cache-dir DIR              keep it in DIR (default: SEAMLINT_CACHE_DIR, else the user's folder for caches)
          --no-cache                   keep nothing, and look at everything
        Which rules run
          --config FILE                the configuration for all files (default: the nearest seamlint.json in or above a
                                       file's folder); its patterns then count from the current folder
          --no-config                  read no configuration
          --only R,…                   only these rules or groups (lifecycle, coordinator, hosting, observation, all)
          --enable R,…                 these, too
          --disable R,…                not these
          --report-unused-suppressions a seamlint:disable comment that suppresses nothing is a finding
        Which findings count
          --changed-since REF          those on lines that were changed since REF and HEAD parted, or are not committed yet
          --staged                     those on staged lines; what is staged is linted, not the working tree. Not with fixes
          --baseline FILE              not those that FILE knows (default: baseline of the configuration)
          --write-baseline FILE        record all findings in FILE
        Fixes
          --fix                        apply the safe fixes of what is shown, then tell what is left
          --diff                       show as a unified diff what would change, and change nothing
          --unsafe                     with either: those fixes, too, that want a look
        What is shown, and how
          --format FORM                text (default), json, sarif, github, gitlab, checkstyle or junit; repeatable, each
                                       with its --output
          -o, --output FILE            write there, whole or not at all
          --min-severity SEVERITY      error, warning (default) or info
          --fail-on SEVERITY           what makes the exit status 1: error, warning, info, never (default: fail_on of the
                                       configuration, or warning)
          --color auto|always|never    NO_COLOR and CLICOLOR_FORCE count
          --progress auto|never        how far the run is, after a second, on a terminal (default: auto)
          -q, --quiet                  no summary and no progress
          -v, --verbose                statistics, and the time of each rule
          --statistics                 time per stage, and counts
          -j, --jobs N                 threads (default: one for each processor)

        With --fix, what is left decides about the exit status; with --diff it is 1 where something would change.
        Of standard input (-) --fix writes the fixed text to standard output, the findings to standard error.

        A comment silences a finding: // seamlint:disable:this RULE - reason
        Also disable:next, disable:previous, disable:file, and disable RULE … enable RULE; within those, enable:this,
        enable:next and enable:previous. It counts for the whole statement on that line.

        """

    private static let baseline = """
        usage: seamlint baseline [OPTION…] [PATH…]

        Records today's findings in the file that --write-baseline, --baseline or the configuration's baseline names, or in
        seamlint-baseline.json. The options are those of lint; with --baseline FILE, or the configuration's baseline, lint
        shows only what is not recorded. A finding is known by its rule, its file, its line's text and its function, so that
        code may move and files may get new names.

        """

    private static let languageServer = """
        usage: seamlint lsp [OPTION…]

        A language server on standard input and output, started by an editor. It tells the findings of open documents while
        they are edited, offers their fixes and comments that silence them, and shows a rule's page where the pointer rests
        on a finding. The folders that are open in the editor are the context, as for seamlint lint; the nearest seamlint.json
        and the baseline count. A document that lies in no folder is linted alone.

          --min-severity SEVERITY      error, warning (default) or info
          --config FILE                the configuration for all files (default: the nearest seamlint.json)
          --no-config                  read no configuration
          --only R,…                   only these rules or groups
          --enable R,…                 these, too
          --disable R,…                not these
          --exclude GLOB               leave out files and folders; repeatable
          --no-gitignore               also what Git ignores
          --report-unused-suppressions a seamlint:disable comment that suppresses nothing is a finding
          -j, --jobs N                 threads (default: one for each processor)
          --stdio                      what editors add: it changes nothing

        A closed document has no diagnostics. What is wrong with a seamlint.json is shown there, and until it is put right
        what was right before holds. Files that others change are looked at again where the editor watches files for the
        server; where it does not, whenever a document is saved. Code actions: quickfix, source.fixAll.seamlint (the safe
        fixes). Exit status: 0 after shutdown, else 1.

        """

    private static let completions = """
        usage: seamlint completions bash|zsh|fish

        Prints a script that completes commands, options, values and rules. For bash: eval "$(seamlint completions bash)"

        """

    private static let rules = """
        usage: seamlint rules [--format text|json|markdown] [--only R,…] [--enable R,…] [--disable R,…]
                              [--config FILE | --no-config]
               seamlint rules --format schema

        Lists the rules with their severity in the current folder; off are those that would not run with these options and
        the configuration. The schema describes seamlint.json to editors.

        """

    private static let explain = """
        usage: seamlint explain RULE

        Prints a rule's page: what goes wrong for the app's user, a bad and a good example, its options.

        """

    private static let initialize = """
        usage: seamlint init [--force]

        Writes a commented seamlint.json for the project in the current folder. One that is there already is replaced only
        with --force.

        """
}
