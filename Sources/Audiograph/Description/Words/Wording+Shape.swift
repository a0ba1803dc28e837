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
    let head = words.isVerb ? say(.shapeAlone(it: it, shape: words.head)) : words.head
    guard let detail = words.detail ?? change.map({ self.change($0) }) else { return head }
    return say(.shapeDetail(shape: head, detail: detail))
  }

  /// A shape behind a name: `rose steadily, up 18 percent in a year, from 315 to 372`.
  func shapeInBrief(
    _ clause: ShapeClause, _ change: ChangeClause?, _ span: TimeSpan?, withEnds: Bool
  ) -> String {
    if case .few(_, _, _, let values) = clause, !values.isEmpty {
      return joined(values.map(number))
    }
    let words = words(clause)
    if case .steps(let places, _) = clause, places.isEmpty { return words.detail ?? "" }
    let change = change.map { self.change($0, span, withEnds: withEnds) }
    let told = [words.head, words.detail].compactMap(\.self).joined(separator: ", ")
    return told + (change.map { changeInBrief($0, course: told) } ?? "")
  }

  private func words(_ clause: ShapeClause) -> ShapeWords {
    switch clause {
    case .level(let low, let high):
      ShapeWords(
        head: say(.shapeLevel()), detail: say(.shapeMostly(low: low, high: high)), isVerb: false)
    case .constant(let value, let within):
      ShapeWords(
        head:
          "\(say(.shapeConstant(value: value))), \(say(.shapeWithin(percent: percent(within))))",
        isVerb: false)
    case .butForSingle(let value, let count):
      ShapeWords(head: say(.shapeButForSingle(value: value, count: count)), isVerb: false)
    case .swings(let low, let high, let end, let near):
      ShapeWords(
        head: say(.shapeSwings(low: low, high: high))
          + (end.map { say(.shapeEnding(value: $0)) } ?? say(.shapeEndingNear(extreme: near))))
    case .few(let count, let low, let high, let values):
      ShapeWords(
        head: say(.shapeFew(count: count, low: low, high: high)),
        detail: values.isEmpty ? nil : joined(values.map(number)), isVerb: false)
    case .spread(let count, let order, let low, let high, let form, let lower, let upper):
      ShapeWords(
        head: [
          order.map { say(.shapeSorted(count: count, order: $0, low: low, high: high)) }
            ?? say(.shapeSpread(count: count, low: low, high: high)),
          self.form(form), say(.shapeHalf(lower: lower, upper: upper)),
        ].compactMap(\.self).joined(separator: ", "), isVerb: false)
    case .zeros(let share, let areDates, let low, let high, let total):
      ShapeWords(
        head: say(.shapeZeros(share: percent(share), areDates: areDates))
          + semicolon + say(.shapeOthers(low: low, high: high, total: total)), isVerb: false)
    case .step(let isUp, let place, let before, let since):
      ShapeWords(
        head: say(.shapeStep(isUp: isUp, place: place)),
        detail: say(.shapeBeforeAndAfter(before: before, since: since)))
    case .steps(let places, let levels):
      ShapeWords(
        head: say(.shapeSteps(places: joined(places.map(at)))),
        detail: levels.dropFirst().reduce(levels.first.map(number) ?? "") {
          say(.shapeNextLevel(before: $0, level: $1))
        })
    case .levels(let count, let low, let high, let last, let place):
      ShapeWords(
        head: say(.shapeLevels(count: count, low: low, high: high, last: last, place: place)),
        isVerb: false)
    case .bursts(let usual, let stretches, let count, let low, let high):
      ShapeWords(
        head: count == stretches.count
          ? bursts(usual, stretches)
          : say(
            .shapeBursts(
              usual: usual, count: count, low: low, high: high,
              first: stretches.first.map(stretch) ?? "", last: stretches.last.map(stretch) ?? "")),
        isVerb: false)
    case .jump(let jump, let sides): ShapeWords(head: self.jump(jump, sides))
    default: direction(clause)
    }
  }

  private func direction(_ clause: ShapeClause) -> ShapeWords {
    switch clause {
    case .growth(let isUp, let length, let rhythm):
      ShapeWords(head: say(.shapeGrowth(isUp: isUp, length: length, rhythm: rhythm)))
    case .course(let course, let isUp):
      ShapeWords(head: say(.shapeCourse(course: course, isUp: isUp)))
    case .bent(let isUp, let isFaster, let to, let place):
      ShapeWords(
        head: isFaster
          ? say(.shapeFaster(isUp: isUp, to: to, place: place))
          : say(.shapeSlower(isUp: isUp, to: to, place: place)))
    case .butForJump(let isUp, let slope, let rhythm, let jump):
      ShapeWords(
        head: say(
          .shapeButForJump(
            isUp: isUp, rate: slope.map { " " + say(.shapeRate(slope: $0, rhythm: rhythm)) } ?? "",
            jumpsUp: jump.isUp, before: jump.before, after: jump.after, place: jump.place)))
    case .inOneStep(let isUp, let jump):
      ShapeWords(
        head: say(
          .shapeInOneStep(
            isUp: isUp, before: jump.before, after: jump.after, place: jump.place)))
    case .betweenJumps(let isUp, let places, let count, let from, let to):
      ShapeWords(
        head: say(
          .shapeBetweenJumps(
            isUp: isUp, count: count,
            places: places.isEmpty ? "" : ", " + joined(places.map(at))))
          + semicolon + say(.changeInAll(from: number(from), to: number(to))))
    case .thenLevel(let isUp, let from, let level, let by):
      ShapeWords(head: say(.shapeThenLevel(isUp: isUp, from: from, level: level, place: by)))
    case .afterLevel(let isUp, let level, let until, let to):
      ShapeWords(head: say(.shapeAfterLevel(isUp: isUp, level: level, place: until, to: to)))
    case .betweenLevels(let isUp, let from, let to, let start, let end):
      ShapeWords(
        head: say(.shapeBetweenLevels(isUp: isUp, from: from, to: to, start: start, end: end)))
    case .interrupted(let isUp, let told):
      ShapeWords(
        head: say(
          .shapeInterrupted(
            isUp: isUp, value: told.figure, place: told.place.map { " \(at($0))" } ?? "")))
    case .moves(let parts): ShapeWords(head: moves(parts))
    default: ShapeWords(head: "")
    }
  }

  /// `about 12, but about 70 from 3 to 9 May and about 82 from 1 to 4 June`.
  private func bursts(_ usual: Figure, _ stretches: [ShapeClause.Stretch]) -> String {
    guard let first = stretches.first else { return number(usual) }
    let head = say(
      .shapeBurst(
        usual: usual, other: first.level, first: first.first, last: first.last))
    return stretches.dropFirst().reduce(head) {
      say(.shapeBurstAnd(before: $0, other: $1.level, first: $1.first, last: $1.last))
    }
  }

  private func stretch(_ stretch: ShapeClause.Stretch) -> String {
    say(.shapeStretch(first: stretch.first, last: stretch.last))
  }

  private func jump(_ jump: ShapeClause.Jump, _ sides: ShapeClause.Sides) -> String {
    say(
      .shapeJump(
        before: say(.shapeBeforeJump(move: sides.before, from: sides.from, to: jump.before)),
        isUp: jump.isUp, after: jump.after, place: jump.place,
        end: say(.shapeAfterJump(move: sides.after, to: sides.to))))
  }

  /// `rose from 200.1 to 224.9 by 1948, fell to 208.8 by 1975, and rose to 262.7`.
  private func moves(_ parts: [ShapeClause.Part]) -> String {
    let words = parts.enumerated().map { index, part in
      let (isFirst, isLast) = (index == 0, index == parts.count - 1)
      if part.move == .level {
        let until = part.until.map { " " + self.until($0) } ?? ""
        return say(.shapePartLevel(isFirst: isFirst, isLast: isLast, until: until))
      }
      let by = part.until.map { say(.placeBy(place: $0, isAbout: part.isAbout)) } ?? ""
      let isUp = part.move == .rise
      return part.from.map { say(.shapePartFrom(isUp: isUp, from: $0, to: part.to, by: by)) }
        ?? say(.shapePartTo(isUp: isUp, isLast: isLast, to: part.to, by: by))
    }
    guard words.count > 2, let last = words.last else {
      return words.dropFirst().reduce(words.first ?? "") { say(.shapeThen(before: $0, last: $1)) }
    }
    return say(.shapeLast(before: words.dropLast().joined(separator: ", "), last: last))
  }

  // MARK: - Beside the shape

  func season(_ clause: SeasonClause) -> String {
    if let isHigher = clause.isWeekendHigher {
      return say(.seasonWeekend(strength: clause.strength, isHigher: isHigher, apart: clause.apart))
    }
    let told = say(
      .season(
        period: clause.period, strength: clause.strength, highest: at(clause.highest),
        lowest: at(clause.lowest), apart: clause.apart))
    guard let first = clause.growth.first, let last = clause.growth.last else { return told }
    return say(.seasonGrowth(season: told, isUp: clause.isGrowing, from: first, to: last))
  }

  /// `yearly season highest in May`.
  func seasonInBrief(_ clause: SeasonClause) -> String {
    clause.isWeekendHigher.map { say(.seasonWeekendBrief(isHigher: $0)) }
      ?? say(.seasonBrief(period: clause.period, highest: at(clause.highest)))
  }

  private func at(_ phases: SeasonClause.Phases) -> String {
    switch phases {
    case .each(let phases): joined(phases.map(at))
    case .run(let first, let last): say(.shapeStretch(first: first, last: last))
    }
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
      say(
        .oddValue(
          end: end, value: told.figure, place: told.place.map { " \(at($0))" } ?? "",
          isAbove: isAbove))
    case .many(let count, let farthest):
      say(
        .oddMany(
          count: count, value: farthest.figure,
          place: farthest.place.map { " \(at($0))" } ?? ""))
    }
  }

  func yearOnYear(_ clause: YearOnYear) -> String {
    clause.size.map {
      say(
        .yearOnYearSize(place: clause.place, value: clause.value, size: size($0), isUp: clause.isUp)
      )
    } ?? say(.yearOnYearSame(place: clause.place, value: clause.value))
  }
}
