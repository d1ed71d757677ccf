import CoreData
import UIKit

@MainActor
final class FeedSource: NSObject, UICollectionViewDataSource, NSFetchedResultsControllerDelegate {
    var filter = FeedFilter(term: "")
    private var results: NSFetchedResultsController<NSManagedObject>?

    func show(_ filter: FeedFilter, in list: UICollectionView) {
        self.filter = filter
        let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
        results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: NSManagedObjectContext(.mainQueue), sectionNameKeyPath: nil, cacheName: nil)
        results?.delegate = self
        list.reloadData()
        list.setContentOffset(.zero, animated: false)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        results?.fetchedObjects?.count ?? 0
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell()
    }
}
