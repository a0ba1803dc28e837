// SPDX-License-Identifier: MIT

extension Phrasebook {
  /// Whose figures follow.
  ///
  /// For example: `Apple Inc., figures filed with the SEC.`
  package func heading(ofCompany name: String) -> String {
    wording.sentence(.reportHeading(company: name.isBlank ? .nothing : .name(name)))
  }

  /// A reported number with its change in a year, and how it came about where nobody filed it.
  package func sentences(_ report: Report) -> [String] {
    let main = wording.sentence(report.said)
    if report.origin == .filed { return [main] }
    return [main, wording.sentence(.reportDerived(derivation: report.origin.said))]
  }

  /// A reported number with its period and its filing on one line, to six digits.
  package func line(_ report: Report) -> String {
    wording.sentence(report.line)
  }

  /// That nothing is known of a measure.
  package func nothing(_ measure: Report.Measure, by period: Report.Period) -> String {
    wording.sentence(.reportNothing(measure: measure, period: Rhythm(period)))
  }
}

extension Phrasebook {
  /// What institutions held, in order of importance.
  package func sentences(_ ownership: Ownership) -> [String] {
    ownership.said.map(wording.sentence)
  }

  /// An institution with its shares and what they are worth on one line, to six digits.
  package func line(_ holder: Ownership.Holder) -> String { wording.sentence(holder.line) }
}
