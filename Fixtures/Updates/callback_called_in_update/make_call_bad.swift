import AVFoundation
import SwiftUI
import UIKit

struct Finder: UIViewControllerRepresentable {
    var onFailure: (Error) -> Void

    func makeUIViewController(context: Context) -> UIViewController {
        let controller = UIViewController()
        do {
            try AVAudioSession.sharedInstance().setActive(true)
        } catch {
            onFailure(error) // expect: callback_called_in_update
        }
        return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
