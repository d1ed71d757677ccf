/// A call, or a property, that hands a closure to a framework.
package struct OffMainCall: Hashable, Sendable {
    package enum Queue: String, Sendable {
        /// Any queue that Apple calls arbitrary, private, internal or background.
        case background
        /// The one that an argument or a property names.
        case given = "given queue"
        case main
        case unknown
    }

    package let signature: MethodSignature
    /// The names of the closure's parameter in the declaration.
    package let closures: [String]
    package let queue: Queue
    /// Whether that parameter is `@Sendable` in the current SDK.
    package let isSendable: Known

    package var receiver: String { signature.receiver }

    fileprivate init?(_ row: FactRow) {
        // A second row for another closure of one call has a remark after the call.
        guard row.count == 5, let queue = Queue(rawValue: row[2]), let isSendable = Known(rawValue: row[3]),
            let signature = MethodSignature(Substring(row[0].utf8.prefix { $0 != UInt8(ascii: " ") }))
        else { return nil }
        self.signature = signature
        closures = row.names(1)
        self.queue = queue
        self.isSendable = isSendable
    }

    /// Which parameters the closures are: those of their names, or the unlabelled one.
    fileprivate var positions: [Int] {
        guard let labels = signature.labels else { return [] }
        let named = closures.compactMap(labels.firstIndex)
        return named.isEmpty ? labels.firstIndex(of: "_").map { [$0] } ?? [] : named
    }
}

/// The calls of the frameworks that take a closure, and the queue it comes back on.
package enum OffMainCalls {
    /// What is known of the object that a method is called on.
    package enum Receiver: Sendable {
        /// Its class and the classes above it, or the one name that stands for its type.
        case known([String])
        case unknown
    }

    /// The row for the closure that `argument` gives to a call of the method `name`. On a receiver of which nothing is known
    /// only where every row that fits says the same.
    package static func call(_ name: String, argument: Argument, of call: Call, on receiver: Receiver) -> OffMainCall? {
        self.call(name, argument: argument, of: call.arguments, on: receiver)
    }

    package static func call(_ name: String, argument: Argument, of arguments: [Argument], on receiver: Receiver) -> OffMainCall? {
        let all = byName[name] ?? []
        let rows = all.filter { row in
            // An unlabelled trailing closure is the first parameter that takes one, of whichever row.
            let closures = all.filter { $0.signature == row.signature }.flatMap(\.positions).sorted()
            guard let index = arguments.firstIndex(where: { $0.value.range == argument.value.range }),
                let taken = row.signature.positions(of: arguments, closures: closures)
            else { return false }
            return row.positions.contains(taken[index])
        }
        switch receiver {
        case .known(let ancestry):
            return rows.first { row in ancestry.contains { $0 == row.receiver || isKin($0, of: row.receiver) } }
        case .unknown:
            guard let first = rows.first, rows.allSatisfy({ $0.queue == first.queue && $0.isSendable == first.isSendable }) else {
                return nil
            }
            return first
        }
    }

    /// Types that have the row's methods and that the table of classes does not hold. Source: their declarations.
    private static func isKin(_ name: String, of receiver: String) -> Bool {
        switch receiver {
        case "DispatchSourceProtocol": name.hasPrefix("DispatchSource")
        case "PHImageManager": name == "PHCachingImageManager"
        case "AVAsset": name == "AVURLAsset"
        default: false
        }
    }

    /// The row of a handler that is a property.
    static func property(_ name: String, of ancestry: [String]) -> OffMainCall? {
        byName[name]?.first { $0.signature.labels == nil && ancestry.contains($0.receiver) }
    }

    static let all: [OffMainCall] = FactTable.offMainCalls.rows(OffMainCall.init)
    private static let byName = Dictionary(grouping: all, by: \.signature.name)
}
