// SPDX-License-Identifier: MIT

/// How series stand to a line of reference.
extension ChartPlan {
  /// How the series that are told one by one stand to the line of reference; nil without one.
  ///
  /// For example: `target 150: above it from March to May`.
  var reference: Said? {
    guard let line = facts.series[0].series.reference else { return nil }
    let told = facts.series.indices.prefix(Self.mostTold)
    let courses = told.compactMap { index -> Said? in
      guard facts.series[index].series.reference == line else { return nil }
      var plan = plan(index)
      let course = plan.course(beside: line)
      guard facts.series.count > 1 else { return course }
      return .referenceNamed(name: .name(facts.series[index].series.name), course: course)
    }
    let style = ValueStyle(sentencesOf: facts.series[0].series)
    return .referenceLine(
      name: .name(line.name), value: style.figure(of: line.value),
      courses: .joined(courses, by: "; "))
  }
}

extension SeriesPlan {
  fileprivate mutating func course(beside line: ReferenceLine) -> Said {
    let (series, level) = (facts.series, facts.series.number(ofHeight: line.value))
    let present = series.values.indices.filter { !series.values[$0].isNaN }
    let above = present.count { series.values[$0] > level }
    let below = present.count { series.values[$0] < level }
    if isUnordered { return .referenceCount(above: above, of: present.count) }
    var sides = CrossingSides()
    let crossings = present.compactMap { index in
      sides.take(series.values[index] - level).map { (index: index, isUp: $0) }
    }
    switch crossings.count {
    case 0 where above == 0 && below == 0: return .referenceLevel()
    case 0 where above == present.count || below == present.count:
      return .referenceThroughout(isAbove: above > 0)
    case 0: return .referenceNever(isAbove: above > 0)
    case 1:
      return .referenceSince(
        isAbove: crossings[0].isUp, place: memory.mention(series.x[crossings[0].index]))
    case 2:
      let isAbove = crossings[0].isUp
      let last = present.last { index in
        index < crossings[1].index
          && (isAbove ? series.values[index] > level : series.values[index] < level)
      }
      let (start, end) = (crossings[0].index, last ?? crossings[0].index)
      if start == end {
        return .referenceAt(isAbove: isAbove, place: memory.mention(series.x[start]))
      }
      let (from, to) = memory.extent(series.x[start], series.x[end])
      return .referenceBetween(isAbove: isAbove, first: from, last: to)
    default:
      return .referenceOften(above: above, of: present.count, crossings: crossings.count)
    }
  }
}
