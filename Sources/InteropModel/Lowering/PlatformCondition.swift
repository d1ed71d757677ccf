/// On which platforms an `#if` condition can hold and on which it can fail. A condition that depends on something
/// other than the platform can do both.
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
    init(_ text: Substring) {
        var parser = PlatformConditionParser(text)
        self = parser.parse()
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

    /// `canImport(name)`. A module that is not listed may or may not be there.
    static func module(_ name: Substring) -> PlatformCondition {
        switch name {
        case "UIKit": PlatformCondition(on: .uiKit)
        case "AppKit", "Cocoa": PlatformCondition(on: .appKit)
        // Xcode's iOS SDK has the framework too, for the phone's side of a watch app.
        case "WatchKit": PlatformCondition(holds: [.watchOS, .iOS, .catalyst], fails: PlatformSet.all.subtracting(.watchOS))
        case "SwiftUI", "Foundation", "Combine", "Darwin", "ObjectiveC", "CoreGraphics", "Observation": .always
        case "Glibc", "Musl", "WinSDK", "Android", "FoundationNetworking", "FoundationEssentials": .undecided
        default: .undecided
        }
    }

    /// `targetEnvironment(name)`.
    static func environment(_ name: Substring) -> PlatformCondition {
        switch name {
        case "macCatalyst": PlatformCondition(on: .catalyst)
        case "simulator": PlatformCondition(holds: [.iOS, .tvOS, .watchOS, .visionOS], fails: .all)
        default: .undecided
        }
    }
}

/// Recursive descent over the text of a condition, with bounded nesting. Text that makes no sense is undecided.
private struct PlatformConditionParser {
    private var rest: Substring
    private var depth = 0
    private static let maximumDepth = 32

    init(_ text: Substring) {
        rest = text
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
        guard take("(") else { return flag == "true" ? .always : flag == "false" ? .never : .undecided }
        let argument = takeArgument()
        switch flag {
        case "os": return .operatingSystem(argument)
        case "canImport": return .module(argument)
        case "targetEnvironment": return .environment(argument)
        default: return .undecided
        }
    }

    /// What stands before the closing parenthesis, up to a comma.
    private mutating func takeArgument() -> Substring {
        skipSpace()
        let argument = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let close = rest.firstIndex(of: ")")
        rest = close.map { rest[rest.index(after: $0)...] } ?? ""
        return argument
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
