// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// Where the points of a series stand, in the order in which they are told.
struct StatedPositions {
  let axis: XAxis
  /// Which points these are; nil for all, as they came.
  var rows: [Int]?
  var notes: [ReadNote] = []
  /// How many points have no position.
  var skipped = 0

  init(_ axis: XAxis, rows: [Int]? = nil) { (self.axis, self.rows) = (axis, rows) }

  func picked(_ values: [Double]) -> [Double] { rows.map { $0.map { values[$0] } } ?? values }

  /// Positions that ascend, without those that are missing.
  fileprivate init<Place: Comparable>(
    _ places: [Place], isMissing: (Place) -> Bool, axis: ([Place]) -> XAxis
  ) {
    let present = places.indices.filter { !isMissing(places[$0]) }
    let ascends = places.firstDecrease == nil
    guard present.count < places.count || !ascends else {
      self.init(axis(places))
      return
    }
    let rows = present.sorted { (places[$0], $0) < (places[$1], $1) }
    self.init(axis(rows.map { places[$0] }), rows: rows)
    skipped = places.count - present.count
    if let first = places.firstIndex(where: isMissing) {
      notes.append(.rowsWithoutPosition(count: skipped, firstRow: first + 1))
    }
    if let row = zip(present, present.dropFirst()).first(where: { places[$1] < places[$0] })?.1 {
      notes.append(.rowsSorted(firstRow: row + 1))
    }
  }
}

extension StatedReading {
  /// Where the points of a series stand along x, which has as many of them as another member.
  func positions(
    of index: Int, _ member: String, count: Int
  ) throws(StatedFault) -> StatedPositions {
    guard let node = series[index].present("x") else { return StatedPositions(.rows(count: count)) }
    try checkCounts([("x", node.count), (member, count)], of: index)
    if x.type == nil || x.type == .number, let numbers = node.numbers {
      return StatedPositions(numbers, isMissing: \.isNaN) { .numbers($0) }
    }
    guard x.type != .number else { throw .notNumbers(member: path("x", index)) }
    guard let names = node.names else { throw .notNames(member: path("x", index)) }
    if x.type == .date || x.type == nil {
      let dates = StatedDates(names)
      if let dates { return dates.positions }
      if x.type == .date {
        let odd = names.first { !$0.isEmpty && CalendarDate(iso: $0) == nil } ?? names.first ?? ""
        throw .notDates(member: path("x", index), text: odd.utf8.bounded())
      }
    }
    let rows = ranked(names)
    return StatedPositions(.categories(rows?.map { names[$0] } ?? names), rows: rows)
  }

  /// The places of names in the order that the chart states, those that it does not name last; nil where it
  /// states none.
  func ranked(_ names: [String]) -> [Int]? {
    guard !x.order.isEmpty else { return nil }
    let ranks = Dictionary(zip(x.order, x.order.indices)) { first, _ in first }
    func rank(_ row: Int) -> Int { ranks[names[row]] ?? x.order.count }
    return names.indices.sorted { (rank($0), $0) < (rank($1), $1) }
  }
}

/// Dates of ISO 8601 on one clock.
private struct StatedDates {
  private var instants: [Int64] = []
  private var precision = DatePrecision.year
  private var offset: Int?
  private var areConverted = false

  /// The dates of some texts, an empty one for a missing date; nil if one is no date, or only some say how
  /// far they are from UTC.
  init?(_ texts: [String]) {
    var dates: [CalendarDate?] = []
    dates.reserveCapacity(texts.count)
    for text in texts {
      guard !text.isEmpty else {
        dates.append(nil)
        continue
      }
      guard let date = CalendarDate(iso: text) else { return nil }
      dates.append(date)
    }
    let present = dates.compactMap(\.self)
    guard let first = present.first else { return nil }
    areConverted = present.contains { $0.offsetMinutes != first.offsetMinutes }
    guard !areConverted || !present.contains(where: { $0.offsetMinutes == nil }) else { return nil }
    offset = areConverted ? 0 : first.offsetMinutes
    let shift = areConverted
    instants = dates.map { date in
      guard let date else { return .min }
      return date.instant - (shift ? Int64(date.offsetMinutes ?? 0) * 60_000_000 : 0)
    }
    precision = present.map(\.precision).max() ?? .day
    // Programs write days as the midnights before them.
    let areMidnights = instants.allSatisfy {
      $0 == .min || $0 % CalendarDate.microsecondsPerDay == 0
    }
    if precision > .day, areMidnights { (precision, offset) = (.day, nil) }
  }

  var positions: StatedPositions {
    var positions = StatedPositions(instants, isMissing: { $0 == .min }) {
      .dates(XAxis.Dates(instants: $0, precision: precision, offsetMinutes: offset))
    }
    if areConverted { positions.notes.append(.timesConvertedToUTC) }
    return positions
  }
}
