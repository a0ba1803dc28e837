// SPDX-License-Identifier: MIT

/// What the words of a heading say about the numbers below it.
struct HeadingWords {
  private let words: [String]

  /// Words end where something besides a letter stands, and before a capital behind a small letter.
  init(_ heading: String) {
    var words: [[UInt8]] = []
    var wasSmall = false
    var wasLetter = false
    for byte in heading.utf8.prefix(100) {
      let isLetter = (97...122).contains(byte.lowercased)
      if isLetter {
        if !wasLetter || (wasSmall && byte < 97) { words.append([]) }
        words[words.count - 1].append(byte.lowercased)
      }
      wasLetter = isLetter
      wasSmall = isLetter && byte >= 97
    }
    self.words = words.map { String(decoding: $0, as: UTF8.self) }
  }

  private func has(_ names: [String]) -> Bool { words.contains { names.contains($0) } }

  private func beginsWith(_ parts: [String]) -> Bool {
    words.contains { word in parts.contains { word.utf8.starts(with: $0.utf8) } }
  }

  private static let dateWords = ["date", "datum", "datetime", "time", "period", "dt"]

  /// Whether four digits are a year.
  var saysYear: Bool { has(Self.dateWords) || has(["year", "years", "yr", "jahr", "jahre"]) }

  /// Whether eight digits are a date.
  var saysDate: Bool {
    has(Self.dateWords) || has(["day", "tag", "ymd", "yyyymmdd", "timestamp"])
  }

  /// Whether numbers count time since 1970.
  var saysUnix: Bool { beginsWith(["unix", "epoch", "timestamp"]) || has(["ts"]) }

  /// Whether numbers that look like it may count time since 1970.
  var mayBeUnix: Bool { has(Self.dateWords) }

  /// Whether numbers count milliseconds.
  var saysMilliseconds: Bool { has(["ms", "msec"]) || beginsWith(["millis"]) }
}
