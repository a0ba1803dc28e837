// SPDX-License-Identifier: MIT

/// One line of evidence for or against a candidate.
///
/// Only the rough size of a weight matters: 3 is a hint, 6 is a reason, 12 decides alone.
struct Evidence<Candidate>: Sendable {
  let weight: Double
  /// Why it counts, as `-v` prints it.
  let reason: String
  /// How far it holds: 0 not at all, 1 wholly, or how often.
  let share: @Sendable (Candidate) -> Double

  /// Evidence that holds or does not.
  init(
    _ weight: Double, _ reason: String, if holds: @escaping @Sendable (Candidate) -> Bool
  ) {
    self.init(weight, reason) { holds($0) ? 1 : 0 }
  }

  init(
    _ weight: Double, _ reason: String, times share: @escaping @Sendable (Candidate) -> Double
  ) {
    self.weight = weight
    self.reason = reason
    self.share = share
  }
}

/// A candidate and what speaks for and against it.
struct Weighed<Candidate> {
  let candidate: Candidate
  let lines: [EvidenceLine]
  var score: Double { lines.reduce(0) { $0 + $1.weight } }

  init(_ candidate: Candidate, _ evidence: [Evidence<Candidate>]) {
    self.candidate = candidate
    lines = evidence.compactMap { line in
      let share = line.share(candidate)
      return share == 0 ? nil : EvidenceLine(weight: line.weight * share, reason: line.reason)
    }
  }

  /// Candidates by their scores, the best first; equal ones stay in their order.
  static func ranked(_ candidates: [Candidate], by evidence: [Evidence<Candidate>]) -> [Weighed] {
    let weighed = candidates.map { Weighed($0, evidence) }
    return weighed.indices.sorted {
      (-weighed[$0].score, $0) < (-weighed[$1].score, $1)
    }.map { weighed[$0] }
  }
}

extension RoleChoice {
  /// The best candidates of a stage.
  init<Candidate>(
    _ stage: Stage, _ ranked: [Weighed<Candidate>], columns: (Candidate) -> [ColumnName]
  ) {
    self.stage = stage
    candidates = ranked.prefix(Self.mostCandidates).map {
      RoleChoice.Candidate(columns: columns($0.candidate), evidence: $0.lines)
    }
  }
}
