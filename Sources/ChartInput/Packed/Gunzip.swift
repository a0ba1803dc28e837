// SPDX-License-Identifier: MIT

/// Unpacks gzip as it is read: one member after another, as `gzip -dc` does.
final class Gunzip {
  private let file: String
  private let inflater: Inflater
  private var input = [UInt8](repeating: 0, count: 65_536)
  private var left = 0..<0
  private var limit = UnpackingLimit()
  /// Whether a member has begun that has not ended.
  private var isWithin = true
  private var isAtEnd = false
  private static let magic: [UInt8] = [0x1F, 0x8B]

  init(file: String) throws(ReadError) {
    self.file = file
    do throws(UnpackingFault) { inflater = try Inflater(.gzip) } catch {
      throw .packed(file: file, error)
    }
  }

  /// Unpacks into the room from `start` to `end`.
  ///
  /// `pull` fills a buffer with packed bytes, and says how many there are; 0 at the end.
  ///
  /// - Returns: How many bytes there are; 0 at the end.
  /// - Throws: `ReadError.packed`, and what `pull` throws.
  func fill(
    _ bytes: inout [UInt8], from start: Int, to end: Int,
    pull: (inout [UInt8]) throws(ReadError) -> Int
  ) throws(ReadError) -> Int {
    while try hasMore(pull) {
      guard let step = inflater.step(input, left, into: &bytes, start..<end) else {
        throw .packed(file: file, .damaged)
      }
      left = left.lowerBound + step.taken..<left.upperBound
      isWithin = !step.isAtEnd
      limit.gave(step.given)
      if let most = limit.exceeded { throw .packed(file: file, .tooLarge(limit: most)) }
      if step.given > 0 { return step.given }
    }
    return 0
  }

  /// Whether there are bytes of a member to be unpacked; what follows the last one is left alone.
  private func hasMore(_ pull: (inout [UInt8]) throws(ReadError) -> Int) throws(ReadError) -> Bool {
    if isAtEnd { return false }
    if left.isEmpty {
      left = 0..<(try pull(&input))
      limit.took(left.count)
      if left.isEmpty, isWithin { throw .packed(file: file, .damaged) }
    }
    if !isWithin {
      isAtEnd = left.isEmpty || !input[left].starts(with: Self.magic.prefix(left.count))
      if isAtEnd { return false }
      inflater.reset()
      isWithin = true
    }
    return true
  }
}
