import Findings
import InteropModel
import SwiftTree

/// The calls that a piece of containment lacks.
struct ContainmentFix {
    let fix: Fix

    /// nil where the parent is not the object whose code it is, or the controller's name cannot be told.
    init?(of gap: ContainmentGap, in pass: Pass) {
        guard let statement = gap.ownStatement, statement == gap.event.site else { return nil }
        let callBefore: String?
        let callAfter: String?
        let name: String
        switch gap.kind {
        case .notAdopted:
            guard let controller = Self.addedController(gap, pass) else { return nil }
            name = controller
            callBefore = "addChild(\(name))"
            callAfter = gap.isAppKit ? nil : "\(name).didMove(toParent: self)"
        case .notMoved:
            guard let controller = Self.addedController(gap, pass) else { return nil }
            name = controller
            callBefore = nil
            callAfter = "\(name).didMove(toParent: self)"
        case .notLeft:
            guard let controller = Self.removedController(gap, pass) else { return nil }
            name = controller
            callBefore = gap.isAppKit ? nil : "\(name).willMove(toParent: nil)"
            callAfter = "\(name).removeFromParent()"
        case .movedToNil:
            return nil
        }
        let layout = pass.layout(of: statement.file)
        let start = statement.range.start
        let before = layout.before(start)
        // A closure on one line may need `self.` before what is inserted.
        guard !before.contains("{") else { return nil }
        let indentation = layout.indentation(at: start)
        let end = layout.lineEnd
        fix = Fix(
            title: "insert the missing calls", isSafe: false,
            edits: [
                callBefore.map { Self.edit(at: start, "\($0)\(end)\(indentation)", statement, pass) },
                callAfter.map { Self.edit(at: statement.range.end, "\(end)\(indentation)\($0)", statement, pass) },
            ].compactMap { $0 })
    }

    private static func edit(at offset: Int, _ text: String, _ statement: SiteKey, _ pass: Pass) -> Edit {
        Edit(pass.location(SiteKey(file: statement.file, range: ByteRange(offset, offset))), replacement: text)
    }

    /// `host` of `view.addSubview(host.view)`, added to the parent's own view.
    private static func addedController(_ gap: ContainmentGap, _ pass: Pass) -> String? {
        guard let call = gap.event.call, call.receiver?.place == Place(.owner).appending("view"),
            let argument = call.written.first?.value
        else { return nil }
        return controller(pass.text(SiteKey(file: gap.event.site.file, range: argument.range)))
    }

    /// `host` of `host.view.removeFromSuperview()`.
    private static func removedController(_ gap: ContainmentGap, _ pass: Pass) -> String? {
        let call = ".removeFromSuperview()"
        let text = pass.text(gap.event.site)
        return text.hasSuffix(call) ? controller(String(text.dropLast(call.count))) : nil
    }

    /// What stands before `.view`, where it is a name or a chain of names.
    private static func controller(_ text: String) -> String? {
        let bare = text.hasSuffix("!") ? text.dropLast() : text[...]
        guard bare.hasSuffix(".view") else { return nil }
        let name = bare.dropLast(".view".count)
        let isName = name.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" || $0 == "." }
        return isName && !name.isEmpty ? String(name) : nil
    }
}
