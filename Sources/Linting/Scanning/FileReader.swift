/// Reads one file after another into the same memory.
// A class for identity: it owns the memory. Used by one thread.
package final class FileReader {
    /// No Swift file that a person wrote is larger.
    package static let sizeLimit = 10 << 20
    /// Milliseconds until something must have come out of a pipe.
    static let pipeWait: Int32 = 5000
    package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 64)

    deinit {
        buffer.deallocate()
    }

    /// The bytes of the file, without a byte order mark; valid until the next read.
    ///
    /// - Parameter isRegular: false where it may be a pipe or a device: then somebody has a while to write to it.
    func read(_ path: String, isRegular: Bool) throws(InputError) -> UnsafeRawBufferPointer {
        let descriptor = try FileReader.open(path)
        defer { close(descriptor) }
        guard isRegular || FileDescriptor.isReady(descriptor, within: FileReader.pipeWait) else {
            throw InputError(path: path, reason: .silent(limit: .milliseconds(Int(FileReader.pipeWait))))
        }
        return try read(descriptor, path: path, isRegular: isRegular)
    }

    /// The bytes of a regular file that need not be UTF-8, without a byte order mark; valid until the next read.
    func readAsIs(_ path: String, followsLinks: Bool = true) throws(InputError) -> UnsafeRawBufferPointer {
        let descriptor = try FileReader.open(path, flags: followsLinks ? 0 : O_NOFOLLOW)
        defer { close(descriptor) }
        return FileReader.withoutMark(try readBytes(descriptor, path: path, isRegular: true))
    }

    private static func open(_ path: String, flags: Int32 = 0) throws(InputError) -> Int32 {
        do throws(SystemError) {
            return try FileDescriptor.open(path, flags: flags)
        } catch {
            throw InputError(path: path, reason: InputError.reason(of: error, opening: path))
        }
    }

    /// The same, to keep.
    func copy(of path: String) throws(InputError) -> [UInt8] {
        Array(try readAsIs(path))
    }

    private func read(_ descriptor: Int32, path: String, isRegular: Bool) throws(InputError) -> UnsafeRawBufferPointer {
        try FileReader.checked(try readBytes(descriptor, path: path, isRegular: isRegular), path: path)
    }

    private func readBytes(_ descriptor: Int32, path: String, isRegular: Bool) throws(InputError) -> UnsafeRawBufferPointer {
        var count = 0
        while true {
            if count == buffer.count {
                guard count <= FileReader.sizeLimit else {
                    throw InputError(path: path, reason: .tooLarge(limit: FileReader.sizeLimit))
                }
                grow()
            }
            let got = systemRead(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
            if got < 0 {
                if errno == EINTR { continue }
                throw InputError(path: path, reason: .unreadable(.current))
            }
            count += got
            // A regular file gives less than asked for only at its end; a pipe whenever it likes.
            if got == 0 || (isRegular && count < buffer.count) { break }
        }
        guard count <= FileReader.sizeLimit else { throw InputError(path: path, reason: .tooLarge(limit: FileReader.sizeLimit)) }
        return UnsafeRawBufferPointer(rebasing: buffer[..<count])
    }

    /// The text without its byte order mark, if it is one.
    static func checked(_ bytes: UnsafeRawBufferPointer, path: String) throws(InputError) -> UnsafeRawBufferPointer {
        guard bytes.count <= sizeLimit else {
            throw InputError(path: path, reason: .tooLarge(limit: sizeLimit))
        }
        if let offset = UTF8Validation.firstInvalidOffset(bytes) {
            throw InputError(path: path, reason: .notUTF8(offset: offset))
        }
        return withoutMark(bytes)
    }

    private static func withoutMark(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        bytes.starts(with: byteOrderMark) ? UnsafeRawBufferPointer(rebasing: bytes.dropFirst(byteOrderMark.count)) : bytes
    }

    private func grow() {
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 4, alignment: 64)
        larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
        buffer.deallocate()
        buffer = larger
    }
}
