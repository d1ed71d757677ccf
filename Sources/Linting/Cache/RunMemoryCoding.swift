import Findings
import InteropModel

extension RunMemory {
    /// At the start of the bytes; another form of them gets another name.
    private static let form = "seamlint cache 2"

    var encoded: [UInt8] {
        var writer = BinaryWriter()
        writer.write(RunMemory.form)
        writer.write(projects.sorted { $0.key < $1.key }) { writer, entry in
            writer.write(entry.key)
            entry.value.write(to: &writer)
        }
        return writer.bytes
    }

    /// nil where the bytes are not such as `encoded` gives.
    init?(encoded bytes: [UInt8]) {
        var reader = BinaryReader(bytes)
        do throws(BinaryReader.Damage) {
            guard try reader.readString() == RunMemory.form else { return nil }
            let projects = try reader.readArray { reader throws(BinaryReader.Damage) in
                (try reader.readString(), try KnownProject(from: &reader))
            }
            guard reader.isAtEnd else { return nil }
            self.init(Dictionary(projects, uniquingKeysWith: { first, _ in first }))
        } catch {
            return nil
        }
    }
}

extension RunMemory.KnownProject {
    fileprivate func write(to writer: inout BinaryWriter) {
        writer.write(frame)
        writer.write(queries) { $0.write($1) }
        writer.write(outcome.findings) { $0.write($1) }
        writer.write(outcome.suppressed) { $0.write($1) }
        writer.write(outcome.scopes) { writer, entry in
            writer.write(entry.key)
            writer.write(entry.value)
        }
        for count in [outcome.parsedFileCount, outcome.resolvedFileCount, outcome.resolveRounds] { writer.write(count: count) }
        writer.write(files) { writer, entry in
            writer.write(entry.key)
            entry.value.write(to: &writer)
        }
    }

    fileprivate init(from reader: inout BinaryReader) throws(BinaryReader.Damage) {
        frame = try reader.readHash()
        queries = Set(try reader.readArray { reader throws(BinaryReader.Damage) in try reader.readQuery() })
        var outcome = ProjectOutcome()
        outcome.findings = try reader.readArray { reader throws(BinaryReader.Damage) in try reader.readFinding() }
        outcome.suppressed = try reader.readArray { reader throws(BinaryReader.Damage) in try reader.readFinding() }
        let scopes = try reader.readArray { reader throws(BinaryReader.Damage) in (try reader.readLocation(), try reader.readString()) }
        outcome.scopes = Dictionary(scopes, uniquingKeysWith: { first, _ in first })
        outcome.parsedFileCount = Int(try reader.readUInt32())
        outcome.resolvedFileCount = Int(try reader.readUInt32())
        outcome.resolveRounds = Int(try reader.readUInt32())
        self.outcome = outcome
        let files = try reader.readArray { reader throws(BinaryReader.Damage) in
            (try reader.readString(), try RunMemory.KnownFile(from: &reader))
        }
        self.files = Dictionary(files, uniquingKeysWith: { first, _ in first })
    }
}

extension RunMemory.KnownFile {
    fileprivate func write(to writer: inout BinaryWriter) {
        writer.write(signature) { writer, signature in
            writer.write(signature.size)
            writer.write(signature.modified)
            writer.write(signature.changed)
            writer.write(signature.inode)
        }
        writer.write(hash)
        writer.write(count: byteCount)
        writer.write(effect) { $0.write($1 == .parse) }
        writer.write(declares.types)
        writer.write(declares.nestedTypes)
        writer.write(declares.extendedTypes)
        writer.write(declares.globals)
        writer.write(declares.members)
        writer.write(count: declares.nonisolatedTypes)
        writer.write(wasParsed)
        writer.write(configuration) { $0.write($1) }
    }

    fileprivate init(from reader: inout BinaryReader) throws(BinaryReader.Damage) {
        signature = try reader.readOptional { reader throws(BinaryReader.Damage) in
            FileSignature(
                size: try reader.readInt64(), modified: try reader.readInt64(), changed: try reader.readInt64(),
                inode: try reader.readUInt64())
        }
        hash = try reader.readHash()
        byteCount = Int(try reader.readUInt32())
        effect = try reader.readOptional { reader throws(BinaryReader.Damage) in try reader.readBool() ? .parse : .keep }
        declares = DeclaredNames(
            types: try reader.readNumbers(), nestedTypes: try reader.readNumbers(), extendedTypes: try reader.readNumbers(),
            globals: try reader.readNumbers(), members: try reader.readNumbers(),
            nonisolatedTypes: Int(try reader.readUInt32()))
        wasParsed = try reader.readBool()
        configuration = try reader.readOptional { reader throws(BinaryReader.Damage) in try reader.readHash() }
    }
}

extension BinaryWriter {
    fileprivate mutating func write(_ query: SourceQuery) {
        switch query {
        case .type(let name): write(tag: 0, name)
        case .global(let name): write(tag: 1, name)
        case .member(let name, let owners):
            write(tag: 2, name)
            write(owners) { $0.write($1) }
        case .use(let name, let besides):
            write(tag: 3, name)
            write(besides)
        case .text(let text, let besides):
            write(tag: 4, text)
            write(besides)
        }
    }

    private mutating func write(_ besides: [[String]]) {
        write(besides) { writer, texts in writer.write(texts) { $0.write($1) } }
    }

    private mutating func write(tag: UInt32, _ text: String) {
        write(tag)
        write(text)
    }
}

extension BinaryReader {
    fileprivate mutating func readQuery() throws(Damage) -> SourceQuery {
        let tag = try readUInt32()
        let text = try readString()
        switch tag {
        case 0: return .type(text)
        case 1: return .global(text)
        case 2: return .member(text, ofAny: try readArray { reader throws(Damage) in try reader.readString() })
        case 3: return .use(text, besides: try readBesides())
        case 4: return .text(text, besides: try readBesides())
        default: throw Damage()
        }
    }

    private mutating func readBesides() throws(Damage) -> [[String]] {
        try readArray { reader throws(Damage) in try reader.readArray { reader throws(Damage) in try reader.readString() } }
    }
}
