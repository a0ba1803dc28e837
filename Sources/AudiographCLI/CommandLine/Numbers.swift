// SPDX-License-Identifier: MIT

extension Arguments {
  /// The finite number given for an option, or nil if the option is absent.
  ///
  /// Without a range, the form of the option says which numbers are allowed.
  func number(
    _ option: OptionName, in range: ClosedRange<Double>? = nil
  ) throws(UsageError) -> Double? {
    guard let text = self[option] else { return nil }
    let form = range.map(ValueForm.numberWithin) ?? option.valueForm ?? .number
    guard let number = form.number(text) else {
      throw .malformedValue(option: option.typed, value: text, form: form)
    }
    return number
  }

  /// The whole number given for an option, or nil if the option is absent.
  ///
  /// Without a range, the form of the option says which numbers are allowed.
  func wholeNumber(
    _ option: OptionName, in range: ClosedRange<Int>? = nil
  ) throws(UsageError) -> Int? {
    guard let text = self[option] else { return nil }
    let form = range.map(ValueForm.wholeNumberWithin) ?? option.valueForm ?? .number
    guard let number = form.wholeNumber(text) else {
      throw .malformedValue(option: option.typed, value: text, form: form)
    }
    return number
  }
}

extension ValueForm {
  /// The finite number that a text is; nil for a number outside the form's range, and for any other
  /// text.
  fileprivate func number(_ text: String) -> Double? {
    guard let number = decimalNumber(text) else { return nil }
    return if case .numberWithin(let range) = self, !range.contains(number) { nil } else { number }
  }

  /// The whole number that a text is; nil for a number outside the form's range, and for any other
  /// text.
  fileprivate func wholeNumber(_ text: String) -> Int? {
    guard let number = Int(text) else { return nil }
    return if case .wholeNumberWithin(let range) = self, !range.contains(number) {
      nil
    } else {
      number
    }
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
