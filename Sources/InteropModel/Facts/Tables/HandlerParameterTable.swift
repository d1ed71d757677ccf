// swift-format-ignore-file
// Rows are as wide as their facts.

extension FactTable {
    /// The types of what a handler is called with; `item` for a type that the generic arguments say.
    static let handlerParameters = FactTable(
        #"""
        class	member	types	source
        CellRegistration	init	UICollectionViewCell,IndexPath,item	Apple doc uikit/uicollectionview/cellregistration/handler
        SupplementaryRegistration	init	UICollectionReusableView,String,IndexPath	Apple doc uikit/uicollectionview/supplementaryregistration/handler
        UIButton	configurationUpdateHandler	UIButton	Apple doc uikit/uibutton/configurationupdatehandler-swift.typealias
        UICollectionView.CellRegistration	init	UICollectionViewCell,IndexPath,item	Apple doc uikit/uicollectionview/cellregistration/handler
        UICollectionView.SupplementaryRegistration	init	UICollectionReusableView,String,IndexPath	Apple doc uikit/uicollectionview/supplementaryregistration/handler
        UICollectionViewCell	configurationUpdateHandler	UICollectionViewCell,UICellConfigurationState	Apple doc uikit/uicollectionviewcell/configurationupdatehandler-swift.typealias
        UICollectionViewDiffableDataSource	init	UICollectionView,IndexPath,item	Apple doc uikit/uicollectionviewdiffabledatasource-9tqpa/cellprovider
        UICollectionViewDiffableDataSource	supplementaryViewProvider	UICollectionView,String,IndexPath	Apple doc uikit/uicollectionviewdiffabledatasource-9tqpa/supplementaryviewprovider-swift.typealias
        UITableViewCell	configurationUpdateHandler	UITableViewCell,UICellConfigurationState	Apple doc uikit/uitableviewcellconfigurationupdatehandler
        UITableViewDiffableDataSource	init	UITableView,IndexPath,item	Apple doc uikit/uitableviewdiffabledatasource-2euir/cellprovider
        """#
    )
}
