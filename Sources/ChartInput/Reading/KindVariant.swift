// SPDX-License-Identifier: MIT

public import Audiograph

/// Kinds that are others with a difference, named as in `--as` and in charts that state what they are.
public enum KindVariant: String, Sendable, Hashable, CaseIterable {
  /// Bars of several series on one axis.
  case grouped
  /// Bars that stand on each other: their sums, then each of them.
  case stacked
  /// A line in which each value holds until the next one.
  case step
  /// Values with bounds at names.
  case error
  /// A line of ranks, of which 1 is the highest.
  case rank

  /// The kind that is told with a difference.
  public var form: FormName {
    switch self {
    case .grouped, .stacked: .bars
    case .step, .rank: .line
    case .error: .band
    }
  }
}

/// What is told of bars that stand on each other.
public enum StackName: String, Sendable, Hashable, CaseIterable {
  /// What they sum to, and each of them.
  case total
  /// The share of each in the sum.
  case percent
}

extension FormName {
  /// The names that ask for a kind.
  package static let asked = allCases.map(\.rawValue) + KindVariant.allCases.map(\.rawValue)
}
