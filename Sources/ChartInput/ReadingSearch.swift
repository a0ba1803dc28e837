// SPDX-License-Identifier: MIT

internal import Audiograph

extension TableReader {
  /// The ways in which a table may be read, the likeliest first: what the reader itself chooses, then others
  /// that it thought of, each of which was tried.
  ///
  /// At most five. What the options ask for holds for all of them.
  ///
  /// - Throws: A `ReadError` where the source cannot be read as the options have it.
  public func readings(of source: DataSource) throws(ReadError) -> [Reading] {
    try ReadingSearch(options.asking([]), source.readAgain()).found()
  }

  /// Reads a source in one of the ways that `readings(of:)` numbers from 1.
  ///
  /// - Throws: `ReadError.noSuchReading` for a number that none has.
  func read(_ source: DataSource, as number: Int) throws(ReadError) -> Table {
    let source = try source.readAgain()
    let readings = try readings(of: source)
    guard readings.indices.contains(number - 1) else {
      throw .noSuchReading(file: source.name, number: number, count: readings.count)
    }
    let reading = readings[number - 1]
    var table = try TableReader(options: options.asking(reading.requests)).read(source)
    table.notes.append(.readingTaken(number: number, count: readings.count, reading))
    return table
  }
}

/// Finds other ways in which a table may be read.
struct ReadingSearch {
  /// As many readings as are told.
  private static let most = 5
  /// As many columns as are asked for by name.
  private static let mostNamed = 4
  /// What evidence tells against as much as that is nobody's reading.
  private static let mostDistance = 16.0
  /// As many series as are heard.
  private static let mostSeries = 12

  private let options: ReadOptions
  private let source: DataSource

  init(_ options: ReadOptions, _ source: DataSource) {
    (self.options, self.source) = (options, source)
  }

  /// Requests, and by how much they are less likely than what is chosen by evidence.
  private struct Candidate {
    let requests: [Reading.Request]
    let distance: Double
  }

  func found() throws(ReadError) -> [Reading] {
    let chosen = try TableReader(options: options).read(source)
    guard chosen.stated == nil, chosen.bars == nil else { return [Reading(chosen, [])] }
    let line = chosen.form == nil ? chosen : read([.kind(.line)]) ?? chosen
    let candidates = candidates(chosen, line).filter { $0.distance <= Self.mostDistance }
    var told = [Told(chosen)]
    var others: [Reading] = []
    for candidate in candidates.sorted(by: { $0.distance < $1.distance })
    where told.count < Self.most {
      guard let table = read(candidate.requests), table.holdsValues,
        !told.contains(Told(table))
      else { continue }
      told.append(Told(table))
      others.append(Reading(table, inFull(table) ?? candidate.requests))
    }
    return [Reading(chosen, others.isEmpty ? [] : inFull(chosen) ?? [])] + others
  }

  /// What a table tells, and in which way: tables that are equal in it are one reading.
  private struct Told: Equatable {
    let x, values, groups: [ColumnName]
    let form: FormName?
    let seriesCount: Int

    init(_ table: Table) {
      (x, values, groups) = (table.layout.x, table.layout.y, table.layout.by)
      (form, seriesCount) = (table.form?.form, table.columns.count)
    }
  }

  private func read(_ requests: [Reading.Request]) -> Table? {
    try? TableReader(options: options.asking(requests)).read(source)
  }

  /// All columns by name, where they are few and read the table so.
  private func inFull(_ table: Table) -> [Reading.Request]? {
    let layout = table.layout
    guard layout.y.count <= Self.mostNamed, layout.x.count < 2, !layout.y.isEmpty else {
      return nil
    }
    var requests: [Reading.Request] = table.form.map { [.kind($0.form)] } ?? []
    if let form = table.form?.form, !form.isOfSeries {
      if form == .scatter, layout.y.count == 2 {
        requests += [
          .x(layout.reference(to: layout.y[0])), .values([layout.reference(to: layout.y[1])]),
        ]
      } else if form != .heatmap {
        requests.append(.values(layout.y.map(layout.reference)))
      }
    } else {
      requests += [layout.x.first.map { .x(layout.reference(to: $0)) } ?? .countsRows]
      requests.append(.values(layout.y.map(layout.reference)))
    }
    if !layout.by.isEmpty, table.form?.form != .heatmap, table.form?.form != .share {
      requests.append(.groups(layout.by.map(layout.reference)))
    }
    for complete in [requests, requests + [.oneSeries]] {
      if let again = read(complete), Told(again) == Told(table) { return complete }
    }
    return nil
  }

  // MARK: - What else it may be

  private func candidates(_ chosen: Table, _ line: Table) -> [Candidate] {
    let values = valueCandidates(line)
    let groups = groupCandidates(line)
    let places = placeCandidates(line)
    var all = values + groups + places + kindCandidates(chosen, line)
    // What is chosen last is often the other way where what is chosen first is.
    for place in places.prefix(2) {
      for other in values.prefix(1) {
        all.append(
          Candidate(
            requests: place.requests + other.requests, distance: place.distance + other.distance + 1
          ))
      }
    }
    for group in groups.prefix(1) {
      for other in values.prefix(2) {
        all.append(
          Candidate(
            requests: group.requests + other.requests, distance: group.distance + other.distance))
      }
    }
    return all
  }

  private func valueCandidates(_ line: Table) -> [Candidate] {
    let layout = line.layout
    guard options.y.isEmpty, options.value == nil else { return [] }
    let told = Set(layout.y.map(\.number))
    var found: [Candidate] = []
    let all = layout.valueCandidates
    if all.count > 1, all.count <= Self.mostSeries, Set(all.map(\.number)) != told {
      found.append(
        Candidate(
          requests: [.values(all.map(layout.reference))], distance: layout.by.isEmpty ? 1 : 3))
    }
    let ranked = layout.choices.first { $0.stage == .y }?.candidates ?? []
    for candidate in ranked.dropFirst() {
      found.append(
        Candidate(
          requests: [.values(candidate.columns.map(layout.reference))],
          distance: ranked[0].score - candidate.score))
    }
    let named = Set(ranked.flatMap(\.columns).filter { _ in ranked.count > 1 })
    for (place, column) in all.filter({ !named.contains($0) }).prefix(3).enumerated()
    where told.count > 1 || !told.contains(column.number) {
      found.append(
        Candidate(
          requests: [.values([layout.reference(to: column)])],
          distance: (told.count > 1 ? 2 : 4) + Double(place)))
    }
    return found
  }

  private func groupCandidates(_ line: Table) -> [Candidate] {
    guard options.grouping == .automatic else { return [] }
    let layout = line.layout
    let ranked = layout.choices.first { $0.stage == .by }?.candidates ?? []
    var found = ranked.dropFirst().map { candidate in
      Candidate(
        requests: [
          candidate.columns.isEmpty ? .oneSeries : .groups(candidate.columns.map(layout.reference))
        ], distance: ranked[0].score - candidate.score)
    }
    if !layout.by.isEmpty || layout.x.isEmpty && layout.choices.isEmpty {
      found.append(Candidate(requests: [.oneSeries], distance: 3))
    }
    return found
  }

  private func placeCandidates(_ line: Table) -> [Candidate] {
    guard options.x == nil, !options.countsRows else { return [] }
    let ranked = line.layout.choices.first { $0.stage == .x }?.candidates ?? []
    return ranked.dropFirst().filter { $0.columns.count < 2 }.map { candidate in
      Candidate(
        requests: [
          candidate.columns.first.map { .x(line.layout.reference(to: $0)) } ?? .countsRows
        ], distance: ranked[0].score - candidate.score)
    }
  }

  private func kindCandidates(_ chosen: Table, _ line: Table) -> [Candidate] {
    guard options.form == nil else { return [] }
    if chosen.form != nil { return [Candidate(requests: [.kind(.line)], distance: 1)] }
    var found: [Candidate] = []
    let values = line.layout.valueCandidates
    switch line.x {
    case .rows where values.count == 2, .numbers where values.count < 3:
      found.append(Candidate(requests: [.kind(.scatter)], distance: 2.5))
    case .rows where values.count == 1:
      found.append(Candidate(requests: [.kind(.histogram)], distance: 2.5))
    case .categories:
      found.append(Candidate(requests: [.kind(.bars)], distance: 4))
    case .rows, .numbers, .dates: break
    }
    if line.columns.count > 2, !line.x.isCounted {
      found.append(Candidate(requests: [.kind(.heatmap)], distance: 3.5))
    }
    return found
  }
}

extension XAxis {
  /// Whether points stand at dates, at numbers or in rows.
  fileprivate var isCounted: Bool {
    switch self {
    case .dates, .rows, .numbers: true
    case .categories: false
    }
  }
}

extension Table {
  /// Whether there are two values or more.
  fileprivate var holdsValues: Bool {
    columns.reduce(0) { $0 + $1.values.count { !$0.isNaN } } > 1
  }
}

extension TableLayout {
  /// What a column is called where one is asked for.
  func reference(to column: ColumnName) -> ColumnReference {
    column.reference(among: Set(x + y + by + others + valueCandidates), hasHeader: hasHeader)
  }
}

extension DataSource {
  /// The source, which can be read several times: what comes once is held whole.
  fileprivate func readAgain() throws(ReadError) -> DataSource {
    if case .bytes = self { return self }
    var window = try ByteWindow(self)
    if case .path = self, window.stream.isSeekable { return self }
    try window.readAll()
    return .bytes(Array(window.bytes[window.start..<window.end]), name: name)
  }
}

extension ReadOptions {
  /// The same options with further requests.
  func asking(_ requests: [Reading.Request]) -> ReadOptions {
    var options = self
    options.reading = nil
    for request in requests {
      switch request {
      case .x(let column): (options.x, options.countsRows) = (column, false)
      case .countsRows: (options.x, options.countsRows) = (nil, true)
      case .values(let columns): options.y = columns
      case .groups(let columns): options.grouping = .columns(columns)
      case .oneSeries: options.grouping = .none
      case .kind(let form): options.form = form
      }
    }
    return options
  }
}

extension Reading {
  init(_ table: Table, _ requests: [Request]) {
    func names(_ columns: [ColumnName]) -> [String] {
      columns.map { HeadingUnit($0.heading).name }.filter { !$0.isBlank }
    }
    let layout = table.layout
    (x, values) = (names(layout.x), names(layout.y))
    groups = names(layout.by)
    kind = table.form?.form
    self.requests = requests
  }
}
