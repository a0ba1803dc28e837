// SPDX-License-Identifier: MIT

/// Why there is no chart: what the program ends with for the same table.
struct Refusal: Error {
  let exitStatus: ExitCode
  let problem: Said?
  let remedy: Said?

  init(_ exitStatus: ExitCode, _ problem: Said?, _ remedy: Said?) {
    (self.exitStatus, self.problem, self.remedy) = (exitStatus, problem, remedy)
  }

  init(_ error: some LibraryError) {
    self.init(error.exitStatus, error.said.problem, error.said.remedy)
  }
}

/// What a chart is made with: the options of the program that a page has.
struct WebRequest {
  var name = ""
  var language = Language.english
  var level = Level.standard
  var form: FormName?
  var title: String?
  var today: CalendarDate?
  /// The options of the reader.
  var reading = ReadOptions()
}

/// A table after reading, as `LoadedChart` is in the program for one file.
struct WebChart {
  let chart: Chart
  let context: ChartContext
  let notes: [LoadNote]
  let form: FormChart?
  let choice: FormChoice
  private let table: Table

  init(_ bytes: [UInt8], _ request: WebRequest) throws(Refusal) {
    let table = try Refusal.from { () throws(ReadError) in
      try TableReader(options: request.reading).read(.bytes(bytes, name: request.name))
    }
    let cuts = try Refusal.from { () throws(RangeError) in try table.series() }
    let stem = Self.stem(of: request.name)
    var pieces = cuts.enumerated().map { index, cut in
      WebPiece(cut, request, isOne: cuts.count == 1, isFirst: index == 0, table, stem: stem)
    }
    var columns = table.form
    if let kept = cuts.first?.kept { columns = columns?.keeping(kept) }
    let all = pieces.map { $0.series }
    if let columns { pieces = [pieces[min(columns.form.toldColumn, pieces.count - 1)]] }
    let title = request.title ?? table.stated?.title ?? stem
    let form = try columns.map { columns throws(Refusal) in
      try Refusal.from { () throws(FormError) in
        try FormChart(columns, of: all, title: title, FormRequest())
      }
    }
    let chart = try Refusal.from { () throws(ChartError) in
      try Chart(title: title, series: form?.told(of: all) ?? pieces.map { $0.series })
    }
    let told = request.form ?? table.stated?.form
    choice = FormChoice(
      columns?.form ?? told ?? chart.series.usualForm, isAsked: columns?.isAsked ?? (told != nil))
    let splits = table.bars?.possibleSplits() ?? []
    notes =
      table.notes.map { .read($0, name: stem) } + splits.notes(name: stem)
      + pieces.flatMap { $0.notes }
      + LoadNote.aboutKind(columns, all, chart, request, name: stem)
    context = ChartContext(table, pieces, splits, request)
    (self.chart, self.form, self.table) = (chart, form, table)
  }

  /// A name without what stands behind its last point.
  private static func stem(of name: String) -> String {
    let parts = name.parts(at: ".").map { String($0) }
    guard parts.count > 1, !parts[0].isEmpty else { return name }
    return parts.dropLast().joined(separator: ".")
  }

  /// The chart and what is known about it, with what the language calls what has no name of its own.
  func told(in language: Language) throws(Refusal) -> (chart: Chart, context: ChartContext) {
    let names = names(in: language.sentences)
    let series = chart.series.map { $0.called(names[$0.name] ?? $0.name, behind: nil) }
    var context = context
    context.measures = context.measures.map { measure in
      if case .named(let name) = measure { .named(names[name] ?? name) } else { measure }
    }
    let told = try Refusal.from { () throws(ChartError) in
      try Chart(title: names[chart.title] ?? chart.title, series: series)
    }
    return (told, context)
  }

  func names(in sentences: Sentences) -> [String: String] {
    var names: [String: String] = [:]
    if table.stated != nil { names[StatedAccount.totalName] = sentences.say(.statedTotal()) }
    for column in table.layout.y {
      names[english.say(.columnUnnamed(number: column.number))] =
        sentences.say(.columnUnnamed(number: column.number))
    }
    return names
  }

  /// The headings of the values that are heard; a price file is also read for its volume.
  fileprivate static func headings(of table: Table) -> [String] {
    guard let bars = table.bars else { return table.layout.y.map { $0.heading } }
    let heard = table.value.columns
    let read = PriceColumn.allCases.filter { bars.columns[$0] != nil }
    guard table.layout.y.count == read.count else { return heard.map { $0.rawValue } }
    var headings: [String] = []
    for (column, named) in zip(read, table.layout.y) where heard.contains(column) {
      headings.append(named.heading)
    }
    return headings
  }
}

/// A series with its place in the words.
struct WebPiece {
  let series: Series
  let measure: ChartContext.Measure?
  let notes: [LoadNote]

  init(
    _ cut: SeriesCut, _ request: WebRequest, isOne: Bool, isFirst: Bool, _ table: Table,
    stem: String
  ) {
    let isOne = isOne && cut.series.quantity == nil
    series = cut.series.ordered(as: request.form)
    let title = request.title ?? table.stated?.title ?? stem
    if !isOne {
      measure = isFirst ? cut.series.common : nil
    } else if table.bars != nil {
      measure = .price(table.value)
    } else {
      let name = cut.series.name
      measure = title.lowercased().endsInWords(name.lowercased()) ? nil : .named(name)
    }
    notes = cut.incomplete.map { .incomplete($0, name: stem) }
  }
}

extension ChartContext {
  fileprivate init(
    _ table: Table, _ pieces: [WebPiece], _ splits: [PossibleSplit], _ request: WebRequest
  ) {
    self.init()
    today = request.today
    origin = .file(request.name)
    if case .dates(let dates) = table.x, let last = dates.instants.indices.last {
      asOf = dates[last]
    }
    measures = pieces.map { $0.measure }
    leadsWithTitle = true
    let layout = table.layout
    var columns = Columns(
      x: layout.x.map { $0.heading }, y: WebChart.headings(of: table),
      by: layout.by.map { $0.heading }, rowCount: layout.rowCount, skippedCount: layout.skippedCount
    )
    columns.others = layout.others.map { $0.heading }
    self.columns = columns
    rows = layout.rows
    omissions = table.notes.compactMap { note in
      switch note {
      case .repeatedDatesReplaced(let count, _): .repeatedDates(count: count)
      case .emptyRowsSkipped(let count): .emptyRows(count: count)
      default: nil
      }
    }
    self.splits = splits
  }
}

extension [PossibleSplit] {
  fileprivate func notes(name: String) -> [LoadNote] {
    let told: [LoadNote] = prefix(3).map { .possibleSplit($0, name: name) }
    return count > 3 ? told + [.furtherSplits(count: count - 3, name: name)] : told
  }
}

extension LoadNote {
  /// That the data chose what a table is told as, or that something else would tell more.
  fileprivate static func aboutKind(
    _ columns: FormColumns?, _ series: [Series], _ chart: Chart, _ request: WebRequest,
    name: String
  ) -> [LoadNote] {
    if let columns {
      guard !columns.isAsked else { return [] }
      return [.toldAs(columns.form, columns: columns.toldNames(of: series), name: name)]
    }
    guard request.form == nil, chart.series.count == 1, case .rows = chart.series[0].x,
      !chart.series[0].values.isEmpty, !SeriesFacts(chart.series[0]).isOrdered
    else { return [] }
    return [.noOrder(name: name)]
  }
}

extension Series {
  /// The same points, in order for a line that was asked for, to be compared for bars.
  fileprivate func ordered(as form: FormName?) -> Series {
    switch (form, x) {
    case (.line, _): told(rowOrder: .asked)
    case (.bars, .categories): told(rowOrder: .compared)
    default: self
    }
  }

  /// What the groups of a column have in common, which is said once; nil if they have no name for
  /// it, and for a series that is none of them.
  fileprivate var common: ChartContext.Measure? {
    quantity.flatMap { $0.isBlank || name.contains($0) ? nil : .named($0) }
  }
}

extension String {
  /// Whether it ends with a text that does not begin within a word.
  fileprivate func endsInWords(_ text: String) -> Bool {
    let (own, end) = (Array(unicodeScalars), Array(text.unicodeScalars))
    guard own.count >= end.count, own.suffix(end.count).elementsEqual(end) else { return false }
    guard let before = own.dropLast(end.count).last?.properties else { return true }
    return !before.isAlphabetic && before.numericType == nil
  }
}

extension Refusal {
  /// What a part of the library gives, or why it refuses.
  static func from<Value, Failure: LibraryError>(
    _ body: () throws(Failure) -> Value
  ) throws(Refusal) -> Value {
    do throws(Failure) { return try body() } catch { throw Refusal(error) }
  }
}
