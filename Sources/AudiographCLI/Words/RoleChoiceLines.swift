// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// The evidence behind the roles of columns, which stays in English as the names of options do.
extension RoleChoice {
  /// The candidate that was chosen and the second best.
  private var best: ArraySlice<Candidate> { candidates.prefix(2) }

  /// One line for each of the best candidates.
  ///
  /// For example: `x: "day" 16: +12 a chart runs along its dates, +4 it stands first.`
  var lines: [String] {
    best.map { candidate in
      let evidence = candidate.evidence.map { "\($0.weight.signed) \($0.reason)" }
      return "\(stage.rawValue): \(name(of: candidate)) \(candidate.score.tenths)"
        + (evidence.isEmpty ? "." : ": \(evidence.joined(separator: ", ")).")
    }
  }

  private func name(of candidate: Candidate) -> String {
    guard !candidate.columns.isEmpty else { return stage == .x ? "rows" : "none" }
    return candidate.columns.map { "\"\($0.heading.displayText)\"" }.joined(separator: " + ")
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("stage", stage.rawValue)
      json.key("candidates")
      json.array { json in for candidate in best { candidate.write(to: &json) } }
    }
  }
}

extension RoleChoice.Candidate {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("columns", columns.map(\.heading.displayText))
      json.member("score", score)
      json.key("evidence")
      json.array { json in
        for line in evidence {
          json.object { json in
            json.member("weight", line.weight)
            json.member("reason", line.reason)
          }
        }
      }
    }
  }
}

extension Double {
  /// To a tenth, without a mark where it is whole.
  fileprivate var tenths: String {
    let rounded = (self * 10).rounded() / 10
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }

  fileprivate var signed: String { (self > 0 ? "+" : "") + tenths }
}
