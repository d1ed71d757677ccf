// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Radio",
    platforms: [.iOS("18.0"), .macOS(.v15)],
    targets: [.target(name: "Radio")]
)
