// SPDX-License-Identifier: MIT

internal import Audiograph

/// The written forms of dates that one column may hold.
enum DateFamily: Int, CaseIterable {
  case iso, quarter, month, named, yearFirst, slashed, custom
  /// Numbers that are dates only where something besides the digits says so.
  case compact, year, unix
}

extension DateFamily {
  /// Forms that nothing but a date has.
  static let certain: [DateFamily] = [.iso, .quarter, .month, .named, .yearFirst, .slashed]

  /// Whether a text has this form and is a day of the calendar.
  func matches(_ text: Span<UInt8>, format: DateFormat?) -> Bool {
    switch self {
    case .iso: DateText.iso(text) != nil
    case .quarter: DateText.quarter(text) != nil
    case .month: DateText.month(text) != nil
    case .named: DateText.named(text) != nil
    case .yearFirst: DateText.yearFirst(text) != nil
    case .slashed:
      DateText.slashed(text).map { $0.date(dayFirst: true) ?? $0.date(dayFirst: false) } != nil
    case .custom: format?.read(text) != nil
    case .compact: DateText.compact(text) != nil
    case .year: DateText.year(text) != nil
    case .unix: false
    }
  }
}

/// What the words of a heading say about the numbers below it.
struct HeadingWords {
  private let words: [String]

  init(_ heading: String) {
    var words: [String] = []
    var current = ""
    var wasLower = false
    for character in heading.prefix(100) {
      if !character.isLetter || (character.isUppercase && wasLower) {
        words.append(current)
        current = ""
      }
      if character.isLetter { current += character.lowercased() }
      wasLower = character.isLowercase
    }
    self.words = (words + [current]).filter { !$0.isEmpty }
  }

  private func has(_ names: [String]) -> Bool { words.contains { names.contains($0) } }

  private func contains(_ parts: [String]) -> Bool {
    words.contains { word in parts.contains { word.contains($0) } }
  }

  private static let dateWords = ["date", "datum", "datetime", "time", "period", "dt"]

  /// Whether four digits are a year.
  var saysYear: Bool { has(Self.dateWords + ["year", "years", "yr", "jahr", "jahre"]) }

  /// Whether eight digits are a date.
  var saysDate: Bool {
    has(Self.dateWords + ["day", "tag", "ymd", "yyyymmdd", "timestamp"])
  }

  /// Whether numbers count time since 1970.
  var saysUnix: Bool { contains(["unix", "epoch", "timestamp"]) || has(["ts"]) }

  /// Whether numbers that look like it may count time since 1970.
  var mayBeUnix: Bool { has(Self.dateWords) }

  /// Whether numbers count milliseconds.
  var saysMilliseconds: Bool { has(["ms", "msec"]) || contains(["millis"]) }
}
