import Findings
import InteropModel

extension Rule {
    static let hostingManualFrame = Rule(
        id: "hosting_manual_frame", group: .hosting, severity: .warning,
        summary: "a hosted view is given a frame once and never follows its superview",
        page: PageText.hosting_manual_frame
    ) { pass in
        for frame in ManualFrames(pass.project).all {
            pass.report(
                .warning, at: frame.event.site, message(pass.typeName(frame.type), isAppKit: pass.isAppKit(frame.type)),
                notes: [Note("it is added here", at: pass.location(frame.addition))])
        }
    }
}

extension Rule {
    private static func message(_ type: String, isAppKit: Bool) -> String {
        let mask = isAppKit ? "[.width, .height]" : "[.flexibleWidth, .flexibleHeight]"
        let events = isAppKit ? "when the window is resized" : "when the device is turned or the window is resized"
        return
            "the view of this `\(type)` keeps the frame that it gets here, so it is cut off or leaves a gap \(events); give it constraints, "
            + "or `autoresizingMask = \(mask)`"
    }
}
