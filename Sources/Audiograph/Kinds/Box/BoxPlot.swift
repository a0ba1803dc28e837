// SPDX-License-Identifier: MIT

/// The median, quartiles, whiskers and far values of groups: box plots side by side.
///
///     let masses = try BoxPlot(
///       values: [3750, 3800, 3250, 5000, 5700, 4450], named: "mass",
///       groups: ["Adelie", "Adelie", "Adelie", "Gentoo", "Gentoo", "Gentoo"], groupedBy: "species")
///
/// It sounds group after group: lower whisker, lower quartile, median, upper quartile and upper
/// whisker in one gliding tone, then up to five of the values far out. The values of a group that has
/// fewer than five sound one by one. Of more than twelve groups only the medians are heard.
public struct BoxPlot: Sendable {
  /// What the values are called.
  let valueName: String
  /// What they are measured in; nil if the data did not say.
  let unit: String?
  /// What the groups are called; nil if they have no name.
  let groupName: String?
  /// Whether groups were given.
  let isGrouped: Bool
  /// Whether it is known how many values each group has, and not only its summary.
  let hasValues: Bool
  /// The groups in the order in which they are told, some of which may have no value.
  let groups: [BoxGroup]
  /// What their medians do together.
  let pattern: BoxPattern
  let minimum: Double
  let maximum: Double

  /// The fewest values of all groups together.
  static let fewestValues = 5
  /// The most groups.
  static let mostGroups = 100
  /// The name of all values in facts where no groups were given.
  static let nameOfAll = "all"

  /// The distribution of values in groups.
  ///
  /// - Parameters:
  ///   - values: The values in any order; those that are not finite are missing.
  ///   - name: What they are called.
  ///   - unit: What they are measured in.
  ///   - groups: The group of each value, as many as values; nil for one box of all.
  ///   - groupName: What the groups are called.
  ///   - isSortedByMedian: Whether groups stand in the order of their medians, the lowest first, and not
  ///     in that of the data.
  /// - Throws: `FormError.tooFew` for fewer than five values, `FormError.tooManyGroups` for more than
  ///   100 groups, `FormError.missing` for another number of groups than of values.
  public init(
    values: [Double], named name: String, unit: String? = nil, groups: [String]? = nil,
    groupedBy groupName: String? = nil, sortedByMedian isSortedByMedian: Bool = false
  ) throws(FormError) {
    guard groups == nil || groups?.count == values.count else { throw .missing(.box, .names) }
    (valueName, self.unit, self.groupName, isGrouped) = (name, unit, groupName, groups != nil)
    hasValues = true
    let present = values.lazy.filter(\.isFinite)
    let (count, low, high) = present.reduce((0, Double.infinity, -Double.infinity)) {
      ($0.0 + 1, min($0.1, $1), max($0.2, $1))
    }
    guard count >= Self.fewestValues else {
      throw .tooFew(.box, found: count, needed: Self.fewestValues)
    }
    (minimum, maximum) = (low, high)
    let found = groups.map { Self.groups(of: values, named: $0) }
    if let found, found.count > Self.mostGroups {
      throw .tooManyGroups(found: found.count, allowed: Self.mostGroups)
    }
    let all = [(name: Self.nameOfAll, values: values)]
    let told = (found ?? all).map { group in
      let present = group.values.filter(\.isFinite)
      return BoxGroup(
        name: group.name, values: present, missing: group.values.count - present.count)
    }
    let groups = isSortedByMedian ? told.sortedByMedian : told
    self.groups = groups
    pattern = BoxPattern(groups.heard)
  }

  /// The values of each group, in the order in which groups first occur.
  private static func groups(
    of values: [Double], named names: [String]
  ) -> [(name: String, values: [Double])] {
    let (found, numbers) = names.numbered
    var groups = found.map { (name: $0, values: [Double]()) }
    for (number, value) in zip(numbers, values) { groups[number].values.append(value) }
    return groups
  }
}

extension [BoxGroup] {
  /// Those that have values, each with its summary.
  fileprivate var heard: [(group: BoxGroup, summary: BoxSummary)] {
    compactMap { group in group.summary.map { (group, $0) } }
  }

  /// The lowest median first; a group without a value stands where a median of 0 would.
  var sortedByMedian: [BoxGroup] {
    let medians = map { $0.summary?.median ?? 0 }
    return indices.sorted { (medians[$0], $0) < (medians[$1], $1) }.map { self[$0] }
  }
}

extension BoxPlot {
  /// The groups that have values, each with its summary, in the order in which they are told.
  var heard: [(group: BoxGroup, summary: BoxSummary)] { groups.heard }

  /// The same, the highest median first.
  var ranked: [(group: BoxGroup, summary: BoxSummary)] {
    let heard = heard
    let order = heard.indices.sorted {
      (heard[$1].summary.median, $0) < (heard[$0].summary.median, $1)
    }
    return order.map { heard[$0] }
  }
}

extension BoxPlot: FormModel {
  static var name: FormName { .box }
  static var shape: FormShape { .groups }
  static var options: Set<FormOption> { [.order, .priceValue, .groups] }

  init(_ columns: FormColumns, of series: [Series], _ request: FormRequest) throws(FormError) {
    if columns.content == .summaries {
      try self.init(summaries: columns, of: series, request)
      return
    }
    try self.init(
      values: series[0].values, named: series[0].name, unit: series[0].unit,
      groups: columns.names?.texts, groupedBy: columns.names?.title,
      sortedByMedian: request.sortsByMedian)
  }

  var axis: FormAxis { FormAxis(minimum: minimum, maximum: maximum, name: valueName) }
  var voices: [FormVoice] {
    [FormVoice(name: valueName), FormVoice(name: valueName, timbre: .pure)]
  }
  var counts: (points: Int, missing: Int) {
    groups.reduce((0, 0)) { ($0.0 + $1.count, $0.1 + $1.missing) }
  }

  func write(to json: inout JSONWriter) {
    json.key("groups")
    json.array { json in
      for group in groups { json.object { group.write(to: &$0, isCounted: hasValues) } }
    }
    json.member("along", pattern.course?.rawValue)
    json.key("gap")
    json.optional(pattern.high.isEmpty ? nil : pattern) { pattern, json in
      for (key, side) in [("low", pattern.low), ("high", pattern.high)] {
        json.key(key)
        json.array { json in
          for middle in side { json.value(middle.group.name.displayText) }
        }
      }
    }
  }
}

extension BoxGroup {
  fileprivate func write(to json: inout JSONWriter, isCounted: Bool) {
    json.member("name", name.displayText)
    json.member("points", isCounted ? count : nil)
    json.member("missing", missing)
    guard let summary else { return }
    json.member("minimum", summary.minimum)
    json.member("lowWhisker", summary.lowWhisker)
    json.member("q1", summary.q1)
    json.member("median", summary.median)
    json.member("q3", summary.q3)
    json.member("highWhisker", summary.highWhisker)
    json.member("maximum", summary.maximum)
    json.member("mean", summary.mean)
    json.member("outliers", summary.outliers)
  }
}

extension FormChart {
  /// The quartiles and extremes of groups.
  public init(_ boxPlot: BoxPlot, title: String) {
    self.init(FormContent(boxPlot), title: title)
  }
}
