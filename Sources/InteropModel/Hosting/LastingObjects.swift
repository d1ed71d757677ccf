/// Which of the objects made on a path somebody still refers to when it is over.
struct LastingObjects {
    /// The objects that hold each one, by their numbers.
    private var holders: [Int: Set<Int>] = [:]
    private var lasting: Set<Int> = []

    /// - Parameter followed: the calls that the path leads into.
    init(path: Path, followed: Set<SiteKey>) {
        for event in path.events {
            if let write = event.write {
                take(write.value, into: write.receiver.place ?? write.place)
            } else if let call = event.call {
                note(call, isFollowed: call.function != nil && followed.contains(event.site))
            }
        }
        for value in [path.result] + path.closureResults { take(value, into: nil) }
        spread()
    }

    /// Whether what stands at `place` stays.
    func contains(_ place: Place?) -> Bool {
        guard case .construction(let number) = place?.root else { return true }
        return lasting.contains(number)
    }

    private mutating func note(_ call: CallEvent, isFollowed: Bool) {
        if let receiver = call.receiver?.place, Self.keepsItself.contains(call.name), case .construction(let number) = receiver.root {
            lasting.insert(number)
        }
        for (argument, written) in zip(call.arguments, call.written) {
            if !call.finishes(written) {
                for captured in argument.value.holds where captured.strength == .strong { mark(captured.place, in: nil) }
            }
            if isFollowed { continue }
            take(argument.value, into: call.constructed == nil ? call.receiver?.place : call.result.place)
        }
    }

    /// AppKit holds a window on screen, a popover that is shown, and an alert that runs.
    /// Sources: Apple doc appkit/nsapplication/windows, appkit/nspopover/show(relativeto:of:preferrededge:), appkit/nsalert.
    private static let keepsItself: Set<String> = [
        "makeKeyAndOrderFront", "orderFront", "orderFrontRegardless", "showWindow", "show", "runModal", "beginSheetModal",
    ]

    private mutating func take(_ value: Value, into holder: Place?) {
        for place in value.denoted where place.path.isEmpty { mark(place, in: holder) }
        guard value.place == nil else { return }
        for place in value.sources where place.path.isEmpty { mark(place, in: holder) }
    }

    private mutating func mark(_ place: Place?, in holder: Place?) {
        guard case .construction(let inner) = place?.root else { return }
        if case .construction(let outer) = holder?.root {
            if outer != inner { holders[inner, default: []].insert(outer) }
        } else {
            lasting.insert(inner)
        }
    }

    private mutating func spread() {
        var isChanging = true
        while isChanging {
            let more = holders.filter { !lasting.contains($0.key) && !$0.value.isDisjoint(with: lasting) }.map(\.key)
            lasting.formUnion(more)
            isChanging = !more.isEmpty
        }
    }
}
