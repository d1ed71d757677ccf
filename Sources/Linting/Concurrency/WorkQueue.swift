/// Items of work of which each may bring new ones: threads take from it until all are idle and nothing is left.
// Sendable: `items`, `busy` are reached only while `mutex` is held, in `add` and `next`.
final class WorkQueue<Item: Sendable>: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let changed: UnsafeMutablePointer<pthread_cond_t>
    private var items: [Item]
    private var busy = 0

    init(_ items: [Item]) {
        self.items = items
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
        changed = .allocate(capacity: 1)
        changed.initialize(to: pthread_cond_t())
        pthread_cond_init(changed, nil)
    }

    deinit {
        pthread_cond_destroy(changed)
        changed.deallocate()
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    func add(_ new: [Item]) {
        guard !new.isEmpty else { return }
        pthread_mutex_lock(mutex)
        items.append(contentsOf: new)
        pthread_cond_broadcast(changed)
        pthread_mutex_unlock(mutex)
    }

    /// The next item, or nil when all work is done. Waits while other threads may still add some.
    ///
    /// - Parameter finishing: whether the caller is done with an item that it took before.
    func next(finishing: Bool) -> Item? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        if finishing { busy -= 1 }
        while true {
            if let item = items.popLast() {
                busy += 1
                return item
            }
            if busy == 0 {
                pthread_cond_broadcast(changed)
                return nil
            }
            pthread_cond_wait(changed, mutex)
        }
    }
}
