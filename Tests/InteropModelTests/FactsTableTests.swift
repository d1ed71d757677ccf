import Testing

@testable import InteropModel

@Suite("Every row of every table")
struct FactsTableTests {
    struct Table: Sendable, CustomTestStringConvertible {
        let name: String
        let table: FactTable
        let parsedRows: @Sendable () -> Int
        /// The columns that tell rows apart.
        let key: [String]

        var testDescription: String { name }
    }

    static let tables = [
        Table(name: "classes", table: .frameworkClasses, parsedRows: { FrameworkClasses.all.count }, key: ["class"]),
        Table(name: "protocols", table: .delegateProtocols, parsedRows: { DelegateProtocols.all.count }, key: ["protocol"]),
        Table(
            name: "members", table: .feedbackMembers, parsedRows: { FeedbackMembers.all.count },
            key: ["class", "member", "form"]),
        Table(
            name: "pairs", table: .startStopPairs, parsedRows: { StartStopPairs.all.count },
            key: ["receiver", "start", "form", "labels"]),
        Table(name: "types", table: .frameworkMembers, parsedRows: { FrameworkMembers.all.count }, key: ["class", "member"]),
        Table(
            name: "blocking calls", table: .blockingCalls, parsedRows: { BlockingCalls.all.count }, key: ["type", "name", "labels"]),
        Table(
            name: "optional members", table: .optionalMembers, parsedRows: { OptionalMembers.all.count },
            key: ["class", "member", "form"]),
        Table(name: "modals", table: .modalControllers, parsedRows: { ModalControllers.all.count }, key: ["class"]),
        Table(name: "retention", table: .delegateRetention, parsedRows: { WeakReferences.all.count }, key: ["class", "given_by"]),
        Table(
            name: "synchronous callbacks", table: .synchronousCallbacks, parsedRows: { SynchronousCallbacks.all.count },
            key: ["class", "member", "form", "callback"]),
        Table(
            name: "accumulating", table: .accumulatingCalls, parsedRows: { AccumulatingCalls.all.count }, key: ["class", "call", "label"]),
        Table(name: "contents", table: .rebuiltContents, parsedRows: { RebuiltContents.all.count }, key: ["class", "content"]),
        Table(name: "callbacks", table: .offMainCallbacks, parsedRows: { OffMainCallbacks.all.count }, key: ["protocol"]),
        Table(
            name: "delegate callbacks", table: .delegateCallbacks, parsedRows: { DelegateCallbacks.all.count },
            key: ["protocol", "callback"]),
        Table(name: "keeping calls", table: .keepingCalls, parsedRows: { KeepingCalls.all.count }, key: ["call"]),
        Table(
            name: "handlers", table: .handlerParameters, parsedRows: { HandlerParameters.all.count }, key: ["class", "member"]),
        Table(
            name: "content closures", table: .contentClosures, parsedRows: { ContentClosures.all.count },
            key: ["call", "label", "needs_data"]),
        Table(name: "off-main calls", table: .offMainCalls, parsedRows: { OffMainCalls.all.count }, key: ["call"]),
    ]

    @Test("has a cell for every column, a source among them", arguments: tables)
    func isComplete(_ table: Table) {
        let header = table.table.header
        #expect(header.last == "source")
        for row in table.table.rows({ $0.cells }) {
            #expect(row.count == header.count, "\(row)")
            #expect(!row.contains(""), "\(row)")
            #expect((row.last ?? "").count > 8, "\(row)")
        }
    }

    @Test("is read", arguments: tables)
    func isRead(_ table: Table) {
        #expect(table.table.rows { $0.cells }.count > 5)
        #expect(table.parsedRows() == table.table.rows { $0.cells }.count)
    }

    @Test("is there once, and in order", arguments: tables)
    func isUnique(_ table: Table) {
        let columns = table.key.compactMap { table.table.header.firstIndex(of: $0) }
        #expect(columns.count == table.key.count)
        let keys = table.table.rows { row in columns.map { row[$0] } }
        #expect(Set(keys).count == keys.count)
        let names = keys.compactMap { $0.first?.lowercased() }
        #expect(names == names.sorted())
    }

    @Test("read by name, the rows are the same")
    func grouped() {
        for (name, rows) in Dictionary(grouping: DelegateCallbacks.all, by: \.protocolName) {
            #expect(DelegateCallbacks.of(name) == rows)
        }
        #expect(DelegateCallbacks.of("protocol").isEmpty && DelegateCallbacks.of("").isEmpty)
        let rows = GroupedFacts(FactTable("name\tvalue\nA\t1\nB\t2\nA\t3\nA\t4")) { "\($0[0])\($0[1])" }
        #expect(rows["A"] == ["A1", "A3", "A4"] && rows["B"] == ["B2"] && rows["name"].isEmpty)
    }
}
