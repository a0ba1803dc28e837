// SPDX-License-Identifier: MIT

/// How the digits of a number are divided by marks, and which of these may be the decimal mark.
struct DigitShape {
  /// The digits before the first mark.
  private var leading = 0
  private var beginsWithZero = false
  private var first: UInt8 = 0
  private var firstCount = 0
  private var second: UInt8 = 0
  private var digits = 0
  private var isBroken = false
  /// Whether all groups after a first mark have three digits, those that are closed.
  private var isByThree = true
  /// Whether all of them have two.
  private var isByTwo = true

  /// What the marks of one number allow.
  enum Reading {
    case any, point, comma
    /// One mark before three digits.
    case eitherPoint, eitherComma
  }

  @inline(__always)
  mutating func takeDigit(isZero: Bool) {
    if digits == 0, first == 0 { beginsWithZero = isZero }
    digits &+= 1
  }

  /// Takes a mark: a point, a comma, an apostrophe or a space.
  mutating func take(mark: UInt8) {
    if first == 0 {
      first = mark
      firstCount = 1
      leading = digits
    } else if second != 0 {
      isBroken = true
    } else {
      closeGroup(isLast: mark != first)
      if mark == first { firstCount += 1 } else { second = mark }
    }
    digits = 0
  }

  private mutating func closeGroup(isLast: Bool) {
    if digits != 3 { isByThree = false }
    if digits != (isLast ? 3 : 2) { isByTwo = false }
  }

  /// Whether there is a zero in front that a number does not need.
  var hasLeadingZero: Bool { beginsWithZero && (first == 0 ? digits : leading) > 1 }

  /// What groups the digits where `decimal` is the decimal mark.
  func grouping(decimal: UInt8) -> Grouping? {
    switch first {
    case 0, decimal: nil
    case Byte.comma: .comma
    case Byte.point: .point
    case Byte.space: .blank
    default: .apostrophe
    }
  }

  /// nil if the marks do not divide a number.
  var reading: Reading? {
    guard first != 0 else { return .any }
    guard !isBroken else { return nil }
    guard second == 0 else { return isGrouped(closed: true) ? decimal(second) : nil }
    let mayGroup = isGrouped(closed: false)
    guard firstCount == 1, let decimal = decimal(first) else {
      guard mayGroup else { return nil }
      return first == Byte.comma ? .point : first == Byte.point ? .comma : .any
    }
    guard mayGroup else { return decimal }
    return decimal == .point ? .eitherPoint : .eitherComma
  }

  private func decimal(_ mark: UInt8) -> Reading? {
    mark == Byte.point ? .point : mark == Byte.comma ? .comma : nil
  }

  /// Whether the first mark divides groups: `1,234,567` or `12,34,567`.
  private func isGrouped(closed: Bool) -> Bool {
    var shape = self
    if !closed { shape.closeGroup(isLast: true) }
    guard leading > 0, leading <= 3, !beginsWithZero else { return false }
    return shape.isByThree
      || shape.isByTwo && firstCount > 1 && leading <= 2 && first == Byte.comma
  }
}
