/// In which builds an `#if` condition can hold and in which it can fail. A condition of which nothing is known can do both.
struct PlatformCondition: Equatable {
    let holds: PlatformSet
    let fails: PlatformSet

    static let undecided = PlatformCondition(holds: .all, fails: .all)
    static let always = PlatformCondition(on: .all)
    static let never = PlatformCondition(on: [])

    init(holds: PlatformSet, fails: PlatformSet) {
        self.holds = holds
        self.fails = fails
    }

    /// Decided by the platform alone.
    init(on platforms: PlatformSet) {
        self.init(holds: platforms, fails: PlatformSet.all.subtracting(platforms))
    }

    /// Reads what follows `#if` or `#elseif` on its line.
    init(_ text: Substring, flags: inout BuildFlags) {
        var parser = PlatformConditionParser(text, flags: flags)
        self = parser.parse()
        flags = parser.flags
    }

    /// What remains of it where the flags are left out of account.
    var withAnyFlags: PlatformCondition {
        PlatformCondition(holds: holds.withAnyFlags, fails: fails.withAnyFlags)
    }

    static prefix func ! (condition: PlatformCondition) -> PlatformCondition {
        PlatformCondition(holds: condition.fails, fails: condition.holds)
    }

    static func && (left: PlatformCondition, right: PlatformCondition) -> PlatformCondition {
        PlatformCondition(holds: left.holds.intersection(right.holds), fails: left.fails.union(right.fails))
    }

    static func || (left: PlatformCondition, right: PlatformCondition) -> PlatformCondition {
        PlatformCondition(holds: left.holds.union(right.holds), fails: left.fails.intersection(right.fails))
    }

    /// `os(name)`. Mac Catalyst is iOS to this question.
    static func operatingSystem(_ name: Substring) -> PlatformCondition {
        switch name {
        case "iOS": PlatformCondition(on: [.iOS, .catalyst])
        case "macOS", "OSX": PlatformCondition(on: .macOS)
        case "tvOS": PlatformCondition(on: .tvOS)
        case "watchOS": PlatformCondition(on: .watchOS)
        case "visionOS", "xrOS": PlatformCondition(on: .visionOS)
        default: .never
        }
    }

    /// `canImport(name)`; nil for a module that may or may not be there.
    static func module(_ name: Substring) -> PlatformCondition? {
        switch name {
        case "UIKit": PlatformCondition(on: .uiKit)
        case "AppKit", "Cocoa": PlatformCondition(on: .appKit)
        // Xcode's iOS SDK has the framework too, for the phone's side of a watch app.
        case "WatchKit": PlatformCondition(holds: [.watchOS, .iOS, .catalyst], fails: PlatformSet.all.subtracting(.watchOS))
        case "SwiftUI", "Foundation", "Combine", "Darwin", "ObjectiveC", "CoreGraphics", "Observation": .always
        default: nil
        }
    }

    /// Where there is a simulator.
    static let simulated = PlatformCondition(on: [.iOS, .tvOS, .watchOS, .visionOS])
}

/// The flags in the conditions of one file, as far as there is room to tell their settings apart.
struct BuildFlags {
    private var names = [String?](repeating: nil, count: PlatformSet.flagCount)

    /// Where the flag is set. One that comes when there is no more room is undecided.
    mutating func condition(_ name: String) -> PlatformCondition {
        guard let index = index(of: name) else { return .undecided }
        names[index] = name
        return PlatformCondition(on: .builds(withFlag: index))
    }

    /// The same in every file, where no other flag is in the way.
    private func index(of name: String) -> Int? {
        if let known = names.firstIndex(of: name) { return known }
        let preferred = name.utf8.reduce(0) { ($0 * 31 + Int($1)) % 65_521 }
        return (0..<names.count).map { (preferred + $0) % names.count }.first { names[$0] == nil }
    }
}

/// Recursive descent over the text of a condition, with bounded nesting. Text that makes no sense is undecided.
private struct PlatformConditionParser {
    private var rest: Substring
    private var depth = 0
    private(set) var flags: BuildFlags
    private static let maximumDepth = 32

    init(_ text: Substring, flags: BuildFlags) {
        rest = text
        self.flags = flags
    }

    mutating func parse() -> PlatformCondition {
        var condition = parseConjunction()
        while take("||") {
            condition = condition || parseConjunction()
        }
        return condition
    }

    private mutating func parseConjunction() -> PlatformCondition {
        var condition = parseTerm()
        while take("&&") {
            condition = condition && parseTerm()
        }
        return condition
    }

    private mutating func parseTerm() -> PlatformCondition {
        guard depth < Self.maximumDepth else {
            rest = ""
            return .undecided
        }
        depth += 1
        defer { depth -= 1 }
        if take("!") { return !parseTerm() }
        if take("(") {
            let condition = parse()
            _ = take(")")
            return condition
        }
        return parseFlag()
    }

    private mutating func parseFlag() -> PlatformCondition {
        skipSpace()
        let flag = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest.dropFirst(flag.count)
        guard !flag.isEmpty else {
            rest = ""
            return .undecided
        }
        guard take("(") else { return flag == "true" ? .always : flag == "false" ? .never : flags.condition(String(flag)) }
        let arguments = takeArguments()
        let name = arguments.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        switch (flag, name) {
        case ("os", _): return .operatingSystem(name)
        case ("canImport", _): return .module(name) ?? flags.condition("\(flag)(\(name))")
        case ("targetEnvironment", "macCatalyst"): return PlatformCondition(on: .catalyst)
        case ("targetEnvironment", "simulator"): return .simulated && flags.condition("simulator")
        default: return flags.condition("\(flag)(\(arguments.filter { !$0.isWhitespace }))")
        }
    }

    /// What stands before the closing parenthesis.
    private mutating func takeArguments() -> Substring {
        skipSpace()
        guard let close = rest.firstIndex(of: ")") else {
            defer { rest = "" }
            return rest
        }
        defer { rest = rest[rest.index(after: close)...] }
        return rest[..<close]
    }

    private mutating func take(_ token: String) -> Bool {
        skipSpace()
        guard rest.hasPrefix(token) else { return false }
        rest = rest.dropFirst(token.count)
        return true
    }

    private mutating func skipSpace() {
        rest = rest.drop { $0.isWhitespace }
    }
}
