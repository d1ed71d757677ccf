import Findings
import InteropModel

extension Rule {
    static let cellRegistrationInProvider = Rule(
        id: "cell_registration_in_provider", group: .hosting, severity: .error,
        summary: "a cell registration comes into being while a cell is asked for",
        page: PageText.cell_registration_in_provider
    ) { pass in
        for host in pass.project.hosts {
            for entry in CellRegistrations(table: pass.project.table, host: host, hosts: pass.project.hosts).entries {
                let isElsewhere = entry.provider != entry.site
                pass.report(
                    .error, at: entry.site, message(entry),
                    notes: isElsewhere ? [Note("its first read is here", at: pass.location(entry.provider))] : [])
            }
        }
    }
}

extension Rule {
    private static func message(_ entry: CellRegistrations.Entry) -> String {
        switch entry.form {
        case .constructed:
            "the registration is made while the collection view asks for a cell, so UIKit stops the app with an exception on iOS 15 and "
                + "later; make it once before the data source and only use it here"
        case .firstRead(let name):
            "`\(name)` is made when it is first read, and that is while the collection view asks for a cell, so UIKit stops the app with "
                + "an exception on iOS 15 and later; store it with the object, or read it once where the data source is set up"
        }
    }
}
