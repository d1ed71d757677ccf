import Findings

extension BinaryWriter {
    mutating func write(_ location: Location) {
        write(location.path)
        write(count: location.start)
        write(count: location.end)
    }

    mutating func write(_ finding: Finding) {
        write(finding.rule)
        write(finding.severity.rawValue)
        write(finding.message)
        write(finding.location)
        write(finding.notes) { writer, note in
            writer.write(note.message)
            writer.write(note.location)
            writer.write(note.role == .step)
        }
        write(finding.fix) { writer, fix in
            writer.write(fix.title)
            writer.write(fix.isSafe)
            writer.write(fix.edits) { writer, edit in
                writer.write(edit.location)
                writer.write(edit.replacement)
            }
        }
    }
}

extension BinaryReader {
    mutating func readLocation() throws(Damage) -> Location {
        let path = try readString()
        let (start, end) = (Int(try readUInt32()), Int(try readUInt32()))
        guard start <= end else { throw Damage() }
        return Location(path: path, start: start, end: end)
    }

    mutating func readFinding() throws(Damage) -> Finding {
        let rule = try readString()
        guard let severity = Severity(rawValue: try readString()) else { throw Damage() }
        let message = try readString()
        let location = try readLocation()
        let notes = try readArray { reader throws(Damage) in
            Note(try reader.readString(), at: try reader.readLocation(), role: try reader.readBool() ? .step : .related)
        }
        let fix = try readOptional { reader throws(Damage) in
            Fix(
                title: try reader.readString(), isSafe: try reader.readBool(),
                edits: try reader.readArray { reader throws(Damage) in
                    Edit(try reader.readLocation(), replacement: try reader.readString())
                })
        }
        return Finding(rule: rule, severity: severity, message: message, location: location, notes: notes, fix: fix)
    }
}
