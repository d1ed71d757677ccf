import SwiftUI
import UIKit

// Created once, in every spelling.
struct HerbGarden: UIViewRepresentable {
    var herbs: [Int]
    var picture: UIImage

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIScrollView { UIScrollView() }

    func updateUIView(_ garden: UIScrollView, context: Context) {
        if garden.subviews.isEmpty { garden.addSubview(UILabel()) }
        if garden.viewWithTag(7) == nil {
            let sign = UILabel()
            sign.tag = 7
            garden.addSubview(sign)
        }
        if let gate = garden.subviews.first(where: { $0 is UISwitch }) as? UISwitch {
            gate.isEnabled = true
        } else {
            garden.addSubview(UISwitch())
        }
        if !garden.subviews.contains(where: { $0 is UIButton }) { garden.addSubview(UIButton()) }
        if garden.refreshControl == nil { garden.refreshControl = UIRefreshControl() }
        while garden.subviews.count < herbs.count { garden.addSubview(UILabel()) }
        for herb in herbs where context.coordinator.beds[herb] == nil {
            let bed = UIView()
            context.coordinator.beds[herb] = bed
            garden.addSubview(bed)
        }
        let fence = context.coordinator.fence ?? UIView()
        context.coordinator.fence = fence
        context.coordinator.label(in: garden).textColor = .green
        if context.coordinator.picture !== picture {
            context.coordinator.picture = picture
            garden.addSubview(UIImageView(image: picture))
        }
        if let window = garden.window { context.coordinator.plant(in: window) }
        guard !context.coordinator.isPlanted else { return }
        context.coordinator.isPlanted = true
        garden.addSubview(UISlider())
    }

    @MainActor
    final class Coordinator {
        var beds: [Int: UIView] = [:]
        var fence: UIView?
        var picture: UIImage?
        var isPlanted = false
        private var sign: UILabel?
        private weak var window: UIWindow?
        private var shade: UIView?

        func label(in garden: UIView) -> UILabel {
            if let sign { return sign }
            let made = UILabel()
            garden.addSubview(made)
            sign = made
            return made
        }

        func plant(in window: UIWindow) {
            guard self.window !== window else { return }
            self.window = window
            let made = UIView()
            window.addSubview(made)
            shade = made
        }
    }
}

// Removed and made anew only where the picture is another one.
struct PressedFlower: UIViewRepresentable {
    var flower: UIImage

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView {
        let page = UIView()
        context.coordinator.press(flower, on: page)
        return page
    }

    func updateUIView(_ page: UIView, context: Context) {
        context.coordinator.press(flower, on: page)
    }

    @MainActor
    final class Coordinator {
        private var pressed: UIImage?
        private var window: UIWindowScene?
        private var mount: UIImageView?

        func press(_ flower: UIImage, on page: UIView) {
            guard pressed !== flower else { return }
            pressed = flower
            mount?.removeFromSuperview()
            let made = UIImageView(image: flower)
            page.addSubview(made)
            mount = made
        }
    }
}
