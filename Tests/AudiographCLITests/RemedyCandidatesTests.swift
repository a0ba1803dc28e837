// SPDX-License-Identifier: MIT

import Testing

@testable import AudiographCLI
@testable import ChartInput

@Suite struct RemedyCandidatesTests {
  /// How a table of so many columns of numbers is understood.
  private func survey(columnCount: Int) throws -> TableSurvey {
    let rows = (0..<3).map { row in
      (0..<columnCount).map { row == 0 ? "c\($0)" : "\($0 * row % 7)" }.joined(separator: ",")
    }
    let text = Array(rows.joined(separator: "\n").utf8)
    var options = ReadOptions()
    // Of columns that are told together none is proposed.
    options.y = [.name("c1")]
    return try TableReader(options: options).survey(of: .bytes(text, name: "a.csv"))
  }

  @Test("Of many columns a few are thought of, since each is compared with all others")
  func fewOfManyColumns() throws {
    let survey = try survey(columnCount: 1000)
    let column = survey.columns[0].column
    let place = CellLocation(file: "a.csv", row: 2, column: column)
    let errors: [ReadError] = [
      .noValues(file: "a.csv", column: column), .missingPosition(place, text: "NA"),
      .nestedValue(place), .singleRow(file: "a.csv", headings: []),
    ]
    for error in errors {
      let kinds = RemedyCandidates(error, ReadOptions()) { survey }.kinds
      #expect(kinds.map(\.count).max() == 8)
    }
  }
}
