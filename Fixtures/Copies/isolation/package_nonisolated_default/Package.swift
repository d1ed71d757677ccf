// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Kit",
    targets: [
        .target(
            name: "Panels",
            // swiftSettings: [.defaultIsolation(MainActor.self)]
            swiftSettings: [.defaultIsolation(nil)]
        ),
    ]
)
