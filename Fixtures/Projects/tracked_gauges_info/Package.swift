// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Gauges", platforms: [.iOS(.v18), .macOS(.v15)], targets: [.target(name: "Gauges")])
