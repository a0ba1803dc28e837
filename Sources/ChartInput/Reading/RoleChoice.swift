// SPDX-License-Identifier: MIT

/// How one stage of the choice of roles was decided: the best candidates with their evidence.
public struct RoleChoice: Sendable, Hashable {
  /// What is chosen in a stage, in this order.
  public enum Stage: String, Sendable, Hashable, CaseIterable { case x, by, y }

  /// One candidate.
  public struct Candidate: Sendable, Hashable {
    /// Its columns; none for the number of the row along x, and for a table without groups.
    public let columns: [ColumnName]
    /// What told for it and against it.
    public let evidence: [EvidenceLine]
    /// The sum of the evidence.
    public var score: Double { evidence.reduce(0) { $0 + $1.weight } }
  }

  /// The stage.
  public let stage: Stage
  /// The candidate that was chosen, and up to three others, the best first.
  public let candidates: [Candidate]

  /// Whether the second candidate is nearly as good as the first, so that it may well be the right one.
  ///
  /// Values of which none is better but by its place are no close choice: others are left out.
  public var isClose: Bool {
    guard candidates.count > 1 else { return false }
    let gap = candidates[0].score - candidates[1].score
    guard stage == .y else { return gap < Self.margin }
    return gap < Self.marginOfWords
      && candidates.prefix(2).contains { $0.evidence.contains { $0.weight > 0 } }
  }

  /// As many candidates as may be readings of the table.
  static let mostCandidates = 4
  /// About one line of weak evidence: of real tables whose choice was as close, a good part was meant
  /// the other way.
  static let margin = 1.5
  /// About a word of a heading, which stands against the place of a column.
  static let marginOfWords = 3.0
}

/// A line of evidence that told for a choice, or against it.
public struct EvidenceLine: Sendable, Hashable {
  /// For how much it counted: above 0 for, below 0 against.
  public let weight: Double
  /// Why, in English.
  public let reason: String
}
