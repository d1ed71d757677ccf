/// SwiftUI's own types that content is most often made of: no file of the project is looked for that declares them.
/// Source: https://developer.apple.com/documentation/swiftui
enum SwiftUITypes {
    static let names: Set<String> = [
        "AnyView", "AsyncImage", "Binding", "Button", "Canvas", "Capsule", "Circle", "Color", "ControlGroup", "DatePicker",
        "DisclosureGroup", "Divider", "EdgeInsets", "EmptyView", "Ellipse", "EnvironmentValues", "ForEach", "Form", "Gauge",
        "GeometryReader", "Grid", "GridItem", "GridRow", "Group", "GroupBox", "HStack", "Image", "Label", "LabeledContent", "LazyHGrid",
        "LazyHStack", "LazyVGrid", "LazyVStack", "LinearGradient", "Link", "List", "Menu", "NavigationLink", "NavigationSplitView",
        "NavigationStack", "NavigationView", "Path", "Picker", "ProgressView", "RadialGradient", "Rectangle", "RoundedRectangle",
        "ScrollView", "ScrollViewReader", "Section", "SecureField", "ShareLink", "Slider", "Spacer", "Stepper", "TabView", "Table",
        "TapGesture", "Task", "Text", "TextEditor", "TextField", "TimelineView", "Toggle", "ToolbarItem", "UIHostingConfiguration",
        "VStack", "ViewThatFits", "ZStack",
    ]
}
