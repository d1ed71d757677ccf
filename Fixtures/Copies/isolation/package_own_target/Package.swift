// swift-tools-version: 6.2
import PackageDescription

let isolated: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
    name: "Kit",
    targets: [
        .target(name: "Panels", swiftSettings: [.defaultIsolation(MainActor.self)]),
        .target(name: "Dials", dependencies: ["Panels"]),
        .target(name: "Knobs", path: "Other/KnobSources", swiftSettings: isolated),
    ]
)
