// SPDX-License-Identifier: MIT

/// Where somebody is who walks through a chart that is no line.
struct FormWalk: Sendable {
  let chart: FormChart
  let places: FormPlaces
  private let tones: FormTones
  /// The column at the cursor.
  private(set) var column: Int
  /// The place in it.
  private(set) var row: Int

  /// A walk that begins at the first place; nil for a chart without any.
  init?(_ chart: FormChart) {
    places = chart.model.places()
    guard !places.columns.isEmpty, places.columns.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.chart = chart
    tones = chart.model.tones(1)
    (column, row) = (0, min(places.row, places.columns[0].count - 1))
  }

  /// The place at the cursor.
  var place: FormPlace { places.columns[column][row] }

  /// Goes to a place that is there.
  mutating func move(toColumn wanted: Int, row: Int? = nil) {
    column = min(max(wanted, 0), places.columns.count - 1)
    self.row = min(max(row ?? places.row, 0), places.columns[column].count - 1)
  }

  /// All places, from column to column and in each from the bottom to the top.
  private var all: [(column: Int, row: Int)] {
    places.columns.indices.flatMap { column in
      places.columns[column].indices.map { (column, $0) }
    }
  }

  private func place(_ at: (column: Int, row: Int)) -> FormPlace {
    places.columns[at.column][at.row]
  }

  /// The first place with the highest or the lowest value.
  func extreme(isHighest: Bool) -> (column: Int, row: Int)? {
    let wanted: FormPlace.Landmark = isHighest ? .highest : .lowest
    let all = all.filter { !place($0).value.isNaN }
    if let marked = all.first(where: { place($0).landmark == wanted }) { return marked }
    return isHighest
      ? all.max { place($0).value < place($1).value }
      : all.min { place($0).value < place($1).value }
  }

  /// The first place with a value.
  func place(with value: Double) -> (column: Int, row: Int)? {
    all.first { place($0).value == value }
  }

  /// The next place with a name that is this, else the next one whose name begins so, and behind the last place
  /// from the first on; nil for none.
  func place(called text: String) -> (column: Int, row: Int)? {
    let wanted = text.lowercased()
    let named = all.compactMap { at in place(at).name.map { (at: at, name: $0.lowercased()) } }
    let ahead = named.filter { ($0.at.column, $0.at.row) > (column, row) }
    let ordered = ahead + named.dropLast(ahead.count)
    return (ordered.first { $0.name == wanted } ?? ordered.first { $0.name.begins(with: wanted) })?
      .at
  }

  /// Which column it is, in a grid also which row, from the top, and of pairs which of all of them.
  var whereabouts: ExplorationStatement {
    if case .names(let columns, let rows) = places.along, chart.name == .heatmap {
      return .cell(
        row: rows.count - row, rows: rows.count, column: column + 1, columns: columns.count)
    }
    let arePairs = chart.name == .scatter
    let before = places.columns[..<column].reduce(row) { $0 + $1.count }
    return .whereabouts(
      position: (arePairs ? before : column) + 1,
      count: arePairs ? all.count : places.columns.count, height: nil, change: nil, isUp: false,
      name: nil)
  }

  /// The next place worth stopping at, or the one before.
  func landmark(isAhead: Bool) -> (column: Int, row: Int)? {
    let stops = all.filter { place($0).landmark != nil }
    return isAhead
      ? stops.first { ($0.column, $0.row) > (column, row) }
      : stops.last { ($0.column, $0.row) < (column, row) }
  }

  /// The next column, or the one before, whose place stands so to the value at the cursor.
  func column(isAhead: Bool, where isFound: (Double, Double) -> Bool) -> Int? {
    let value = place.value
    let found = places.columns.indices.filter { other in
      let row = min(row, places.columns[other].count - 1)
      return (isAhead ? other > column : other < column)
        && isFound(places.columns[other][row].value, value)
    }
    return isAhead ? found.first : found.last
  }
}

/// Where columns are along x.
extension FormWalk {
  /// A position along x of what was typed; nil where columns have names, or for what is no position.
  func position(number: Double?, date: CalendarDate?) -> XValue? {
    switch places.along {
    case .ranges, .axis(.numbers): number.map { .number($0) }
    case .axis(.rows): number.map { Int(exactly: $0).map(XValue.row) ?? .number($0) }
    case .axis(.dates): date.map { .date($0) }
    case .axis(.categories), .names: nil
    }
  }

  /// The column at a position along x, of numbers the nearest one; nil outside of all.
  func column(at x: XValue) -> Int? {
    switch (places.along, x) {
    case (.ranges(let ranges), .number(let number)): return ranges.index(nearestTo: number)
    case (.ranges(let ranges), .row(let row)): return ranges.index(nearestTo: Double(row))
    case (.axis(.numbers(let numbers)), .number(let number)):
      return numbers.map { $0...$0 }.index(nearestTo: number)
    case (.axis(let axis), _):
      let search = AxisSearch(axis)
      return search.spans(x) ? search.place(of: x)?.index : nil
    case (.names(let names, _), .category(let name)):
      return AxisSearch(.categories(names)).place(of: .category(name))?.index
    default: return nil
    }
  }

  /// Why there is no column at a position.
  func limit(of x: XValue) -> ExplorationLimit {
    if case .category = x { return .placeUnknown }
    if case .names = places.along { return .placeUnknown }
    return .outsideData
  }
}

extension [ClosedRange<Double>] {
  /// The last range that holds a number, else the nearest one; nil for a number beyond all of them.
  fileprivate func index(nearestTo number: Double) -> Int? {
    guard let low = map(\.lowerBound).min(), let high = map(\.upperBound).max(),
      (low...high).contains(number)
    else { return nil }
    if let holding = lastIndex(where: { $0.contains(number) }) { return holding }
    return indices.min { self[$0].distance(to: number) < self[$1].distance(to: number) }
  }
}

extension ClosedRange<Double> {
  /// How far a number lies outside.
  fileprivate func distance(to number: Double) -> Double {
    Swift.max(lowerBound - number, number - upperBound, 0)
  }
}

extension FormWalk {
  /// A short note of the place at the cursor.
  func note() -> FormTones {
    guard !place.value.isNaN else {
      let gap = FormTone(
        kind: .gap, start: 0, length: ExplorationTimes.missing, layers: [], index: nil, value: nil)
      return FormTones(tones: [gap], seconds: ExplorationTimes.missing)
    }
    let notes = tones.notes
    let layer = place.tone.flatMap { notes.indices.contains($0) ? notes[$0] : nil }?.layers.first
    let tone = FormTone(
      .point, at: 0, for: ExplorationTimes.point, place.value, voice: layer?.voice ?? 0,
      pan: layer?.pan ?? .ofWidth(0))
    return FormTones(tones: [tone], seconds: ExplorationTimes.point)
  }

  /// The tones from the cursor on, or from there back to the first.
  func tones(isBackwards: Bool, speed: Double) -> FormTones {
    let start = tones.notes.dropFirst(firstTone ?? 0).first?.start ?? 0
    var part = tones.tones.filter { isBackwards ? $0.start <= start : $0.start >= start }
    let begin = part.first?.start ?? 0
    let end = part.last.map { $0.start + $0.length } ?? begin
    for index in part.indices {
      part[index].start =
        isBackwards ? end - part[index].start - part[index].length : part[index].start - begin
    }
    return FormTones(tones: isBackwards ? part.reversed() : part, seconds: end - begin).stretched(
      by: 1 / speed)
  }

  /// The first tone of the column at the cursor.
  private var firstTone: Int? { places.columns[column].compactMap(\.tone).min() }

  /// The column whose tone is heard at a frame of a score that begins at the cursor.
  func column(heardAt frame: Int, of score: Score) -> Int? {
    let heard = score.events.filter { !$0.layers.isEmpty }
    guard let event = heard.lastIndex(where: { $0.start <= frame }) else { return nil }
    let tone = (firstTone ?? 0) + event
    return places.columns.firstIndex { column in
      column.contains { $0.tone == tone }
    }
      ?? places.columns.lastIndex { column in
        column.contains { $0.tone.map { $0 <= tone } ?? false }
      }
  }
}

/// What is said of a place of a chart that is no line.
struct FormLine: Sendable, Hashable {
  let place: FormPlace
  /// The column and the row, by which lines differ.
  private let column: Int
  private let row: Int

  init(_ walk: FormWalk) {
    (place, column, row) = (walk.place, walk.column, walk.row)
  }

  static func == (first: FormLine, second: FormLine) -> Bool {
    (first.column, first.row) == (second.column, second.row)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(column)
    hasher.combine(row)
  }
}
