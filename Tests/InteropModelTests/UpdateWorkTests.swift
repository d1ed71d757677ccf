import SwiftTree
import Testing

@testable import InteropModel

@Suite("What update constructs, attaches and rebuilds")
struct UpdateWorkTests {
    private struct Subject {
        let work: UpdateWork
        let path: Path
        let registrations: [Registration]
        let text: String

        /// The source at a place.
        func text(_ site: SiteKey) -> String {
            let bytes = Array(text.utf8)[site.range.start..<site.range.end]
            return String(decoding: bytes, as: UTF8.self)
        }

        /// Whether something else answers for the first call of that name.
        func isAnswered(_ name: String) throws -> Bool {
            work.answers(for: try #require(path.calls.first { $0.call.name == name }).event)
        }
    }

    private func subject(update: String, members: String = "", other: String = "") throws -> Subject {
        let text = """
            struct Easel: UIViewRepresentable {
                var title: String
                func makeCoordinator() -> Coordinator { Coordinator() }
                func makeUIView(context: Context) -> UIStackView { UIStackView() }
                func updateUIView(_ view: UIStackView, context: Context) {
                    \(update)
                }
                \(members)
                final class Coordinator: NSObject {
                    var label: UILabel?
                    var labels: [UILabel] = []
                    let kept = UIView()
                }
            }
            \(other)
            """
        let project = ParsedProject.project([(path: "Easel.swift", text: text)])
        let representable = try #require(project.representables.first)
        let paths = try #require(project.paths.first)
        let work = UpdateWork(
            project: project, representable: representable, path: paths.update, representedType: paths.representedType)
        let registrations = Registrations(
            project: project, representable: representable, path: paths.update, representedType: paths.representedType)
        return Subject(work: work, path: paths.update, registrations: registrations.all, text: text)
    }

    @Test(
        "a creation is told through locals, helpers, branches, collections and what holds it",
        arguments: [
            ("view.addSubview(UILabel())", "UILabel()"),
            ("let made = UILabel(); let other = made; view.addSubview(other)", "UILabel()"),
            ("let made = title.isEmpty ? UILabel() : UISwitch(); view.addSubview(made)", "UILabel()"),
            ("for each in [UILabel(), UISwitch()] { view.addSubview(each) }", "UILabel()"),
            ("var all: [UIView] = []; all.append(UILabel()); all.forEach(view.addSubview)", "UILabel()"),
            ("context.coordinator.labels.append(UILabel())", "UILabel()"),
            ("let box = UIView(); box.addSubview(UILabel()); view.addSubview(box)", "UIView()"),
            ("view.addSubview(own())", "own()"),
            ("view.addSubview(Easels.label())", "Easels.label()"),
            ("view.addSubview(UILabel.standard)", "UILabel.standard"),
        ])
    func creations(_ update: String, _ site: String) throws {
        let subject = try subject(
            update: update, members: "func own() -> UIView { UIImageView() }",
            other: """
                enum Easels { static func label() -> UILabel { let label = UILabel(); return label } }
                extension UILabel { static var standard: UILabel { UILabel() } }
                """)
        #expect(subject.work.creations.map { subject.text($0.site) } == [site])
        #expect(subject.registrations.isEmpty)
    }

    @Test(
        "what is created once is no creation",
        arguments: [
            "if context.coordinator.label == nil { let made = UILabel(); context.coordinator.label = made; view.addSubview(made) }",
            "let made = context.coordinator.label ?? UILabel(); context.coordinator.label = made",
            "if let old = view.viewWithTag(1) { old.isHidden = true } else { view.addSubview(UILabel()) }",
            "if view.arrangedSubviews.isEmpty { view.addArrangedSubview(UILabel()) }",
            "while view.arrangedSubviews.count < 3 { view.addArrangedSubview(UILabel()) }",
        ])
    func createdOnce(_ update: String) throws {
        #expect(try subject(update: update).work.creations.isEmpty)
    }

    @Test("a creation answers for what attaches it, also by the name it was given")
    func answering() throws {
        let subject = try subject(
            update:
                "if !title.isEmpty { context.coordinator.label = UILabel(); view.addSubview(context.coordinator.label!) }; view.addSubview(context.coordinator.kept)"
        )
        #expect(subject.work.creations.count == 1)
        #expect(try subject.isAnswered("addSubview"))
        #expect(subject.registrations.map(\.weight) == [.existing])
    }

    @Test("a rebuild answers for what it puts back, and for nothing before it")
    func rebuilding() throws {
        let subject = try subject(
            update: """
                view.isHidden = false
                view.arrangedSubviews.forEach { $0.removeFromSuperview() }
                let row = UILabel(); row.addGestureRecognizer(UITapGestureRecognizer()); view.addArrangedSubview(row)
                context.coordinator.label = row
                """)
        #expect(subject.work.rebuilds.map { subject.text($0.site) } == ["$0.removeFromSuperview()"])
        #expect(subject.work.creations.isEmpty)
        #expect(try subject.isAnswered("addArrangedSubview"))
        #expect(subject.registrations.isEmpty)
    }

    @Test(
        "to ask whether there is anything to remove is no guard; to compare it is",
        arguments: [
            ("if !view.arrangedSubviews.isEmpty { view.arrangedSubviews.forEach { $0.removeFromSuperview() } }", 1),
            ("while let row = view.arrangedSubviews.first { row.removeFromSuperview() }", 1),
            ("if let row = view.arrangedSubviews.first { row.removeFromSuperview() }", 0),
            ("view.arrangedSubviews.filter { $0.tag > title.count }.forEach { $0.removeFromSuperview() }", 0),
        ])
    func removals(_ removal: String, _ count: Int) throws {
        let subject = try subject(update: removal + "\n" + "view.addArrangedSubview(UILabel())")
        #expect(subject.work.rebuilds.count == count)
    }

    @Test("where the attached object is now is a guard for attaching it, where the receiver is is none")
    func placement() throws {
        let guarded = try subject(update: "if context.coordinator.kept.superview == nil { view.addSubview(context.coordinator.kept) }")
        #expect(guarded.registrations.isEmpty)
        let reached = try subject(update: "if view.window != nil { view.addSubview(context.coordinator.kept) }")
        #expect(reached.registrations.count == 1)
    }
}
