// SPDX-License-Identifier: MIT

/// A text of up to eight bytes in one number, for a search among many of them.
enum PackedText {
  /// 0 for an empty text, and for one that is longer.
  static func pack(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
    guard range.count <= 8 else { return 0 }
    return range.reduce(0) { $0 << 8 | UInt64(bytes[$1]) }
  }

  static func pack(_ text: String) -> UInt64 { pack(Array(text.utf8), 0..<text.utf8.count) }

  static func text(_ packed: UInt64) -> String {
    let bytes = stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: packed >> $0) }
    return String(decoding: bytes.drop { $0 == 0 }, as: UTF8.self)
  }
}

/// The markers of a missing number: `NA`, `n/a`, `-` and the like.
struct MissingMarkers {
  private static let known = Set(
    [
      "na", "n/a", "nan", "-nan", "none", "null", "(null)", "<na>", "\\n", "nil", "missing", "#n/a",
      "#null!", "#div/0!", "#value!", "#ref!", "#num!", "#name?", ".", "..", "...", "…", ":", "-",
      "--", "---", "–", "—", "―", "−", "－", "ー", "?", "x", "×", "n.a.", "n.a",
      "#n/a n/a",
      "***", "****", "*****",
    ].map(PackedText.pack))

  /// Further words, whose letter case counts.
  private let others: [[UInt8]]

  init(_ others: [String] = []) { self.others = others.map { Array($0.utf8) } }

  /// Whether other words than the known ones have to be looked for in front of numbers.
  var hasOthers: Bool { !others.isEmpty }

  /// Whether a cell holds one of the words that were added.
  func isOther(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    others.contains { $0.count == range.count && $0.elementsEqual(bytes[range]) }
  }

  /// Whether a cell holds nothing, or a known word for it.
  static func matches(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return true }
    guard range.count <= 8 else { return isUnavailable(bytes[range]) }
    let word = range.reduce(0 as UInt64) { $0 << 8 | UInt64(bytes[$1].lowercased) }
    return known.contains(word) || isFlaggedColon(bytes, range)
  }

  /// Whether it is `unavailable`, as programs that watch a house write it.
  private static func isUnavailable(_ text: ArraySlice<UInt8>) -> Bool {
    text.count == 11 && text.lazy.map(\.lowercased).elementsEqual("unavailable".utf8)
  }

  /// Whether it is `: c`, a colon with letters that say why.
  private static func isFlaggedColon(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard bytes[range.lowerBound] == UInt8(ascii: ":"), range.count <= 5 else { return false }
    let rest = bytes[range].dropFirst()
    return rest.first == Byte.space
      && rest.allSatisfy { $0 == Byte.space || (97...122).contains($0) }
  }
}
