// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "Studio", targets: [.target(name: "Studio", path: "Studio")])
