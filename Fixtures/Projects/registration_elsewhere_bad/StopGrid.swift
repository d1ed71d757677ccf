import UIKit

final class StopGrid: UICollectionViewController {
    var names: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = Registrations.depot
    }

    override func collectionView(_ grid: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    override func collectionView(_ grid: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let name = names[indexPath.item]
        if name.isEmpty { return grid.dequeueConfiguredReusableCell(using: Registrations.depot, for: indexPath, item: name) }
        return grid.dequeueConfiguredReusableCell(using: Registrations.stop, for: indexPath, item: name)
    }
}
