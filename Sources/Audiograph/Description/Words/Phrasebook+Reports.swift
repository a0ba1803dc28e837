// SPDX-License-Identifier: MIT

extension Phrasebook {
  /// Whose figures follow.
  ///
  /// For example: `Apple Inc., figures filed with the SEC.`
  package func heading(ofCompany name: String) -> String {
    sentence(.heading(name))
  }

  /// A reported number with its change in a year, and how it came about where nobody filed it.
  package func sentences(_ report: Report) -> [String] {
    let main = sentence(.reported(ReportClause(report)))
    return report.origin == .filed ? [main] : [main, sentence(.derived(report.origin))]
  }

  /// A reported number with its period and its filing on one line, to six digits.
  package func line(_ report: Report) -> String {
    sentence(.line(ReportClause(report, isExact: true)))
  }

  /// That nothing is known of a measure.
  package func nothing(_ measure: Report.Measure, by period: Report.Period) -> String {
    sentence(.nothing(measure, period))
  }
}
