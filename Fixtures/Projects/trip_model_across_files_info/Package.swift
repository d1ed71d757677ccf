// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Trips",
    platforms: [.iOS(.v18)],
    targets: [.target(name: "Trips")]
)
