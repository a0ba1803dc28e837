// SPDX-License-Identifier: MIT

extension SettingKey.Form {
  /// What a value may be, in words after "use", "it takes" and "it is".
  func words(in s: Sentences) -> String {
    switch self {
    case .oneOf(let words): s.alternatives(words)
    case .seconds(let range):
      s.say(.formSeconds(least: range.lowerBound, most: range.upperBound))
    case .wordsPerMinute(let range):
      s.say(.formWordsPerMinute(least: range.lowerBound, most: range.upperBound))
    case .path: s.say(.formPath())
    case .address: s.say(.formAddress())
    case .secret: s.say(.formSecret())
    case .contact: s.say(.formContact())
    case .keys: s.say(.formKeys())
    case .program: s.say(.formProgram())
    case .value(.device): s.say(.formDevice())
    case .value(let option):
      SettingKey.options.first { $0.name == option }?.value?.form?.words(in: s)
        ?? s.say(.formText())
    }
  }
}
