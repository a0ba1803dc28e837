// SPDX-License-Identifier: MIT

/// A line of evidence that told for a choice, or against it.
public struct EvidenceLine: Sendable, Hashable {
  /// For how much it counted: above 0 for, below 0 against.
  public let weight: Double
  /// Why, in English.
  public let reason: String
}
