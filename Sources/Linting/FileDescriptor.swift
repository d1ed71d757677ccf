/// Whole reads and writes on open files.
package enum FileDescriptor {
    package static func write(_ text: String, to descriptor: Int32) throws(SystemError) {
        try write(Array(text.utf8), to: descriptor)
    }

    package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        var start = 0
        while start < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                systemWrite(descriptor, buffer.baseAddress?.advanced(by: start), buffer.count - start)
            }
            if count < 0 {
                let error = SystemError.current
                if error.number == EINTR { continue }
                throw error
            }
            start += count
        }
    }

    /// Opens a file to read it. Never waits: a pipe that nobody has opened to write to has nothing to read.
    ///
    /// - Parameter flags: further ones for `open`.
    static func open(_ path: String, flags: Int32 = 0) throws(SystemError) -> Int32 {
        let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | flags)
        guard descriptor >= 0 else { throw .current }
        // Somebody who does write may be slow.
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
        return descriptor
    }

    /// Whether there is something to read, or no more to come, before the time is over.
    static func isReady(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
        var events = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while true {
            let count = poll(&events, 1, milliseconds)
            if count < 0 && errno == EINTR { continue }
            return count != 0
        }
    }

    /// The same for a file on disk.
    static func readFile(_ path: String) throws(SystemError) -> [UInt8] {
        let descriptor = try open(path)
        defer { close(descriptor) }
        return try readAll(descriptor)
    }

    /// - Parameter limit: where more has been read, the rest is left: enough to see that it is too large.
    package static func readAll(_ descriptor: Int32, limit: Int = FileReader.sizeLimit) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while bytes.count <= limit {
            let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                let error = SystemError.current
                if error.number == EINTR { continue }
                throw error
            }
            if count == 0 { break }
            bytes += chunk[..<count]
        }
        return bytes
    }
}

/// `open`, `read` and `write`, which methods of the same name hide.
func systemOpen(_ path: String, _ flags: Int32) -> Int32 {
    open(path, flags)
}

func systemRead(_ descriptor: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, memory, count)
}

func systemWrite(_ descriptor: Int32, _ memory: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, memory, count)
}
