import SwiftTree

/// What the walks saw at each place of the source.
package struct Happenings {
    struct Entry {
        let event: Event
        /// Which of the representables' walks saw it.
        let maker: Int
    }

    private let entries: [SiteKey: [Entry]]
    /// The names of functions of the project that never return, where they are called.
    private let ending: Set<SiteKey>

    /// - Parameter makers: the representables that make one coordinator.
    package init(_ makers: [RepresentablePaths]) {
        var entries: [SiteKey: [Entry]] = [:]
        var ending: Set<SiteKey> = []
        for (index, paths) in makers.enumerated() {
            for event in paths.everything.flatMap(\.events) where event.call != nil || event.write != nil {
                entries[event.site, default: []].append(Entry(event: event, maker: index))
                if let call = event.call, call.function?.declaration.returnType?.lastName == "Never" { ending.insert(call.nameSite) }
            }
        }
        self.entries = entries
        self.ending = ending
    }

    func at(_ site: SiteKey) -> [Entry] {
        entries[site] ?? []
    }

    /// Whether a call leads to a function of the project that ends the program.
    func neverReturns(_ call: Call, in file: Int) -> Bool {
        call.callee.calledNameRange.map { ending.contains(SiteKey(file: file, range: $0)) } ?? false
    }
}

extension Expression {
    fileprivate var calledNameRange: ByteRange? {
        switch kind {
        case .identifier: range
        case .member(_, _, let nameRange): nameRange
        default: nil
        }
    }
}
