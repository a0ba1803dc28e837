// SPDX-License-Identifier: MIT

public import Audiograph

/// Why a chart that states what it is cannot be told.
///
/// Members are called by their path in the chart: `series[1].y`, counted from 1.
public enum StatedFault: Error, Sendable, Hashable {
  /// Another version of the form than 1.
  case unknownVersion(String)
  /// A document of several charts that has none.
  case noCharts
  /// No chart has this number or title; the titles of those that are there.
  case unknownChart(asked: String, titles: [String])
  /// No kind is stated.
  case noKind
  /// No chart is called so.
  case unknownKind(String)
  /// A kind of chart that there is, but not here, and the nearest one that is.
  case otherKind(String, nearest: FormName)
  /// What the kind is made of is not there.
  case missing(FormName, member: String)
  /// Two lists of one series have unequal lengths.
  case unequal(member: String, count: Int, other: String, otherCount: Int)
  /// Something else than numbers and null stands in a list of numbers.
  case notNumbers(member: String)
  /// Something else than names stands in a list of names.
  case notNames(member: String)
  /// Something else than dates of ISO 8601 stands among dates.
  case notDates(member: String, text: String)
  /// The edges of bins do not ascend.
  case notAscending(member: String)
  /// Something else than whole numbers from 0 on stands in a list of counts.
  case notCounts(member: String)
  /// The kind tells one series, and there are several.
  case severalSeries(FormName, count: Int)
  /// The program that draws the chart computes its values, by a part of this name.
  case computed(String)
  /// The values stand elsewhere, at this address.
  case elsewhere(String)
  /// A chart of another program is of a kind that nothing here is like.
  case foreignKind(String)
  /// An option about the cells of tables, of which a stated chart has none.
  case option(String)
}

/// What a chart tells of itself in words.
public enum StatedText: String, Sendable, Hashable, CaseIterable {
  case subtitle, dataSource, credit, footnote, alt
}

/// What a source states of a whole chart, which a table does not hold.
package struct StatedAccount: Sendable, Hashable {
  /// What it is told as.
  package let form: FormName
  /// What it is called; nil if it does not say.
  package let title: String?
  /// Whether the source has several charts, which their titles tell apart.
  package var isOneOfSeveral = false
  /// What its positions are.
  package let xName: AxisName?
  /// What is printed with it.
  package let publication: Publication

  /// What the sum of series is called that stand on each other.
  package static let totalName = "total"
}
