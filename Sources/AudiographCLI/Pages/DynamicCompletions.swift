// SPDX-License-Identifier: MIT

/// Dynamic completions: commands that shells run to list candidates; silent where there are none.
enum DynamicCompletions {
  /// Prints the symbols that begin with what follows.
  static let symbols = "audiograph search --quiet --limit 50 --symbols"
  /// Prints the names of the samples.
  static let samples = "audiograph samples --quiet"
  /// Prints the names of all watchlists.
  static let lists = "audiograph list --quiet"
}

extension SettingKey {
  /// What may follow `config`.
  static let wordsOfConfig =
    ["get", "set", "unset", "reader"] + all.map(\.name) + ScreenReader.allCases.map(\.rawValue)
}
