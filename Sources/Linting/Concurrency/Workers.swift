/// Threads with a stack of a known size.
///
/// Lowering recurses with the nesting of the source, and the concurrency pool's stacks are too small for that.
enum Workers {
    /// Address space, not memory: a page is taken when it is first touched.
    static let stackSize = 64 << 20

    /// The number of processors that this process may use.
    static let processorCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

    /// Runs `body` on `count` threads and returns when all have ended. For one, a thread of this kind does it itself.
    static func run(count: Int, _ body: @escaping @Sendable () -> Void) {
        if count <= 1, isCurrent { return body() }
        let threads = (0..<max(1, count)).map { _ in start(body) }
        for case let thread? in threads { pthread_join(thread, nil) }
        // A thread that could not be started: the work is shared, so one run here does what is left.
        if threads.allSatisfy({ $0 == nil }) { body() }
    }

    /// The results of `transform` in the order of `items`. Each thread makes one `state` for itself.
    static func map<Item: Sendable, State, Result: Sendable>(
        _ items: [Item], threads: Int, state: @escaping @Sendable () -> State,
        _ transform: @escaping @Sendable (inout State, Item) -> Result
    ) -> [Result] {
        guard !items.isEmpty else { return [] }
        let next = Guarded(0)
        let done = Guarded([(index: Int, result: Result)]())
        run(count: min(threads, items.count)) {
            var mine: [(index: Int, result: Result)] = []
            var own = state()
            while true {
                let index = next.withLock { value in
                    defer { value += 1 }
                    return value
                }
                guard index < items.count else { break }
                mine.append((index, transform(&own, items[index])))
            }
            done.withLock { $0.append(contentsOf: mine) }
        }
        return done.withLock { $0 }.sorted { $0.index < $1.index }.map(\.result)
    }

    /// The result of `body`, which may need a large stack. What is done inside on one thread is done on the same one.
    static func value<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
        let value = Guarded<Result?>(nil)
        run(count: 1) {
            let result = body()
            value.withLock { $0 = result }
        }
        return value.withLock { $0 } ?? body()
    }

    /// Set on the threads that are started here.
    private static let mark: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Whether this thread was started here.
    private static var isCurrent: Bool { pthread_getspecific(mark) != nil }

    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(run: @escaping @Sendable () -> Void) {
            self.run = {
                pthread_setspecific(mark, UnsafeRawPointer(bitPattern: 1))
                run()
            }
        }
    }

    /// - Returns: nil where the system has no thread to give.
    static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        let box = Unmanaged.passRetained(Body(run: body))
        #if canImport(Darwin)
            var thread: pthread_t?
            let entry: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { argument in
                Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
                return nil
            }
        #else
            var thread = pthread_t()
            let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
                guard let argument else { return nil }
                Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
                return nil
            }
        #endif
        guard pthread_create(&thread, &attributes, entry, box.toOpaque()) == 0 else {
            box.release()
            return nil
        }
        return thread
    }
}
