/// What the file system says of a file: as long as it says the same, the content is taken to be the same.
struct FileSignature: Hashable, Sendable {
    let size: Int64
    /// Nanoseconds since 1970.
    let modified: Int64
    /// When anything about it changed, the times themselves included: nobody can set this one.
    let changed: Int64
    let inode: UInt64

    init(size: Int64, modified: Int64, changed: Int64, inode: UInt64) {
        self.size = size
        self.modified = modified
        self.changed = changed
        self.inode = inode
    }

    /// nil where it cannot be told, or is no regular file. Links are followed.
    init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        #if canImport(Darwin)
            let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modified, changed) = (status.st_mtim, status.st_ctim)
        #endif
        size = Int64(status.st_size)
        self.modified = FileSignature.nanoseconds(modified)
        self.changed = FileSignature.nanoseconds(changed)
        inode = UInt64(status.st_ino)
    }

    /// Whether the file was at rest before `moment`: one that changes while it is read, or in the same tick of the clock,
    /// may look the same afterwards.
    ///
    /// - Parameter moment: nanoseconds since 1970.
    func isSettled(before moment: Int64) -> Bool {
        max(modified, changed) < moment - FileSignature.tick
    }

    /// The coarsest clock of a file system in use: FAT counts in steps of two seconds.
    private static let tick: Int64 = 2_000_000_000

    static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}
