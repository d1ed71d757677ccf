// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Orchard",
    targets: [
        .target(name: "OrchardUI", swiftSettings: [.defaultIsolation(MainActor.self)]),
        .target(name: "OrchardTools"),
    ]
)
