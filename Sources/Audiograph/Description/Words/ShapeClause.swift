// SPDX-License-Identifier: MIT

/// What a series looks like: what it is, and what is told behind it.
struct ShapeClause: Sendable {
  let head: Said
  var detail: Said?
  /// Whether the words are what a subject does.
  var isVerb = true
  /// Whether it is told with the change from one end to the other.
  var tellsChange = false
  /// What is all that is told behind a name.
  var behindName: Said?
  /// The same without places or lists of values, at most one, for where not even the shape alone has room.
  var shorter: [ShapeClause] = []

  /// A shape as a sentence: `rose steadily: up 18 percent, from 315 to 372`.
  func said(of it: Said, _ change: ChangeClause?) -> Said {
    let told = isVerb ? .shapeAlone(it: it, shape: head) : head
    guard let words = detail ?? change?.said() else { return told }
    return .shapeDetail(shape: told, detail: words, isChange: detail == nil)
  }

  /// A shape behind a name: `rose steadily, up 18 percent in a year, from 315 to 372`.
  func inBrief(_ change: ChangeClause?, _ span: TimeSpan?, withEnds: Bool) -> Said {
    if let behindName { return behindName }
    let told = Said.joined([head, detail ?? .nothing], by: ", ")
    return change.map { .shapeChange(course: told, change: $0.said(in: span, withEnds: withEnds)) }
      ?? told
  }
}

/// A season as a sentence, and in brief behind a shape: `yearly season highest in May`.
struct SeasonClause: Hashable, Sendable {
  let said: Said
  let inBrief: Said
}
