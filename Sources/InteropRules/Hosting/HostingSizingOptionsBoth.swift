import Findings
import InteropModel

extension Rule {
    static let hostingSizingOptionsBoth = Rule(
        id: "hosting_sizing_options_both", group: .hosting, severity: .info,
        summary: "a hosting controller is told to give its size in two ways",
        page: PageText.hosting_sizing_options_both
    ) { pass in
        for event in HostedSizes.doubled(in: pass.project) { pass.report(.info, at: event.site, sizingMessage) }
    }
}

extension Rule {
    private static var sizingMessage: String {
        "both sizing options are set, so the content is measured twice at each change and a parent that reads both sizes can lay it out in "
            + "circles; set `.intrinsicContentSize` for constraints, or `.preferredContentSize` for popovers, sheets and parents that read it"
    }
}
