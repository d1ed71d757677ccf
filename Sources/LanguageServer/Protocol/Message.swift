import Linting
import Reporting

/// A message of JSON-RPC 2.0, as it came.
enum Message {
    case request(id: RequestID, method: String, parameters: JSONNode?)
    case notification(method: String, parameters: JSONNode?)
    /// To something that the server asked.
    case response

    /// - Throws: what to answer where it is no message.
    init(_ content: [UInt8]) throws(ResponseError) {
        let node: JSONNode
        do throws(JSONReader.Mistake) {
            node = try JSONReader.read(content, replacesLoneSurrogates: true)
        } catch {
            throw ResponseError(.parseError, "byte \(error.offset): \(error.message)")
        }
        guard case .object = node.value else { throw ResponseError(.invalidRequest, "a message is an object") }
        let id = node["id"]
        guard let method = node["method"]?.text else {
            guard id != nil, node["result"] != nil || node["error"] != nil else {
                throw ResponseError(.invalidRequest, "a message has a method", id: id.flatMap(RequestID.init))
            }
            self = .response
            return
        }
        guard let id else {
            self = .notification(method: method, parameters: node["params"])
            return
        }
        guard let id = RequestID(id) else { throw ResponseError(.invalidRequest, "an id is a number or a text") }
        self = .request(id: id, method: method, parameters: node["params"])
    }
}

/// What tells a request from others.
enum RequestID: Hashable, Sendable {
    case number(Int)
    case text(String)

    init?(_ node: JSONNode) {
        if let text = node.text {
            self = .text(text)
        } else if let number = node.integer {
            self = .number(number)
        } else {
            return nil
        }
    }

    var json: JSONValue {
        switch self {
        case .number(let number): .integer(number)
        case .text(let text): .string(text)
        }
    }
}

/// Why a request gets no result.
struct ResponseError: Error {
    enum Code: Int {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParameters = -32602
        case serverNotInitialized = -32002
        case requestCancelled = -32800
        case contentModified = -32801
    }

    let code: Code
    let message: String
    /// Of the request, where it could be read.
    var id: RequestID?

    init(_ code: Code, _ message: String, id: RequestID? = nil) {
        self.code = code
        self.message = message
        self.id = id
    }
}

/// The messages that the server sends.
enum Outgoing {
    static func result(_ id: RequestID, _ result: JSONValue) -> JSONValue {
        .object([("jsonrpc", .string("2.0")), ("id", id.json), ("result", result)])
    }

    static func failure(_ error: ResponseError) -> JSONValue {
        .object([
            ("jsonrpc", .string("2.0")), ("id", error.id?.json ?? .null),
            ("error", .object([("code", .integer(error.code.rawValue)), ("message", .string(error.message))])),
        ])
    }

    static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
        .object([("jsonrpc", .string("2.0")), ("method", .string(method)), ("params", parameters)])
    }

    static func request(_ id: RequestID, _ method: String, _ parameters: JSONValue) -> JSONValue {
        .object([("jsonrpc", .string("2.0")), ("id", id.json), ("method", .string(method)), ("params", parameters)])
    }
}
