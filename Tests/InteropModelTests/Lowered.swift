import InteropModel
import SwiftTree
import Testing

/// Source text, lowered for a test.
enum Lowered {
    static func file(_ content: String) throws -> FileSyntax {
        let source = SourceText(bytes: Array(content.utf8))
        let tree = try #require(Parser().parse(source, timeLimit: .seconds(20)))
        return Lowering.lower(path: "Test.swift", source: source, tree: tree)
    }

    /// The notation of what is declared at the top of a file.
    static func members(_ content: String) throws -> String {
        try file(content).members.notation
    }

    static func body(_ content: String) throws -> Block {
        let function = try #require(try file("func f() {\n\(content)\n}").members.functions.first)
        return try #require(function.body)
    }

    /// The notation of the statements in a function's body.
    static func statements(_ content: String) throws -> String {
        try body(content).notation
    }

    /// The notation of the value of a property.
    static func expression(_ content: String) throws -> String {
        let property = try #require(try file("let x = \(content)").members.properties.first)
        return try #require(property.initialValue).notation
    }

    /// The notation of the type of a property.
    static func type(_ content: String) throws -> String {
        let property = try #require(try file("let x: \(content)").members.properties.first)
        return try #require(property.type).notation
    }
}
