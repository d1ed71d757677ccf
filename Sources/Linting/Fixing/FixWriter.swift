/// Writes changed files: each whole or not at all, and those that one fix changes together likewise.
package enum FixWriter {
    /// Writes the changes of `outcome`.
    ///
    /// - Returns: the paths that keep their old content, and why.
    package static func write(_ outcome: FixOutcome) -> (unwritten: Set<String>, failures: [InputError]) {
        var unwritten: Set<String> = []
        var failures: [InputError] = []
        for group in groups(outcome) {
            do throws(InputError) {
                try Interruption.deferred { () throws(InputError) in try write(group) }
            } catch {
                unwritten.formUnion(group.map(\.path))
                failures.append(error)
                failures += group.filter { $0.path != error.path }.map { InputError(path: $0.path, reason: .boundTo(error.path)) }
            }
        }
        return (unwritten, failures)
    }

    private static func groups(_ outcome: FixOutcome) -> [[FileChange]] {
        var groups: [[FileChange]] = []
        var places: [Int: Int] = [:]
        for change in outcome.changes {
            guard let bond = outcome.bonds.firstIndex(where: { $0.contains(change.path) }) else {
                groups.append([change])
                continue
            }
            if let place = places[bond] {
                groups[place].append(change)
            } else {
                places[bond] = groups.count
                groups.append([change])
            }
        }
        return groups
    }

    private static func write(_ group: [FileChange]) throws(InputError) {
        var prepared: [(change: FileChange, replacement: FileReplacement, before: [UInt8])] = []
        do throws(InputError) {
            for change in group {
                let before = try content(change)
                let mark = before.count == change.before.count ? [] : FileReader.byteOrderMark
                prepared.append((change, try prepare(change.path, mark + change.after), before))
            }
        } catch {
            prepared.forEach { $0.replacement.discard() }
            throw error
        }
        for (index, file) in prepared.enumerated() {
            do throws(SystemError) {
                try file.replacement.commit()
            } catch {
                prepared[(index + 1)...].forEach { $0.replacement.discard() }
                restore(prepared[..<index].map { ($0.change.path, $0.before) })
                throw InputError(path: file.change.path, reason: .unwritable(error))
            }
        }
    }

    /// The file as it is, a byte order mark included; still the one that was read.
    private static func content(_ change: FileChange) throws(InputError) -> [UInt8] {
        guard access(change.path, W_OK) == 0 else {
            let error = SystemError.current
            throw InputError(path: change.path, reason: error.isAbsence ? .changedMeanwhile : .unwritable(error))
        }
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try FileDescriptor.readFile(change.path)
        } catch {
            throw InputError(path: change.path, reason: error.isAbsence ? .changedMeanwhile : .unreadable(error))
        }
        guard bytes == change.before || bytes == FileReader.byteOrderMark + change.before else {
            throw InputError(path: change.path, reason: .changedMeanwhile)
        }
        return bytes
    }

    private static func prepare(_ path: String, _ content: [UInt8]) throws(InputError) -> FileReplacement {
        do throws(SystemError) {
            return try FileReplacement(of: path, with: content)
        } catch {
            throw InputError(path: path, reason: .unwritable(error))
        }
    }

    /// Where this fails, too, the disk is the trouble, and the first failure has said so.
    private static func restore(_ files: [(path: String, content: [UInt8])]) {
        for file in files { try? FileReplacement(of: file.path, with: file.content).commit() }
    }
}
