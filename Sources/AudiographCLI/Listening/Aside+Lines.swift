// SPDX-License-Identifier: MIT

internal import Audiograph

extension ChartRequest {
  /// What is said where a key asks for it while a chart sounds.
  ///
  /// - Throws: `UsageError`, `SettingsError`.
  func lines(
    of aside: Steering.Aside, _ loaded: LoadedChart, isRound: Bool = false
  ) throws -> [String] {
    let s = try words.language().sentences
    switch aside {
    case .help: return [s.say(.playKeys())] + (isRound ? [s.say(.playKeysRound())] : [])
    case .description:
      return loaded.sayingKind(try loaded.sentences(words, usual: .short), try words.phrases())
    case .last: return [s.say(.playLast())]
    }
  }
}
