// SPDX-License-Identifier: MIT

extension Arguments {
  /// The finite number given for an option, or nil where the option is absent.
  func number(
    _ option: OptionName, in range: ClosedRange<Double>? = nil
  ) throws(UsageError) -> Double? {
    guard let text = self[option] else { return nil }
    let form = range.map(ValueForm.numberWithin) ?? .number
    guard let number = decimalNumber(text), range?.contains(number) ?? true else {
      throw .malformedValue(option: option.typed, value: text, form: form)
    }
    return number
  }

  /// The whole number given for an option, or nil where the option is absent.
  func wholeNumber(
    _ option: OptionName, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int? {
    guard let text = self[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .malformedValue(option: option.typed, value: text, form: .wholeNumberWithin(range))
    }
    return number
  }
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
