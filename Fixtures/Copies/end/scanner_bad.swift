import SwiftUI
import VisionKit

struct Scanner: UIViewControllerRepresentable {
    @Binding var isOn: Bool

    func makeUIViewController(context: Context) -> DataScannerViewController {
        DataScannerViewController(recognizedDataTypes: [.barcode()])
    }

    func updateUIViewController(_ scanner: DataScannerViewController, context: Context) {
        if isOn { try? scanner.startScanning() } else { scanner.stopScanning() }
    }
}

struct EagerScanner: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> DataScannerViewController {
        let scanner = DataScannerViewController(recognizedDataTypes: [.text()])
        DispatchQueue.main.async {
            try? scanner.startScanning() // expect: missing_dismantle_cleanup
        }
        return scanner
    }

    func updateUIViewController(_ scanner: DataScannerViewController, context: Context) {}
}
