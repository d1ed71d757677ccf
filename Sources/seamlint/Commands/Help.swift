/// The manual in short.
enum Help {
    static func text(_ topic: String?) throws(UsageError) -> String {
        switch topic {
        case nil, "help", "version": overview
        case "lint": lint
        case "rules": rules
        case "explain": explain
        case let topic?: throw .unknown("command", topic, among: Command.names, help: "see seamlint help")
        }
    }

    private static let overview = """
        seamlint finds mistakes at the seam between SwiftUI and UIKit or AppKit.

        usage: seamlint [lint] [PATH…]    lint files and folders (default: the current folder)
               seamlint rules             list the rules
               seamlint explain RULE      print a rule's page: why, bad, good
               seamlint version           print the version
               seamlint help [COMMAND]    print this, or the options of a command

        Exit status: 0 nothing found, 1 findings, 2 a usage error or an input that could not be read.

        """

    private static let lint = """
        usage: seamlint [lint] [OPTION…] [PATH…]

        Lints Swift files and the Swift files below folders (default: the current folder). - reads standard input.

        What is linted
          --exclude GLOB               leave out files and folders below the given ones; repeatable
          --stdin-filename PATH        the name of what standard input holds
          --no-config                  read no configuration (there is none yet)
        Which rules run
          --only R,…                   only these rules or groups (lifecycle, coordinator)
          --enable R,…                 these, too
          --disable R,…                not these
          --report-unused-suppressions a seamlint:disable comment that suppresses nothing is a finding
        Fixes
          --fix                        apply the safe fixes of what is shown, then tell what is left
          --diff                       show as a unified diff what would change, and change nothing
          --unsafe                     with either: those fixes, too, that want a look
        What is shown, and how
          --format text|json|sarif     the form of the output (default: text); repeatable, each with its --output
          -o, --output FILE            write there, whole or not at all
          --min-severity SEVERITY      error, warning (default) or info
          --fail-on SEVERITY           what makes the exit status 1: error, warning (default), info, never
          --color auto|always|never    NO_COLOR and CLICOLOR_FORCE count
          -q, --quiet                  no summary
          -v, --verbose                statistics, and the time of each rule
          --statistics                 time per stage, and counts
          -j, --jobs N                 threads (default: one for each processor)

        With --fix, what is left decides about the exit status; with --diff it is 1 where something would change.
        Of standard input (-) --fix writes the fixed text to standard output, the findings to standard error.

        A comment silences a finding: // seamlint:disable:this RULE - reason
        Also disable:next, disable:previous, disable:file, and disable RULE … enable RULE.

        """

    private static let rules = """
        usage: seamlint rules [--format text|json|markdown] [--only R,…] [--enable R,…] [--disable R,…]

        Lists the rules with their severity; off are those that would not run with these options.

        """

    private static let explain = """
        usage: seamlint explain RULE

        Prints a rule's page: what goes wrong for the app's user, a bad and a good example.

        """
}
