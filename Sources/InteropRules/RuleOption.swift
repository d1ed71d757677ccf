/// An option that a rule has in the configuration. The rule's page tells more.
package struct RuleOption: Sendable, Hashable {
    /// What it takes.
    package enum Kind: Sendable {
        /// `true` or `false`; `false` if it is not given.
        case flag
        /// A list of names in which `*` stands for any characters; empty if it is not given.
        case names
    }

    /// In snake case, as it stands in the configuration.
    package let name: String
    package let kind: Kind
    /// One line, for the schema.
    package let summary: String
}

/// What a configuration says of one rule's options.
package struct RuleOptions: Sendable, Equatable {
    package var flags: [String: Bool] = [:]
    package var names: [String: [String]] = [:]

    package init() {}

    func isOn(_ option: RuleOption) -> Bool {
        flags[option.name] ?? false
    }

    /// Whether one of the option's names is `name`.
    func lists(_ name: String, in option: RuleOption) -> Bool {
        (names[option.name] ?? []).contains { RuleOptions.matches(Array($0.utf8)[...], Array(name.utf8)[...]) }
    }

    private static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        guard first == UInt8(ascii: "*") else { return first == name.first && matches(pattern.dropFirst(), name.dropFirst()) }
        let rest = pattern.drop { $0 == first }
        return rest.isEmpty || name.indices.contains { matches(rest, name[$0...]) }
    }
}

/// The options of a rule for the file at a path.
package typealias RuleOptionsLookup = @Sendable (_ path: String) -> RuleOptions
