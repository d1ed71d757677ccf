// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Cells",
    platforms: [.iOS(.v16)],
    targets: [.target(name: "Cells")]
)
