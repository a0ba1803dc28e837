// SPDX-License-Identifier: MIT

/// Why there is no chart: what the program ends with for the same table.
struct Refusal: Error {
  let message: Message

  init(_ error: some LibraryError) {
    message = Message(error.exitStatus, error.said.problem, error.said.remedy)
  }

  /// Why a table is not read, with options that read it where there are any.
  init(_ error: ReadError, _ source: DataSource, _ options: ReadOptions) {
    let changes = RemedySearch(source, options).changes(for: error)
    message =
      changes.isEmpty
      ? Refusal(error).message : RefusedTable(cause: error, changes: changes).message
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
  let table: Table
  /// What it was read of.
  let bytes: [UInt8]

  init(_ bytes: [UInt8], _ request: WebRequest) throws(Refusal) {
    let table = try Table(.bytes(bytes, name: request.name), request.reading)
    let name = pathStem(request.name)
    let title = request.title ?? table.stated?.title ?? name
    let cuts = try Refusal.from { () throws(RangeError) in try table.series() }
    var pieces = cuts.enumerated().map { index, cut in
      WebPiece(cut, of: table, request, title, isOne: cuts.count == 1, isFirst: index == 0, name)
    }
    var columns = table.form
    if let kept = cuts.first?.kept { columns = columns?.keeping(kept) }
    let all = pieces.map { $0.series }
    if let columns { pieces = [pieces[min(columns.form.toldColumn, pieces.count - 1)]] }
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
    let aboutKind = LoadNote(columns, all, chart, asked: request.form, name: name)
    notes =
      table.notes.map { .read($0, name: name) } + splits.notes(name: name)
      + pieces.flatMap { $0.notes } + (aboutKind.map { [$0] } ?? [])
    context = ChartContext(table, pieces, splits, request)
    (self.chart, self.form, self.table, self.bytes) = (chart, form, table, bytes)
  }

  /// The chart and what is known about it, with what the language calls what has no name of its own.
  func told(in language: Language) throws(Refusal) -> (chart: Chart, context: ChartContext) {
    try Refusal.from { () throws(ChartError) in
      try names(in: language.sentences).told(chart, context)
    }
  }

  func names(in sentences: Sentences) -> OwnNames {
    OwnNames(of: [table.layout], isStated: table.stated != nil, in: sentences)
  }
}

extension Table {
  fileprivate init(_ source: DataSource, _ options: ReadOptions) throws(Refusal) {
    do throws(ReadError) {
      self = try TableReader(options: options).read(source)
    } catch {
      throw Refusal(error, source, options)
    }
  }

  /// The chart that was taken unasked of several, and the titles of all; nil where there is a single one.
  var chartTaken: (number: Int, titles: [String])? {
    for note in notes {
      if case .chartTaken(let number, let titles) = note { return (number, titles) }
    }
    return nil
  }
}

/// A series with its place in the words.
struct WebPiece {
  let series: Series
  let measure: ChartContext.Measure?
  let notes: [LoadNote]

  init(
    _ cut: SeriesCut, of table: Table, _ request: WebRequest, _ title: String, isOne: Bool,
    isFirst: Bool, _ name: String
  ) {
    series = cut.series.ordered(as: request.form)
    if isOne, cut.series.quantity == nil {
      measure = ChartContext.Measure(
        column: cut.series.name, under: title, of: table.bars == nil ? nil : table.value)
    } else {
      measure = isFirst ? cut.series.common : nil
    }
    notes = cut.incomplete.map { .incomplete($0, name: name) }
  }
}

extension ChartContext {
  fileprivate init(
    _ table: Table, _ pieces: [WebPiece], _ splits: [PossibleSplit], _ request: WebRequest
  ) {
    self.init()
    today = request.today
    origin = .file(request.name)
    asOf = table.x.lastDate
    measures = pieces.map { $0.measure }
    leadsWithTitle = true
    columns = table.layout.columns(headings: table.heardHeadings)
    rows = table.layout.rows
    omissions = table.notes.compactMap { Omission($0) }
    self.splits = splits
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
