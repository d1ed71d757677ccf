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

    /// The same for a file on disk.
    static func readFile(_ path: String) throws(SystemError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .current }
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

/// `read` and `write`, which methods of the same name hide.
func systemRead(_ descriptor: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, memory, count)
}

func systemWrite(_ descriptor: Int32, _ memory: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, memory, count)
}
