// SPDX-License-Identifier: MIT

extension DateFormat {
  /// The formats, day first and month first, in which an ambiguous date is written: with the
  /// separator and the time of day that it has.
  ///
  /// Empty if no format reads the text: for fractions of a second, for offsets, and where it is no such date.
  public static func orders(of text: String) -> [DateFormat] {
    let bytes = Array(text.utf8)
    guard let separator = bytes.first(where: { !$0.isDigit }) else { return [] }
    let sign = String(decoding: [separator], as: UTF8.self)
    return ["Y", "y"].lazy.map { orders(of: bytes, sign, separator, year: $0) }
      .first { !$0.isEmpty } ?? []
  }

  /// The orders of dates whose year has four digits, `Y`, or two, `y`.
  private static func orders(
    of bytes: [UInt8], _ sign: String, _ separator: UInt8, year: String
  ) -> [DateFormat] {
    let last = bytes.split(separator: separator, maxSplits: 2).last ?? []
    let clock = last.dropFirst(year == "Y" ? 4 : 2)
    guard !clock.contains(where: unspoken.contains) else { return [] }
    return ["d", "m"].compactMap { first in
      let second = first == "d" ? "m" : "d"
      let format = try? DateFormat(
        "%\(first)\(sign)%\(second)\(sign)%\(year)\(clockFormat(clock))")
      return format.flatMap { DateForm($0).read(bytes.span) == nil ? nil : $0 }
    }
  }

  /// The signs of fractions and of offsets, for which there is no specifier.
  private static let unspoken = [Byte.point, Byte.comma, Byte.plus, Byte.minus]

  /// The time of day with its two-digit numbers replaced by specifiers, the rest as it stands.
  private static func clockFormat(_ clock: ArraySlice<UInt8>) -> String {
    var specifiers = ["%H", "%M", "%S"][...]
    var format = ""
    var rest = clock
    while let byte = rest.first {
      if byte.isDigit, let specifier = specifiers.popFirst() {
        format += specifier
        rest = rest.drop { $0.isDigit }
      } else {
        format += String(decoding: [byte], as: UTF8.self)
        rest = rest.dropFirst()
      }
    }
    return format
  }
}
