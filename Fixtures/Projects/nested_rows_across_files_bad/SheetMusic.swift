struct Staff {
    struct Row {
        let notes: [Int]
    }

    func rows() -> [Row] {
        [Row(notes: [1])]
    }
}
