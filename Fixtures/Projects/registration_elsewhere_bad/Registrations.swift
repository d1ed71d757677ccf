import SwiftUI
import UIKit

@MainActor
enum Registrations {
    static let stop = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in // expect: cell_registration_in_provider
        cell.contentConfiguration = UIHostingConfiguration { StopCard(name: name) } // expect: hosted_cell_state_without_id
    }
    static let depot = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
        cell.contentConfiguration = UIHostingConfiguration { DepotCard(name: name) } // expect: controller_representable_in_cell
    }
}
