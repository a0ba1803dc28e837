// SPDX-License-Identifier: MIT

/// A shape in words: what it is, and what is told behind it.
private struct ShapeWords {
  var head: String
  var detail: String?
  /// Whether the words are what a subject does.
  var isVerb = true
}

/// Shapes, seasons and odd values.
extension Wording {
  /// A shape as a sentence: `rose steadily: up 18 percent, from 315 to 372`.
  func shape(_ clause: ShapeClause, _ change: ChangeClause?, it: String) -> String {
    let words = words(clause)
    let head = words.isVerb ? shapeAlone(it: it, shape: words.head) : words.head
    if let change, change.size != nil, clause.tellsEndsOnly { return "\(head), \(ends(change))" }
    guard let detail = words.detail ?? change.map({ self.change($0) }) else { return head }
    return shapeDetail(shape: head, detail: detail)
  }

  /// A shape behind a name: `rose steadily, up 18 percent in a year, from 315 to 372`.
  func shapeInBrief(
    _ clause: ShapeClause, _ change: ChangeClause?, _ span: TimeSpan?, withEnds: Bool
  ) -> String {
    if case .few(_, _, let values) = clause { return joined(values.map(number)) }
    let words = words(clause)
    let change = change.flatMap { change -> String? in
      clause.tellsEndsOnly
        ? (withEnds && change.size != nil ? ends(change) : nil)
        : self.change(change, span, withEnds: withEnds)
    }
    let told = [words.head, words.detail].compactMap(\.self).joined(separator: ", ")
    return told + (change.map { changeInBrief($0, course: told) } ?? "")
  }

  private func ends(_ change: ChangeClause) -> String {
    changeEndsAlone(from: start(change), to: end(change))
  }

  private func words(_ clause: ShapeClause) -> ShapeWords {
    switch clause {
    case .level(let low, let high):
      ShapeWords(head: shapeLevel(), detail: shapeMostly(low: low, high: high), isVerb: false)
    case .constant(let value, let within):
      ShapeWords(
        head: "\(shapeConstant(value: value)), \(shapeWithin(percent: percent(within)))",
        isVerb: false)
    case .butForSingle(let value):
      ShapeWords(head: shapeButForSingle(value: value), isVerb: false)
    case .swings(let low, let high, let end, let near):
      ShapeWords(
        head: shapeSwings(low: low, high: high)
          + (end.map { shapeEnding(value: $0) } ?? shapeEndingNear(extreme: near)))
    case .few(let low, let high, let values):
      ShapeWords(
        head: shapeFew(count: values.count, low: low, high: high),
        detail: joined(values.map(number)), isVerb: false)
    case .spread(let count, let low, let high, let lower, let upper):
      ShapeWords(
        head: shapeSpread(count: count, low: low, high: high)
          + ", " + shapeHalf(lower: lower, upper: upper), isVerb: false)
    case .zeros(let share, let areDates, let low, let high, let total):
      ShapeWords(
        head: shapeZeros(share: percent(share), areDates: areDates)
          + semicolon + shapeOthers(low: low, high: high, total: total), isVerb: false)
    case .step(let isUp, let place, let before, let since):
      ShapeWords(
        head: shapeStep(isUp: isUp, place: place),
        detail: shapeBeforeAndSince(before: before, since: since))
    case .steps(let places, let levels):
      ShapeWords(
        head: shapeSteps(places: joined(places.map(at))),
        detail: levels.dropFirst().reduce(levels.first.map(number) ?? "") {
          shapeNextLevel(before: $0, level: $1)
        })
    case .burst(let usual, let other, let from, let to):
      ShapeWords(
        head: shapeBurst(usual: usual, other: other, first: from, last: to), isVerb: false)
    default: direction(clause)
    }
  }

  private func direction(_ clause: ShapeClause) -> ShapeWords {
    switch clause {
    case .growth(let isUp, let length, let rhythm):
      ShapeWords(head: shapeGrowth(isUp: isUp, length: length, rhythm: rhythm))
    case .course(let course, let isUp): ShapeWords(head: shapeCourse(course: course, isUp: isUp))
    case .faster(let isUp, let place): ShapeWords(head: shapeFaster(isUp: isUp, place: place))
    case .thenLevel(let isUp, let from, let level, let by):
      ShapeWords(head: shapeThenLevel(isUp: isUp, from: from, level: level, place: by))
    case .afterLevel(let isUp, let level, let until, let to):
      ShapeWords(head: shapeAfterLevel(isUp: isUp, level: level, place: until, to: to))
    case .betweenLevels(let isUp, let from, let to, let start, let end):
      ShapeWords(
        head: shapeBetweenLevels(isUp: isUp, from: from, to: to, start: start, end: end))
    case .interrupted(let isUp, let told):
      ShapeWords(
        head: shapeInterrupted(
          isUp: isUp, value: told.figure, place: told.place.map { " \(at($0))" } ?? ""))
    case .moves(let parts): ShapeWords(head: moves(parts))
    default: ShapeWords(head: "")
    }
  }

  /// `rose until 1982, fell until 2003, and rose`.
  private func moves(_ parts: [ShapeClause.Part]) -> String {
    let words = parts.enumerated().map { index, part in
      let (isFirst, isLast) = (index == 0, index == parts.count - 1)
      let until = part.until.map { part.isAbout ? placeUntilAbout(place: $0) : self.until($0) }
      return shapePart(
        move: part.move, isFirst: isFirst, isLast: isLast, until: until.map { " \($0)" } ?? "")
    }
    guard words.count > 2, let last = words.last else {
      return words.dropFirst().reduce(words.first ?? "") { shapeThen(before: $0, last: $1) }
    }
    return shapeLast(before: words.dropLast().joined(separator: ", "), last: last)
  }

  // MARK: - Beside the shape

  func season(_ clause: SeasonClause) -> String {
    season(
      period: clause.period, strength: clause.strength, highest: at(clause.highest),
      lowest: at(clause.lowest), apart: clause.apart)
  }

  /// `yearly season highest in May`.
  func seasonInBrief(_ clause: SeasonClause) -> String {
    seasonBrief(period: clause.period, highest: at(clause.highest))
  }

  private func at(_ phase: SeasonClause.Phase) -> String {
    switch phase {
    case .date(let mention): at(mention)
    case .weekday(let number): weekday(number, form: .nominative)
    }
  }

  func odd(_ clause: OddClause) -> String {
    switch clause {
    case .value(let told, let end, let isAbove):
      oddValue(
        end: end, value: told.figure, place: told.place.map { " \(at($0))" } ?? "",
        isAbove: isAbove)
    case .many(let count, let farthest):
      oddMany(
        count: count, value: farthest.figure,
        place: farthest.place.map { " \(at($0))" } ?? "")
    }
  }

  func yearOnYear(_ clause: YearOnYear) -> String {
    clause.size.map {
      yearOnYearSize(place: clause.place, value: clause.value, size: size($0), isUp: clause.isUp)
    } ?? yearOnYearSame(place: clause.place, value: clause.value)
  }
}
