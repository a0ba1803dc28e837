// SPDX-License-Identifier: MIT

/// A file of a zip archive as it is read from its first to its last byte.
final class ZipMember {
  private let archive: ZipArchive
  private let entry: ZipArchive.Entry
  private let inflater: Inflater?
  private var left: Range<Int>
  private var checksum: UInt = 0
  private var isAtEnd = false
  private let budget: UnpackingBudget

  /// - Throws: `WorkbookFault` where the archive has no such file, or it cannot be unpacked.
  init(_ name: String, of archive: ZipArchive, _ budget: UnpackingBudget) throws(WorkbookFault) {
    guard let entry = archive.entries[name] else { throw .damaged }
    guard !entry.isEncrypted else { throw .locked }
    self.archive = archive
    self.entry = entry
    self.budget = budget
    left = try archive.range(of: entry)
    do throws(UnpackingFault) {
      inflater = entry.isPacked ? try Inflater(.bare) : nil
    } catch {
      if case .missing(let name) = error { throw .missing(name: name) }
      throw .damaged
    }
  }

  /// Reads into the room from `start` to `end`; returns how many bytes there are, 0 at the end.
  func fill(_ bytes: inout [UInt8], from start: Int, to end: Int) throws(WorkbookFault) -> Int {
    while !isAtEnd {
      let given = try step(&bytes, start..<end)
      if audits { checksum = Inflater.checksum(bytes, start..<start + given, after: checksum) }
      try budget.spend(given)
      if isAtEnd, audits, checksum != entry.checksum { throw .damaged }
      if given > 0 { return given }
    }
    return 0
  }

  /// Whether the library that knows checksums is there: files that are not packed need none.
  private var audits: Bool { inflater != nil }

  private func step(_ bytes: inout [UInt8], _ room: Range<Int>) throws(WorkbookFault) -> Int {
    guard let inflater else {
      let count = min(left.count, room.count)
      for offset in 0..<count {
        bytes[room.lowerBound + offset] = archive.bytes[left.lowerBound + offset]
      }
      left = left.lowerBound + count..<left.upperBound
      isAtEnd = left.isEmpty
      return count
    }
    guard let step = inflater.step(archive.bytes, left, into: &bytes, room),
      step.isAtEnd || step.taken > 0 || step.given > 0
    else { throw .damaged }
    left = left.lowerBound + step.taken..<left.upperBound
    isAtEnd = step.isAtEnd
    return step.given
  }
}

/// How much may come out of one archive, all of its files together, and how much may be made of that.
final class UnpackingBudget {
  private let text: TextBudget
  private var limit = UnpackingLimit()

  init(packed: Int) {
    text = TextBudget(sourceSize: packed)
    limit.took(packed)
  }

  func spend(_ count: Int) throws(WorkbookFault) {
    limit.gave(count)
    if let most = limit.exceeded { throw .tooLarge(limit: most) }
  }

  /// Counts so many bytes of texts and cells before they are made.
  func make(_ count: Int) throws(WorkbookFault) {
    guard text.allows(count) else { throw .tooLarge(limit: text.limit) }
  }

  /// Counts so many empty cells or rows before they are made.
  func make(emptyCells count: Int) throws(WorkbookFault) {
    guard allows(emptyCells: count) else { throw .tooLarge(limit: text.limit) }
  }

  /// Counts so many empty cells or rows; false if these are more than may be made.
  func allows(emptyCells count: Int) -> Bool { text.allows(emptyCells: count) }
}
