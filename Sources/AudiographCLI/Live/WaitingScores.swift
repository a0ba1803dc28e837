// SPDX-License-Identifier: MIT

internal import Audiograph

/// Scores that are to be heard one after another, of which the oldest go where there are too many.
struct WaitingScores {
  private var scores: [Score] = []
  /// The place of the next one; those before it were taken.
  private var next = 0

  var isEmpty: Bool { next == scores.count }

  /// Adds a score, and keeps the last ones.
  mutating func add(_ score: Score, keeping limit: Int) {
    scores.append(score)
    next = max(next, scores.count - limit)
    // Now and then, so that a score does not cost as much as all of them.
    guard next > limit, next > scores.count / 2 else { return }
    scores.removeFirst(next)
    next = 0
  }

  /// Takes the next one, if there is one.
  mutating func take() -> Score? {
    guard !isEmpty else { return nil }
    defer { next += 1 }
    return scores[next]
  }

  mutating func removeAll() { (scores, next) = ([], 0) }
}
