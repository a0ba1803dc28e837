// SPDX-License-Identifier: MIT

public import Audiograph

/// A date format in the style of `strptime`: `%d.%m.%Y %H:%M`.
///
/// `%Y` is a year of four digits, `%y` one of two (69 to 99 mean 1969 to 1999), `%m %d %H %M %S`
/// are one or two digits, `%b` and `%B` an English month name, short or long, `%%` a percent sign.
/// Everything else stands for itself.
public struct DateFormat: Sendable, Hashable {
  enum Element: Sendable, Hashable {
    case literal(UInt8)
    case year, shortYear, month, monthName, day, hour, minute, second
  }

  /// The format as it was given.
  public let text: String
  /// The precision of its dates.
  public let precision: DatePrecision
  let elements: [Element]

  /// A format from its text.
  ///
  /// - Throws: `ReadError.badDateFormat` where a specifier is unknown or stands twice, or where
  ///   the year is lacking, a day lacks its month, minutes their hour, or a time its day.
  public init(_ text: String) throws(ReadError) {
    guard let elements = Self.elements(of: text), let precision = Self.precision(of: elements)
    else { throw .badDateFormat(text) }
    self.text = text
    self.elements = elements
    self.precision = precision
  }

  private static func elements(of text: String) -> [Element]? {
    var elements: [Element] = []
    var isSpecifier = false
    for byte in text.utf8 {
      if isSpecifier {
        guard let element = specifier(byte) else { return nil }
        elements.append(element)
        isSpecifier = false
      } else if byte == UInt8(ascii: "%") {
        isSpecifier = true
      } else {
        elements.append(.literal(byte))
      }
    }
    return isSpecifier ? nil : elements
  }

  private static func specifier(_ byte: UInt8) -> Element? {
    switch byte {
    case UInt8(ascii: "Y"): .year
    case UInt8(ascii: "y"): .shortYear
    case UInt8(ascii: "m"): .month
    case UInt8(ascii: "b"), UInt8(ascii: "B"): .monthName
    case UInt8(ascii: "d"): .day
    case UInt8(ascii: "H"): .hour
    case UInt8(ascii: "M"): .minute
    case UInt8(ascii: "S"): .second
    case UInt8(ascii: "%"): .literal(byte)
    default: nil
    }
  }

  private static func precision(of elements: [Element]) -> DatePrecision? {
    let counts = [
      elements.count { $0 == .year || $0 == .shortYear },
      elements.count { $0 == .month || $0 == .monthName },
      elements.count { $0 == .day }, elements.count { $0 == .hour },
      elements.count { $0 == .minute }, elements.count { $0 == .second },
    ]
    // Each unit needs the coarser one before it, and none stands twice.
    guard counts[0] == 1, !counts.contains(where: { $0 > 1 }),
      zip(counts, counts.dropFirst()).allSatisfy({ $0 >= $1 })
    else { return nil }
    let units: [DatePrecision] = [.year, .month, .day, .minute, .minute, .second]
    return units[counts.reduce(0, +) - 1]
  }
}
