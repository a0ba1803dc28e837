// SPDX-License-Identifier: MIT

internal import Audiograph

extension ExplorationBindings {
  /// The usual keys, with those that settings choose.
  ///
  /// - Throws: `SettingsError`.
  init(_ settings: Settings) throws(SettingsError) {
    var chosen: [ExplorationAction: [ExplorationKey]] = [:]
    for action in ExplorationAction.allCases {
      guard let text = try settings.value(.keys(action)) else { continue }
      chosen[action] = text.words().compactMap { ExplorationKey(String($0)) }
    }
    self.init(chosen)
  }
}
