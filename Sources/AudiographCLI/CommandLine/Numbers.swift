// SPDX-License-Identifier: MIT

extension Arguments {
  /// The number given for an option whose table takes one; nil if the option is absent.
  func number(_ option: OptionName) -> Double? { self[option].flatMap(decimalNumber) }

  /// The whole number given for an option whose table takes one; nil if the option is absent.
  func wholeNumber(_ option: OptionName) -> Int? { self[option].flatMap { Int($0) } }
}

/// A finite number in digits, with a sign, a decimal point and an exponent where they are wanted.
///
/// The standard library's own reader also takes `nan`, `inf` and hexadecimal digits.
func decimalNumber(_ text: String) -> Double? {
  let allowed = "0123456789+-.eE".utf8
  guard text.utf8.allSatisfy(allowed.contains), let number = Double(text), number.isFinite else {
    return nil
  }
  return number
}
