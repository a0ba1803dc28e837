// SPDX-License-Identifier: MIT

internal import Audiograph

/// How the dates of a column are written: everything that is needed to read one.
///
/// A pattern in the style of `strptime`, with more specifiers: `DateForms` explains them.
struct DateForm: Hashable {
  enum Element: Hashable {
    case year, shortYear, nextYear, eraYear
    case month, twoDigitMonth, monthName
    case day, twoDigitDay, ordinalDay
    case quarter, romanQuarter, monthsOfQuarter, week, weekday, weekdayName
    case dayOfYear
    case hour, minute, second
    /// A time of day with its offset from UTC, or nothing where the text ends.
    case clock
    /// A byte, as a letter small or large.
    case literal(UInt8)
    /// Blanks, hyphens, slashes, points and commas, at least one where it is needed.
    case gap(isNeeded: Bool)
  }

  let elements: [Element]
  /// The precision of its dates, apart from a time of day after them.
  let precision: DatePrecision
  /// The first of the hundred years that years of two digits mean.
  var firstYear = 1970
  /// Whether only cells in quotation marks are of this form: the others are dates to their source, which
  /// writes them as ISO 8601 does.
  var isOfTextsAlone = false

  /// How a workbook's dates are written.
  static let iso8601 = DateForm(pattern: "%Y-%m-%d%T")

  /// A form from its pattern; what is no specifier stands for itself.
  init(pattern: String) {
    var elements: [Element] = []
    var isSpecifier = false
    for byte in pattern.utf8 {
      if isSpecifier {
        elements.append(Self.specifiers[byte] ?? .literal(byte))
        isSpecifier = false
      } else if byte == UInt8(ascii: "%") {
        isSpecifier = true
      } else {
        elements.append(Self.gaps[byte] ?? .literal(byte))
      }
    }
    self.init(elements)
  }

  /// The form of a format that was given, whose years 69 to 99 are 1969 to 1999; behind a day that ends it, times
  /// of day may stand.
  init(_ format: DateFormat) {
    let ends: [DateFormat.Element] = [.day, .year, .shortYear]
    let endsInDay = format.precision == .day && format.elements.last.map(ends.contains) == true
    self.init(
      format.elements.map { element in
        switch element {
        case .literal(let byte): .literal(byte)
        case .year: .year
        case .shortYear: .shortYear
        case .month: .month
        case .monthName: .monthName
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
      } + (endsInDay ? [.clock] : []))
    firstYear = 1969
  }

  private init(_ elements: [Element]) {
    self.elements = elements
    precision = Self.precision(of: elements)
  }

  private static func precision(of elements: [Element]) -> DatePrecision {
    let days: [Element] = [.day, .twoDigitDay, .ordinalDay, .week, .dayOfYear]
    let months: [Element] = [.month, .twoDigitMonth, .monthName]
    if elements.contains(.second) { return .second }
    if elements.contains(.hour) { return .minute }
    if elements.contains(where: days.contains) { return .day }
    if elements.contains(where: months.contains) { return .month }
    let quarters: [Element] = [.quarter, .romanQuarter, .monthsOfQuarter]
    return elements.contains(where: quarters.contains) ? .quarter : .year
  }

  /// The same form after the name of a weekday.
  var behindWeekday: DateForm {
    var form = DateForm([.weekdayName, .gap(isNeeded: true)] + elements)
    form.firstYear = firstYear
    return form
  }

  /// The same form with day and month in the other order; nil if both are not numbers.
  var swapped: DateForm? {
    guard elements.contains(.day), elements.contains(.month) else { return nil }
    var form = DateForm(elements.map { $0 == .day ? .month : $0 == .month ? .day : $0 })
    form.firstYear = firstYear
    return form
  }

  /// Whether only `firstYear` tells the century.
  var hasShortYear: Bool { elements.contains(.shortYear) }

  /// Whether these are years such as `2019/20`.
  var isSplitYear: Bool { elements.contains(.nextYear) }
}

extension DateForm: CustomStringConvertible {
  private static let specifiers: [UInt8: Element] = [
    UInt8(ascii: "Y"): .year, UInt8(ascii: "y"): .shortYear, UInt8(ascii: "Z"): .nextYear,
    UInt8(ascii: "m"): .month, UInt8(ascii: "N"): .twoDigitMonth, UInt8(ascii: "b"): .monthName,
    UInt8(ascii: "d"): .day, UInt8(ascii: "D"): .twoDigitDay, UInt8(ascii: "e"): .ordinalDay,
    UInt8(ascii: "q"): .quarter, UInt8(ascii: "V"): .week, UInt8(ascii: "u"): .weekday,
    UInt8(ascii: "a"): .weekdayName, UInt8(ascii: "H"): .hour, UInt8(ascii: "M"): .minute,
    UInt8(ascii: "S"): .second, UInt8(ascii: "T"): .clock, UInt8(ascii: "j"): .dayOfYear,
    UInt8(ascii: "R"): .romanQuarter, UInt8(ascii: "E"): .eraYear,
    UInt8(ascii: "Q"): .monthsOfQuarter,
  ]

  private static let gaps: [UInt8: Element] = [
    UInt8(ascii: "~"): .gap(isNeeded: false), UInt8(ascii: "_"): .gap(isNeeded: true),
  ]

  /// The form as `strptime` has it, without the time that may follow: `%d/%m/%Y`.
  var description: String {
    let bytes = elements.flatMap { element -> [UInt8] in
      switch element {
      case .clock: []
      case .nextYear: Array("%y".utf8)
      case .twoDigitMonth: Array("%m".utf8)
      case .twoDigitDay, .ordinalDay: Array("%d".utf8)
      case .gap: [Byte.space]
      // A character may have several bytes.
      case .literal(let byte): [byte]
      default:
        Self.specifiers.first { $0.value == element }.map { [UInt8(ascii: "%"), $0.key] } ?? []
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
