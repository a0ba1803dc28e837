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

extension DateFamily {
  /// The forms that a text may have by its first bytes, few enough to be tried on many cells.
  static func candidates(_ text: Span<UInt8>, isNumber: Bool) -> [DateFamily] {
    if isNumber { return text.count == 4 ? [.year] : text.count == 8 ? [.compact] : [] }
    guard text.count >= 6, text.count <= 40 else { return [] }
    let hasYearFirst = text[0].isDigit && text[1].isDigit && text[2].isDigit && text[3].isDigit
    guard hasYearFirst else {
      let second = text[1].isDigit ? text[2] : text[1]
      let isSlashed = second == UInt8(ascii: "/") || second == Byte.point || second == Byte.minus
      return isSlashed ? [.slashed, .named] : [.named, .month, .quarter]
    }
    switch text[4] {
    case Byte.minus: return [.iso, .month, .quarter]
    case UInt8(ascii: "/"), Byte.point: return [.yearFirst]
    default: return [.quarter]
    }
  }
}

extension DateFamily {
  private static let coarse: [DateFamily] = [.month, .quarter, .year]

  /// Whether a text is a date that names a larger or a smaller stretch than this form does.
  func isOfOtherPrecision(_ text: Span<UInt8>) -> Bool {
    let written: [DateFamily] = Self.coarse + [.iso, .named, .yearFirst, .slashed]
    guard self != .custom, self != .unix,
      let found = written.first(where: { $0.matches(text, format: nil) })
    else { return false }
    return found != self && (Self.coarse.contains(self) || Self.coarse.contains(found))
  }
}
