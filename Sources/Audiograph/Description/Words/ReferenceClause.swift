// SPDX-License-Identifier: MIT

/// How series stand to a line of reference, in no language yet.
struct ReferenceClause: Hashable, Sendable {
  /// On which side of the line a series was.
  enum Course: Hashable, Sendable {
    case throughout(isAbove: Bool)
    /// On one side, but for points on the line.
    case neverBeyond(isAbove: Bool)
    /// Exactly on it.
    case level
    /// On the other side at first.
    case since(isAbove: Bool, Mention)
    /// On the other side before and after.
    case between(isAbove: Bool, Mention, Mention)
    case at(isAbove: Bool, Mention)
    case often(above: Int, of: Int, crossings: Int)
    /// Points without an order.
    case count(above: Int, of: Int)
  }

  struct Part: Hashable, Sendable {
    /// Nil for the only series.
    let name: String?
    let course: Course
  }

  let name: String
  let value: Figure
  let parts: [Part]
}

extension ChartPlan {
  /// How the series that are told one by one stand to the line of reference; nil without one.
  var reference: Statement? {
    guard let line = facts.series[0].series.reference else { return nil }
    let told = facts.series.indices.prefix(Self.mostTold)
    let parts = told.compactMap { index -> ReferenceClause.Part? in
      guard facts.series[index].series.reference == line else { return nil }
      var plan = plan(index)
      let name = facts.series.count > 1 ? facts.series[index].series.name : nil
      return ReferenceClause.Part(name: name, course: plan.course(beside: line))
    }
    let style = ValueStyle(sentencesOf: facts.series[0].series)
    return .reference(
      ReferenceClause(name: line.name, value: style.figure(of: line.value), parts: parts))
  }
}

extension SeriesPlan {
  fileprivate mutating func course(beside line: ReferenceLine) -> ReferenceClause.Course {
    let (series, level) = (facts.series, facts.series.number(ofHeight: line.value))
    let present = series.values.indices.filter { !series.values[$0].isNaN }
    let above = present.count { series.values[$0] > level }
    let below = present.count { series.values[$0] < level }
    if isUnordered { return .count(above: above, of: present.count) }
    var sides = CrossingSides()
    let crossings = present.compactMap { index in
      sides.take(series.values[index] - level).map { (index: index, isUp: $0) }
    }
    switch crossings.count {
    case 0 where above == 0 && below == 0: return .level
    case 0 where above == present.count || below == present.count:
      return .throughout(isAbove: above > 0)
    case 0: return .neverBeyond(isAbove: above > 0)
    case 1:
      return .since(isAbove: crossings[0].isUp, memory.mention(series.x[crossings[0].index]))
    case 2:
      let isAbove = crossings[0].isUp
      let last = present.last { index in
        index < crossings[1].index
          && (isAbove ? series.values[index] > level : series.values[index] < level)
      }
      let (start, end) = (crossings[0].index, last ?? crossings[0].index)
      if start == end { return .at(isAbove: isAbove, memory.mention(series.x[start])) }
      let (from, to) = memory.extent(series.x[start], series.x[end])
      return .between(isAbove: isAbove, from, to)
    default: return .often(above: above, of: present.count, crossings: crossings.count)
    }
  }
}

extension Wording {
  /// How series stand to a line of reference: `target 150: above it from March to May`.
  func reference(_ clause: ReferenceClause) -> String {
    let courses = clause.parts.map { part in
      let course = course(part.course)
      return part.name.map { say(.referenceNamed(name: name($0), course: course)) } ?? course
    }
    return say(
      .referenceLine(
        name: name(clause.name), value: clause.value, courses: courses.joined(separator: semicolon))
    )
  }

  private func course(_ course: ReferenceClause.Course) -> String {
    switch course {
    case .throughout(let isAbove): say(.referenceThroughout(isAbove: isAbove))
    case .neverBeyond(let isAbove): say(.referenceNever(isAbove: isAbove))
    case .level: say(.referenceLevel())
    case .since(let isAbove, let place): say(.referenceSince(isAbove: isAbove, place: place))
    case .between(let isAbove, let first, let last):
      say(.referenceBetween(isAbove: isAbove, first: first, last: last))
    case .at(let isAbove, let place): say(.referenceAt(isAbove: isAbove, place: place))
    case .often(let above, let count, let crossings):
      say(.referenceOften(above: above, of: count, crossings: crossings))
    case .count(let above, let count): say(.referenceCount(above: above, of: count))
    }
  }
}
