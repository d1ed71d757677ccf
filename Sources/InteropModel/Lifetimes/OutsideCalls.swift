/// Which methods run because a framework calls them.
extension FunctionSite {
    /// An action, an override or a delegate callback. Of other methods that nothing in reach calls nobody knows whether
    /// they ever run.
    func isCalledFromOutside(in table: TypeTable) -> Bool {
        let head = declaration.head
        guard declaration.kind == .function, declaration.body != nil, !head.isStatic else { return false }
        if head.attribute("objc") != nil || head.attribute("IBAction") != nil || head.has("override") { return true }
        guard let owner, !head.has("private"), !head.has("fileprivate") else { return false }
        let protocols = table.protocols(of: owner)
        if protocols.compactMap(\.typeID).contains(where: { table[$0].members.functions[declaration.name] != nil }) { return true }
        guard let first = declaration.parameters.first, first.label == nil else { return false }
        return protocols.contains { $0.externalName.map(Self.isCallbackProtocol) ?? false }
    }

    private static func isCallbackProtocol(_ name: String) -> Bool {
        DelegateProtocols.named(name) != nil
            || ["Delegate", "DataSource", "Handler", "Observer", "Providing"].contains { name.hasSuffix($0) }
    }
}
