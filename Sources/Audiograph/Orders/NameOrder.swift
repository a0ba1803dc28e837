// SPDX-License-Identifier: MIT

/// An order that everybody knows and in which names stand: from January to December, from October to
/// September, from small to large.
package struct NameOrder: Sendable, Hashable {
  let kind: NameScale.Kind
  /// The step at which each name stands, of cycles counted on: 0 for January, 12 for the next one.
  let steps: [Int]
  /// How many steps a cycle has; nil for what has no end that everybody knows.
  let cycle: Int?
  /// How many different steps there are.
  let stepCount: Int
  /// Whether a name stands at several of them: twice January, of two years.
  let isRepeated: Bool

  /// The order of names; nil if they have none that everybody knows, or do not stand in it.
  package init?(_ names: [String]) {
    guard let scale = NameScale(names), let steps = scale.steps else { return nil }
    (kind, cycle, self.steps) = (scale.kind, scale.cycle, steps)
    stepCount = Set(steps).count
    isRepeated = Set(scale.places).count < stepCount
  }
}
