import CTreeSitter
import CTreeSitterSwift

/// The grammar's symbol and field numbers, resolved once by name. Immutable, so that all threads may read it.
struct Grammar: Sendable {
    static let shared = Grammar()

    private let kinds: [NodeKind]
    private let fields: [Field]
    private let identifiers: [Field: TSFieldId]

    private init() {
        let language = seamlint_swift_language()
        // Several symbols bear one name (aliases); a node reports any of them.
        kinds = (0..<ts_language_symbol_count(language)).map { symbol in
            guard let name = ts_language_symbol_name(language, TSSymbol(symbol)) else { return .other }
            return NodeKind(rawValue: String(cString: name)) ?? .other
        }
        fields = (0...ts_language_field_count(language)).map { identifier in
            guard let name = ts_language_field_name_for_id(language, TSFieldId(identifier)) else { return .none }
            return Field(rawValue: String(cString: name)) ?? .none
        }
        let numbered = fields.enumerated().map { ($1, TSFieldId($0)) }
        identifiers = Dictionary(numbered, uniquingKeysWith: { first, _ in first })
    }

    func kind(of symbol: TSSymbol) -> NodeKind {
        // Error nodes bear the number 0xFFFF, beyond the table.
        Int(symbol) < kinds.count ? kinds[Int(symbol)] : .error
    }

    func field(_ identifier: TSFieldId) -> Field {
        fields[Int(identifier)]
    }

    func identifier(of field: Field) -> TSFieldId {
        identifiers[field] ?? 0
    }

    func knows(_ kind: NodeKind) -> Bool {
        kinds.contains(kind)
    }

    func knows(_ field: Field) -> Bool {
        identifiers[field] != nil
    }
}
