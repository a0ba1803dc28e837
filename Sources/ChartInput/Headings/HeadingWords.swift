// SPDX-License-Identifier: MIT

internal import Audiograph

/// What the words of a heading say about the numbers below it.
struct HeadingWords {
  private let words: [String]

  /// Words end where something besides a letter stands, and before a capital after a small letter;
  /// letters lose their accents.
  init(_ heading: String) {
    var words: [[UInt8]] = []
    var wasSmall = false
    var wasLetter = false
    let text = Array(heading.utf8.prefix(200))
    var place = 0
    while place < text.count {
      let isCapital = (65...90).contains(text[place])
      let letter = Letters.letter(text.span, at: place)
      if let (letter, _) = letter, letter > 0 {
        // A mark that belongs to no letter, such as a lone accent, begins no word.
        if words.isEmpty || !wasLetter || (wasSmall && isCapital) { words.append([]) }
        words[words.count - 1].append(letter + 0x60)
      }
      wasLetter = letter != nil
      wasSmall = wasLetter && !isCapital
      place += letter?.length ?? 1
    }
    self.words = words.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The words, none of which stands for itself in `others`.
  func words(except others: [String]) -> [String] { words.filter { !others.contains($0) } }

  private func has(_ names: [String]) -> Bool { words.contains { names.contains($0) } }

  private func beginsWith(_ parts: [String]) -> Bool {
    words.contains { word in parts.contains { word.utf8.starts(with: $0.utf8) } }
  }

  private static let dateWords = ["date", "datum", "datetime", "time", "period", "dt"]
  private static let yearWords = [
    "year", "years", "yr", "yyyy", "jahr", "jahre", "annee", "annees", "rok", "lata",
  ]

  /// Whether four digits are a year.
  var saysYear: Bool { has(Self.dateWords) || saysYearItself }

  /// Whether the heading is of years and not of dates in general.
  var saysYearItself: Bool { has(Self.yearWords) }

  /// Whether six digits are a month.
  var saysMonth: Bool {
    has(["month", "months", "monat", "mois", "miesiac", "yyyymm", "yearmonth", "ym"])
  }

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
