import SwiftUI
import UIKit

@MainActor
final class ScanDriver: NSObject {
    @Environment(\.dismiss) private var dismiss // expect: property_wrapper_in_coordinator
    @EnvironmentObject var settings: ScanSettings // expect: property_wrapper_in_coordinator
    func finish() { dismiss() }
}
final class ScanSettings: ObservableObject {}
