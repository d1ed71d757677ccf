import Findings
import InteropModel

extension Rule {
    static let hostingPopoverWithoutPreferredSize = Rule(
        id: "hosting_popover_without_preferred_size", group: .hosting, severity: .info,
        summary: "a popover's hosting controller does not tell its size",
        page: PageText.hosting_popover_without_preferred_size
    ) { pass in
        for event in HostedSizes.unsizedPopovers(in: pass.project) { pass.report(.info, at: event.site, popoverMessage) }
    }
}

extension Rule {
    private static var popoverMessage: String {
        "this popover's content does not tell its size, so the popover can come up too small or in the wrong place and does not follow what it "
            + "shows; set the hosting controller's `sizingOptions` to `.preferredContentSize`, or the popover's `contentSize`"
    }
}
