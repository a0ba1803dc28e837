// SPDX-License-Identifier: MIT

extension SettingKey.Form {
  /// What a value may be, in words after "use", "it takes" and "it is".
  func words(in s: Sentences) -> String {
    switch self {
    case .oneOf(let words): s.alternatives(words)
    case .seconds(let range):
      s.formSeconds(least: range.lowerBound, most: range.upperBound)
    case .wordsPerMinute(let range):
      s.formWordsPerMinute(least: range.lowerBound, most: range.upperBound)
    case .path: s.formPath()
    case .address: s.formAddress()
    case .secret: s.formSecret()
    case .contact: s.formContact()
    case .keys: s.formKeys()
    case .program: s.formProgram()
    case .value(.device): s.formDevice()
    case .value(let option):
      SettingKey.options.first { $0.name == option }?.value?.form?.words(in: s) ?? s.formText()
    }
  }
}
