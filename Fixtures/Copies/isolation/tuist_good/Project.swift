import ProjectDescription

let project = Project(
    name: "App",
    settings: .settings(base: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]),
    targets: [.target(name: "App", destinations: .iOS, product: .app, bundleId: "x.y", sources: ["App/**"])]
)
