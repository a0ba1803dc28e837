// SPDX-License-Identifier: MIT

internal import Audiograph

extension SettingKey.Form {
  /// What a value may be, in words after "use", "it takes" and "it is".
  var said: Said {
    switch self {
    case .oneOf(let words): .alternatives(words.map(Said.text))
    case .seconds(let range):
      .formSeconds(least: range.lowerBound, most: range.upperBound)
    case .wordsPerMinute(let range):
      .formWordsPerMinute(least: range.lowerBound, most: range.upperBound)
    case .path: .formPath()
    case .address: .formAddress()
    case .secret: .formSecret()
    case .contact: .formContact()
    case .keys: .formKeys()
    case .program: .formProgram()
    case .value(.device): .formDevice()
    case .value(let option):
      SettingKey.options.first { $0.name == option }?.value?.form?.said
        ?? .formText()
    }
  }
}
