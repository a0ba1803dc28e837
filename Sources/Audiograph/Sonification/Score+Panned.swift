// SPDX-License-Identifier: MIT

extension Score {
  /// The same sounds at one place, −1 left to +1 right, whatever they stand for.
  package func panned(to pan: Double) -> Score {
    var score = self
    for index in score.events.indices { score.events[index].pan = pan }
    return score
  }
}
