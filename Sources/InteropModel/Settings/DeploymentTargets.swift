/// A version of a system: `17.4`.
package struct SystemVersion: Hashable, Comparable, Sendable {
    package let major: Int
    package let minor: Int

    package init(major: Int, minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

/// The oldest systems that a module runs on; nil where no build file says.
package struct DeploymentTargets: Hashable, Sendable {
    package var iOS: SystemVersion?
    package var macOS: SystemVersion?

    package init(iOS: SystemVersion? = nil, macOS: SystemVersion? = nil) {
        self.iOS = iOS
        self.macOS = macOS
    }

    /// The older of each.
    func merged(with other: DeploymentTargets) -> DeploymentTargets {
        func older(_ left: SystemVersion?, _ right: SystemVersion?) -> SystemVersion? {
            guard let left, let right else { return left ?? right }
            return min(left, right)
        }
        return DeploymentTargets(iOS: older(iOS, other.iOS), macOS: older(macOS, other.macOS))
    }
}

/// Finds deployment targets in the text of a build file. One that builds for several is read as the oldest.
struct DeploymentTargetText {
    private let bytes: [UInt8]

    init(_ content: String) {
        bytes = Array(content.utf8)
    }

    /// `IPHONEOS_DEPLOYMENT_TARGET = 17.0`, in a project, a configuration file or a generator's specification.
    /// Source: Apple's build settings reference.
    var buildSettings: DeploymentTargets {
        DeploymentTargets(
            iOS: oldest(after: "IPHONEOS_DEPLOYMENT_TARGET", skipping: " \t=:\"'"),
            macOS: oldest(after: "MACOSX_DEPLOYMENT_TARGET", skipping: " \t=:\"'"))
    }

    /// `.iOS(.v17)`, `.iOS("17.4")`, `.iOS(targetVersion: "17.0")`, `iOS: "17.0"`, in a package's or a generator's manifest.
    /// Sources: SwiftPM's PackageDescription (SupportedPlatform), XcodeGen's ProjectSpec.md (deploymentTarget), Tuist's
    /// ProjectDescription (DeploymentTargets).
    var platforms: DeploymentTargets {
        DeploymentTargets(
            iOS: oldest(after: "iOS", skipping: " (:.v\"'"), macOS: oldest(after: "macOS", skipping: " (:.v\"'"))
    }

    private static let label = Array("targetVersion".utf8)

    func contains(_ word: String) -> Bool {
        !ends(of: Array(word.utf8)).isEmpty
    }

    /// Whether the key stands somewhere, and its value is not that it is off: `<key>Name</key><true/>`, `Name: true`, `Name = YES`.
    func sets(_ key: String) -> Bool {
        ends(of: Array(key.utf8)).contains { end in
            let closing = Array("</key>".utf8)
            var index = bytes[end...].starts(with: closing) ? end + closing.count : end
            while index < bytes.count, !isName(bytes[index]) { index += 1 }
            let value = String(decoding: bytes[index...].prefix(while: isName), as: UTF8.self).lowercased()
            return value != "false" && value != "no"
        }
    }

    /// The lowest version that follows the word, with nothing but these characters between.
    private func oldest(after word: String, skipping skipped: String) -> SystemVersion? {
        let between = Set(skipped.utf8)
        return ends(of: Array(word.utf8)).compactMap { end in
            var index = end
            while index < bytes.count, between.contains(bytes[index]) { index += 1 }
            if index > end, bytes[index...].starts(with: Self.label) {
                index += Self.label.count
                while index < bytes.count, between.contains(bytes[index]) { index += 1 }
            }
            return index == end ? nil : version(at: index)
        }.min()
    }

    /// `17`, `17.4`, `17_4`.
    private func version(at start: Int) -> SystemVersion? {
        var index = start
        guard let major = number(&index) else { return nil }
        guard index < bytes.count, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: "_") else {
            return SystemVersion(major: major)
        }
        index += 1
        return SystemVersion(major: major, minor: number(&index) ?? 0)
    }

    private func number(_ index: inout Int) -> Int? {
        var value: Int?
        while index < bytes.count, case let digit = Int(bytes[index]) - 48, (0...9).contains(digit), value ?? 0 < 1000 {
            value = (value ?? 0) * 10 + digit
            index += 1
        }
        return value
    }

    /// Where each occurrence of the word ends; one inside a longer name is none.
    private func ends(of word: [UInt8]) -> [Int] {
        guard let first = word.first, bytes.count >= word.count else { return [] }
        var found: [Int] = []
        var index = 0
        while index <= bytes.count - word.count {
            if bytes[index] == first, bytes[index..<index + word.count].elementsEqual(word),
                index == 0 || !isName(bytes[index - 1])
            {
                found.append(index + word.count)
                index += word.count
            } else {
                index += 1
            }
        }
        return found
    }

    private func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        default: false
        }
    }
}
