// SPDX-License-Identifier: MIT

/// Pairs of numbers, and how the two go together: a scatter chart.
///
///     let chart = try Scatter(x: eruptions, y: waiting, xNamed: "eruptions", yNamed: "waiting")
///
/// It sounds from low to high x; the pitch is y. Where many points lie close together, three notes
/// stand for them: the lowest, the middle and the highest. Groups sound one after another, each with a
/// timbre of its own.
public struct Scatter: Sendable {
  /// What the numbers are called.
  let names: (x: String, y: String)
  /// What they are measured in; nil if nothing is known.
  let units: (x: String?, y: String?)
  /// How many rows do not have both numbers.
  let missing: Int
  let pairs: ScatterPairs
  let xAxis: ScatterAxis
  let yAxis: ScatterAxis
  /// The names of the groups in the order of their first rows; empty for none.
  let groupNames: [String]
  /// What the groups are called together; nil if nothing is known.
  var groupName: String?
  /// What the points are called together, and the name of each row, empty for none; nil if points have no names.
  private(set) var pointNames: (title: String?, ofRows: [String])?
  /// The number of the group of each pair.
  let groupOfPair: [Int]
  /// The pairs of each group; all of them where there are no groups.
  let parts: [ScatterPairs]
  /// What is known of all pairs.
  let whole: ScatterGroup
  /// What their relation looks like.
  let shape: ScatterShape
  /// Groups within which it goes the other way; nil if there are none.
  private(set) var reversal: ScatterReversal?
  /// What is known of each group; empty for none.
  let groups: [ScatterGroup]
  /// The line that the relation follows, where somebody asked for it; nil otherwise.
  private(set) var fit: ScatterFit?
  /// What is heard at the natural speed.
  let plan: ScatterPlan

  /// The fewest pairs.
  static let fewestPairs = 3
  /// The most groups: with three or more, each takes six seconds.
  static let mostGroups = 100

  /// The pairs of x and y in the same row.
  ///
  /// Rows in which one of the two is NaN or infinite are missing; they are counted.
  ///
  /// - Parameters:
  ///   - x: The numbers from left to right, in any order.
  ///   - y: The numbers that are heard, as many.
  ///   - xNamed: What x is called.
  ///   - yNamed: What y is called.
  ///   - groups: The name of the group of each row, as many; nil for none.
  ///   - points: The name of the point of each row, as many; nil for none.
  ///   - units: What x and y are measured in.
  /// - Throws: `FormError.tooFew` for fewer than three pairs, `FormError.tooManyGroups` for more than
  ///   100.
  public init(
    x: [Double], y: [Double], xNamed: String, yNamed: String, groups: [String]? = nil,
    points: [String]? = nil, units: (x: String?, y: String?) = (nil, nil)
  ) throws(FormError) {
    let rows = min(x.count, y.count, groups?.count ?? .max, points?.count ?? .max)
    guard max(x.count, y.count) == rows else { throw .missing(.scatter, .secondNumbers) }
    pointNames = points.map { (nil, $0) }
    let pairs = ScatterPairs(x: x, y: y)
    guard pairs.count >= Self.fewestPairs else {
      throw .tooFew(.scatter, found: pairs.count, needed: Self.fewestPairs)
    }
    let (found, numbers) =
      groups.map { groups in pairs.rows.lazy.map { groups[$0] }.numbered }
      ?? ([], [Int](repeating: 0, count: pairs.count))
    guard found.count <= Self.mostGroups else {
      throw .tooManyGroups(found: found.count, allowed: Self.mostGroups)
    }
    let xAxis = ScatterAxis(low: pairs.x[pairs.byX[0]], high: pairs.x[pairs.byX[pairs.count - 1]])
    let yAxis = ScatterAxis(low: pairs.y[pairs.byY[0]], high: pairs.y[pairs.byY[pairs.count - 1]])
    names = (xNamed, yNamed)
    self.units = units
    missing = rows - pairs.count
    (self.pairs, self.xAxis, self.yAxis) = (pairs, xAxis, yAxis)
    (groupNames, groupOfPair) = (found, numbers)
    parts = found.isEmpty ? [pairs] : pairs.split(by: numbers, into: found.count)
    whole = ScatterGroup(pairs, named: nil, x: xAxis, y: yAxis)
    shape = ScatterShape(pairs)
    plan = ScatterPlan(parts, xAxis)
    self.groups = zip(found, parts).map { ScatterGroup($1, named: $0, x: xAxis, y: yAxis) }
    reversal = groups.flatMap { ScatterReversal(pairs, by: nil, $0) }
  }

  /// What a point is called; nil where it has no name.
  func name(of pair: Int) -> String? {
    pointNames.flatMap { $0.ofRows[pairs.rows[pair]].isBlank ? nil : $0.ofRows[pairs.rows[pair]] }
  }

  /// The names of the points far from the rest, where all of them have one; nil otherwise.
  var farNames: [String]? {
    let names = shape.far.compactMap { name(of: $0) }
    return names.isEmpty || names.count < shape.far.count ? nil : names
  }

  /// How many pairs are heard one by one, and how many together.
  var heard: ScatterPlan.Heard { plan.heard }
}

extension Scatter: FormModel {
  static var name: FormName { .scatter }
  static var shape: FormShape { .pairs }
  static var options: Set<FormOption> { [.groups, .fit] }
  static var toldColumn: Int { 1 }

  static func toldNames(of series: [Series], _ columns: FormColumns) -> [String] {
    [series[1].name, series[0].name]
  }

  init(_ columns: FormColumns, of series: [Series], _ request: FormRequest) throws(FormError) {
    let (x, y) = (series[0], series[1])
    try self.init(
      x: x.values, y: y.values, xNamed: x.name, yNamed: y.name, groups: columns.names?.texts,
      points: columns.pointNames?.texts, units: (x.unit, y.unit))
    pointNames?.title = columns.pointNames?.title
    groupName = columns.names?.title
    if request.fits { fit = ScatterFit(pairs, shape) }
    let texts = [columns.names].compactMap(\.self) + columns.within
    reversal = nil
    for text in texts where reversal == nil {
      reversal = ScatterReversal(pairs, by: text.title, text.texts)
    }
  }

  var axis: FormAxis { FormAxis(minimum: yAxis.low, maximum: yAxis.high, name: names.y) }
  var voices: [FormVoice] {
    groupNames.isEmpty ? [FormVoice(name: names.y)] : groupNames.map { FormVoice(name: $0) }
  }
  var counts: (points: Int, missing: Int) { (pairs.count, missing) }

  func tones(stretchedBy factor: Double) -> FormTones {
    let plan = factor == 1 ? plan : ScatterPlan(parts, xAxis, stretchedBy: factor)
    let points = FormTones(tones: plan.tones, seconds: plan.seconds, points: pointCounts())
    return fit?.before(points, on: yAxis, stretchedBy: factor) ?? points
  }
}

extension FormChart {
  /// Pairs of numbers.
  public init(_ scatter: Scatter, title: String) {
    self.init(FormContent(scatter), title: title)
  }
}
