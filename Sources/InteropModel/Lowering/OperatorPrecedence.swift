/// Swift's standard operator precedences, higher binds tighter.
/// Source: the standard library's `Policy.swift`.
struct OperatorPrecedence {
    let level: Int
    let isRightAssociative: Bool

    static let cast = OperatorPrecedence(level: 132, isRightAssociative: false)
    static let ternary = OperatorPrecedence(level: 100, isRightAssociative: true)
    static let assignment = OperatorPrecedence(level: 90, isRightAssociative: true)
    /// What a custom operator has where nothing is said. A project's own precedence groups are not looked up.
    static let standard = OperatorPrecedence(level: 105, isRightAssociative: false)

    static func binary(_ name: String) -> OperatorPrecedence {
        guard let level = levels[name] else { return .standard }
        return OperatorPrecedence(level: level, isRightAssociative: name == "??")
    }

    static func isAssignment(_ name: String) -> Bool {
        assignments.contains(name)
    }

    private static let levels: [String: Int] = {
        let groups: [(Int, String)] = [
            (160, "<< >> &<< &>>"),
            (150, "* / % &* &/ &% & .&"),
            (140, "+ - &+ &- | ^ .| .^"),
            (135, "... ..<"),
            (131, "??"),
            (130, "< <= > >= == != === !== ~= .== .!= .< .<= .> .>="),
            (120, "&&"),
            (110, "||"),
        ]
        let pairs = groups.flatMap { level, names in names.split(separator: " ").map { (String($0), level) } }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()

    private static let assignments: Set<String> = [
        "=", "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "|=", "^=", "&+=", "&-=", "&*=", "&<<=", "&>>=", ".&=", ".|=", ".^=",
    ]
}
