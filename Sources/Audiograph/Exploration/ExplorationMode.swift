// SPDX-License-Identifier: MIT

/// What is said and heard of a step on a walk.
package enum ExplorationMode: Sendable, Hashable, CaseIterable {
  /// Its line and its tone.
  case all
  /// Its value, without where it is, and its tone.
  case values
  /// Its tone alone.
  case tones
  /// Its line alone.
  case words

  /// The mode that an action chooses; nil for any other action.
  package init?(_ action: ExplorationAction) {
    switch action {
    case .valuesOnly: self = .values
    case .tonesOnly: self = .tones
    case .wordsOnly: self = .words
    default: return nil
    }
  }
}
