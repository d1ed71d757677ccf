/// A thread that takes one request after another and answers each. It owns what it works with.
package final class BackgroundThread<Request: Sendable, Answer: Sendable>: Sendable {
    /// Readable when there are answers to take.
    package let readyDescriptor: Int32

    private let wakeDescriptor: Int32
    private let requests = Guarded([Request]())
    private let answers = Guarded([Answer]())

    /// - Parameters:
    ///   - makeWork: called on the thread, to make what answers requests.
    /// - Returns: nil where the system has no thread or pipe to give.
    package init?(_ makeWork: @escaping @Sendable () -> (Request) -> Answer) {
        var (wake, ready): ([Int32], [Int32]) = ([0, 0], [0, 0])
        guard pipe(&wake) == 0, pipe(&ready) == 0 else { return nil }
        (wakeDescriptor, readyDescriptor) = (wake[1], ready[0])
        let (wakeEnd, readyEnd) = (wake[0], ready[1])
        let thread = Workers.start { [requests, answers] in
            let answer = makeWork()
            var byte: UInt8 = 0
            while systemRead(wakeEnd, &byte, 1) == 1 {
                guard let request = requests.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { continue }
                let done = answer(request)
                answers.withLock { $0.append(done) }
                _ = systemWrite(readyEnd, &byte, 1)
            }
        }
        guard let thread else { return nil }
        pthread_detach(thread)
    }

    /// Asks; the answer comes later.
    package func submit(_ request: Request) {
        requests.withLock { $0.append(request) }
        var byte: UInt8 = 0
        _ = systemWrite(wakeDescriptor, &byte, 1)
    }

    /// The next answer. Call when `readyDescriptor` is readable.
    package func takeAnswer() -> Answer? {
        var byte: UInt8 = 0
        _ = systemRead(readyDescriptor, &byte, 1)
        return answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
}
