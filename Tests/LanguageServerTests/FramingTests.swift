import Testing

@testable import LanguageServer

@Suite("Messages on the wire")
struct FramingTests {
    private func pieces(_ text: String, by size: Int = .max) -> [String] {
        var framing = MessageFraming()
        var pieces: [String] = []
        var rest = Array(text.utf8)[...]
        repeat {
            framing.append(rest.prefix(size))
            rest = rest.dropFirst(size)
            while let piece = framing.next() {
                switch piece {
                case .content(let content): pieces.append(String(decoding: content, as: UTF8.self))
                case .mistake(let text): pieces.append("! \(text)")
                }
            }
        } while !rest.isEmpty
        return pieces
    }

    @Test("whole, byte by byte, and with every kind of header")
    func reads() {
        let stream =
            "Content-Length: 2\r\n\r\n{}content-type: x; y=z\r\nCONTENT-LENGTH:4\r\n\r\n\"é\"Content-Length: 0\n\nContent-Length: 1\r\n\r\n1"
        for size in [1, 2, 3, 7, .max] { #expect(pieces(stream, by: size) == ["{}", "\"é\"", "", "1"]) }
        #expect(pieces("Content-Length: 5\r\n\r\n1234").isEmpty)
        #expect(pieces("Content-Length: 5\r\n").isEmpty)
    }

    @Test(
        "what is no header is told once, and the next one is found",
        arguments: [
            "Content-Length: x\r\n\r\n", "Content-Length: -2\r\n\r\n", "Content-Length:\r\n\r\n", "Length: 2\r\n\r\n", "\r\n\r\n",
            "noise on standard output Content-Length: 2\r\n\r\n{}", String(repeating: "noise ", count: 2_000),
            "Content-Length: 99999999999999999999999\r\n\r\n{}", String(repeating: "\r\n", count: 3),
        ])
    func skips(_ noise: String) {
        for size in [1, 5, .max] {
            let found = pieces(noise + "Content-Length: 2\r\n\r\n{}Content-Length: 1\r\n\r\n1", by: size)
            #expect(found.count == 3 && found[0].hasPrefix("! ") && found.suffix(2) == ["{}", "1"], "\(found)")
        }
    }

    @Test("a message that is too large is passed over")
    func passesOver() {
        let large = MessageFraming.contentLimit + 1
        var framing = MessageFraming()
        framing.append(Array("Content-Length: \(large)\r\n\r\n".utf8))
        guard case .mistake? = framing.next() else {
            Issue.record("the message was taken")
            return
        }
        for _ in 0..<16 {
            framing.append([UInt8](repeating: 0, count: large / 16))
            #expect(framing.next() == nil)
        }
        framing.append([UInt8](repeating: 0, count: large % 16) + MessageFraming.framed("{}"))
        #expect(framing.next() == .content(Array("{}".utf8)))
    }

    @Test func writes() {
        #expect(String(decoding: MessageFraming.framed("\"é\""), as: UTF8.self) == "Content-Length: 4\r\n\r\n\"é\"")
    }
}
