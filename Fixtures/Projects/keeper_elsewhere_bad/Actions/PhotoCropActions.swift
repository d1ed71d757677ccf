extension PhotoCrop.Coordinator {
    @objc func tapped() {
        control.isOpen = false
        report()
    }

    private func report() {
        control.onCrop(control.ratio)
    }
}
