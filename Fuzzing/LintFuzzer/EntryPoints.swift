import CLibFuzzer

// What libFuzzer calls, by the names that it looks for.

/// Tries one text. A trap is a crash; so is a broken promise (`Promises`).
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    Promises.check(Array(UnsafeBufferPointer(start: data, count: size)))
    return 0
}

/// Changes a text: as bytes now and then, else as Swift.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int, _ seed: CUnsignedInt) -> Int {
    var random = SeededGenerator(seed: UInt64(seed))
    guard size > 0, Int.random(in: 0..<4, using: &random) > 0 else { return LLVMFuzzerMutate(data, size, maximum) }
    let text = Array(UnsafeBufferPointer(start: data, count: size))
    return store(SourceMutation.mutated(text, using: &random), in: data, maximum)
}

/// Makes one text of two.
@_cdecl("LLVMFuzzerCustomCrossOver")
public func crossOver(
    _ first: UnsafePointer<UInt8>, _ firstSize: Int, _ second: UnsafePointer<UInt8>, _ secondSize: Int,
    _ out: UnsafeMutablePointer<UInt8>, _ maximum: Int, _ seed: CUnsignedInt
) -> Int {
    var random = SeededGenerator(seed: UInt64(seed))
    let (left, right) = (UnsafeBufferPointer(start: first, count: firstSize), UnsafeBufferPointer(start: second, count: secondSize))
    return store(SourceMutation.spliced(Array(left), Array(right), using: &random), in: out, maximum)
}

private func store(_ text: [UInt8], in memory: UnsafeMutablePointer<UInt8>, _ maximum: Int) -> Int {
    let count = min(text.count, maximum)
    for index in 0..<count { memory[index] = text[index] }
    return count
}
