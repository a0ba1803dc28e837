// SPDX-License-Identifier: MIT

/// A sentence about values and their bounds.
struct BandStatement: FormStatement {
  let band: Band
  let topic: Topic

  enum Topic: Sendable {
    /// The shortest form, with the names of the bounds or without.
    case alternative(withBounds: Bool)
    case lead, course, widest, overlap, zero, disordered, swapped, missing, heard
    /// Where the values are highest and lowest.
    case extremes(high: Int, low: Int)
    /// The highest and the lowest of values with names, and whose intervals overlap no others.
    case compared, alone
  }

  var beginsWithName: Bool {
    switch topic {
    case .alternative, .lead, .compared: true
    default: false
    }
  }
}

extension Band {
  func statements(_ level: Level) -> [BandStatement] {
    topics(level).map { BandStatement(band: self, topic: $0) }
  }

  private var extremes: BandStatement.Topic? {
    extremesInside.map { .extremes(high: $0.high, low: $0.low) }
  }

  /// What its values did, in words.
  fileprivate var movement: Movement {
    var plan = SeriesPlan(
      SeriesFacts(series), called: [], measure: nil, asked: nil,
      style: ValueStyle(series))
    return plan.movement()
  }

  /// More than the ends of the values; nil for few.
  private var course: BandStatement.Topic? {
    present.count >= 5 && series.hasOrderAlongX ? .course : nil
  }

  private func topics(_ level: Level) -> [BandStatement.Topic] {
    switch level {
    case .alt: return [.alternative(withBounds: true), .alternative(withBounds: false)]
    case .short:
      return comparesNames ? [.compared, .alone] : [.lead, extremes ?? .widest]
    case .standard, .long: break
    }
    // Names have no neighbours.
    var topics: [BandStatement.Topic] =
      comparesNames
      ? [.compared, .widest, .alone]
      : [.lead, course, extremes, .widest, .overlap].compactMap(\.self)
    let lowest = present.map { lower[$0] }.min() ?? 0
    let highest = present.map { upper[$0] }.max() ?? 0
    if lowest < 0, highest > 0 { topics.append(.zero) }
    if disordered > 0 { topics.append(.disordered) }
    if swapped > 0 { topics.append(.swapped) }
    guard level == .long else { return topics }
    if counts.missing > 0 { topics.append(.missing) }
    return topics + [.heard]
  }
}

extension BandStatement {
  func clause(in wording: Wording) -> String {
    switch topic {
    case .alternative(let withBounds): alternative(withBounds, wording)
    case .lead: lead(wording)
    case .course: wording.say(band.movement.said)
    case .compared: compared(wording)
    case .alone: alone(wording)
    case .extremes(let high, let low): extremes(high, low, wording)
    case .widest: widest(wording)
    case .overlap: overlap(wording)
    case .zero: zero(wording)
    case .disordered: wording.say(.bandDisordered(count: band.disordered))
    case .swapped: wording.say(.bandSwapped(count: band.swapped))
    case .missing: wording.say(.bandMissing(count: band.counts.missing))
    case .heard: wording.say(.bandHeard(heard: BandHearing(band)))
    }
  }

  private func subject(_ wording: Wording) -> String {
    let name = wording.withUnit(band.valueName, band.unit)
    switch band.bounds {
    case .unnamed: return wording.say(.bandBare(subject: name))
    case .named(let lower, let upper):
      return wording.say(
        .bandSubject(
          subject: name, lower: wording.name(lower), upper: wording.name(upper)))
    case .error(let error):
      return wording.say(.bandError(subject: name, error: wording.name(error)))
    }
  }

  private func alternative(_ withBounds: Bool, _ wording: Wording) -> String {
    let subject = withBounds ? subject(wording) : wording.withUnit(band.valueName, band.unit)
    let points = wording.points(band.present.count)
    guard !band.isEvenlyWide else {
      return wording.say(
        .bandAlternativeEven(
          subject: subject, points: points, width: Figure(derived: band.width(band.widest))))
    }
    return wording.say(
      .bandAlternative(
        subject: subject, points: points, place: mentions([band.widest])[0]))
  }

  private func lead(_ wording: Wording) -> String {
    let ends = [band.present[0], band.present[band.present.count - 1]]
    let figures = ValueStyle.measured.figures(of: ends.map { band.values[$0] })
    let places = mentions(ends)
    return wording.say(
      .bandLead(
        subject: subject(wording), points: wording.points(band.present.count),
        first: wording.say(.bandPoint(value: figures[0], place: places[0])),
        last: wording.say(.bandPoint(value: figures[1], place: places[1]))))
  }

  private func compared(_ wording: Wording) -> String {
    guard let extremes = band.series.extremes else { return lead(wording) }
    let ends = [extremes.maximum.index, extremes.minimum.index]
    let figures = ValueStyle.measured.figures(of: ends.map { band.values[$0] })
    let places = mentions(ends)
    return wording.say(
      .bandCompared(
        subject: subject(wording), points: wording.points(band.present.count),
        highest: wording.say(.bandPoint(value: figures[0], place: places[0])),
        lowest: wording.say(.bandPoint(value: figures[1], place: places[1]))))
  }

  private func alone(_ wording: Wording) -> String {
    let alone = band.alone
    guard !alone.isEmpty else { return wording.say(.bandNoneAlone()) }
    guard alone.count < band.present.count else { return wording.say(.bandAllAlone()) }
    guard alone.count <= Self.mostPairs else {
      return wording.say(.bandManyAlone(count: alone.count, points: band.present.count))
    }
    let names = alone.map { wording.name(band.series.x[$0].description) }
    return wording.say(.bandAlone(count: alone.count, names: wording.joined(names)))
  }

  private func extremes(_ high: Int, _ low: Int, _ wording: Wording) -> String {
    let places = mentions([high, low])
    return wording.say(.bandExtremes(high: places[0], low: places[1]))
  }

  private func widest(_ wording: Wording) -> String {
    let (wide, narrow) = (band.widest, band.narrowest)
    guard !band.isEvenlyWide else {
      return wording.say(.bandEven(width: Figure(derived: band.width(wide))))
    }
    let figures = ValueStyle.measured.figures(
      of: [band.lower[wide], band.upper[wide], band.lower[narrow], band.upper[narrow]])
    let places = mentions([wide, narrow])
    return wording.say(
      .bandWidest(
        widest: places[0], low: figures[0], high: figures[1], narrowest: places[1],
        narrowLow: figures[2], narrowHigh: figures[3]))
  }

  /// The most pairs that are named.
  private static let mostPairs = 3

  private func overlap(_ wording: Wording) -> String {
    let pairs = band.present.count - 1
    if band.apart.isEmpty { return wording.say(.bandOverlap()) }
    if band.apart.count == pairs { return wording.say(.bandNoneOverlap()) }
    guard band.apart.count <= Self.mostPairs else {
      return wording.say(.bandApart(count: band.apart.count, pairs: pairs, list: ""))
    }
    let places = mentions(band.apart.flatMap { [$0.first, $0.second] })
    let named = band.apart.indices.map {
      wording.say(.bandPair(first: places[2 * $0], second: places[2 * $0 + 1]))
    }
    return wording.say(
      .bandApart(
        count: band.apart.count, pairs: pairs, list: wording.colon + wording.joined(named)))
  }

  private func zero(_ wording: Wording) -> String {
    switch band.zeroOutside {
    case 0: wording.say(.bandZeroInside())
    case band.present.count: wording.say(.bandZeroOutside())
    default: wording.say(.bandZero(outside: band.zeroOutside, points: band.present.count))
    }
  }

  /// Where points are, the year once where it is the same.
  private func mentions(_ points: [Int]) -> [Mention] {
    var memory = CalendarMemory(band.series)
    return points.map { point in
      memory.mention(PlacedValue(index: point, x: band.series.x[point], y: band.values[point]))
    }.evened
  }
}

/// How values and bounds are heard.
enum BandHearing: Sendable, Hashable {
  /// One after another.
  case inTurn
  /// At once.
  case together
  /// At once, and several points as one.
  case inParts

  init(_ band: Band) {
    self =
      band.partCount < band.values.count
      ? .inParts : band.isHeardTogether ? .together : .inTurn
  }
}

/// A point of a walk: `0.5 in 1990, 0.4 to 0.6`, `0.4, lower bound, 1990`.
struct BandPlace: PlaceLine {
  let band: Band
  let point: Int
  let field: Band.Field

  func ways(in wording: Wording) -> [String] {
    let number = band.number(field, at: point)
    guard !number.isNaN else { return [wording.say(.exploreMissing(place: place))] }
    let figure = Figure(measured: field == .width ? number.withoutNoise : number)
    return field == .value ? ways(figure, wording) : ways(figure, field, wording)
  }

  private var place: Mention { band.series.shortMention(point) }

  /// A value at a place in words, then at each as short as places can be.
  private func placed(_ head: String, _ wording: Wording) -> [String] {
    let places = [wording.place(place)] + wording.briefPlaces(place)
    return places.uniqued.map { head + wording.comma + $0 }
  }

  private func ways(_ figure: Figure, _ field: Band.Field, _ wording: Wording) -> [String] {
    let name = wording.say(.bandField(field: field))
    return [
      wording.say(.exploreNamed(value: figure, name: name, place: place))
    ] + placed(wording.brief(figure) + wording.comma + name, wording)
  }

  /// The value with its bounds, where both are there, and alone.
  private func ways(_ figure: Figure, _ wording: Wording) -> [String] {
    let bare = wording.say(.explorePoint(value: figure, place: place))
    let alone = [bare] + placed(wording.brief(figure), wording)
    let (low, high) = (band.lower[point], band.upper[point])
    guard !low.isNaN, !high.isNaN else { return alone }
    let whole = wording.say(
      .bandPlace(
        point: bare, low: Figure(measured: low), high: Figure(measured: high)))
    return [whole] + alone
  }
}
