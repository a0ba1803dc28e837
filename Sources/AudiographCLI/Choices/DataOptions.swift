// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// The parsed options about the data, before any file is opened.
struct DataOptions {
  private(set) var options: ReadOptions
  let range: ChartRange?
  /// The length that was typed, for example `1Y`, by which the words call the range; nil for bars
  /// that are not the last ones.
  let length: RangeLength?
  let interval: Interval?
  let kind: ChartKind?
  let title: String?
  /// What is printed with the chart.
  let publication: Publication
  /// Empty for none, whatever the data say.
  let unit: String?
  /// The command that makes a table of a file.
  let through: ThroughCommand?
  /// What a kind of chart that is no line obeys.
  let form: FormChoices
  /// What asks for values in order where no kind was named: an option, or the command.
  let lineReason: String

  init(_ arguments: Arguments) throws(UsageError) {
    if arguments.has(.value), arguments.has(.y) { throw .valueOfColumns }
    options = ReadOptions(arguments)
    let typed = arguments[.range].flatMap { try? RangeLength($0) }
    range = ChartRange(arguments, length: typed)
    if case .days = typed, arguments.has(.to) { length = nil } else { length = typed }
    through = arguments[.through].flatMap(ThroughCommand.init)
    interval = arguments[.interval].flatMap(Interval.init)
    title = arguments[.title]
    publication = Publication(
      subtitle: arguments[.subtitle], dataSource: arguments[.dataSource],
      credit: arguments[.credit], footnote: arguments[.footnote])
    let unit = arguments[.unit].map { $0 == "none" ? "" : $0 }
    self.unit = unit
    kind = arguments[.kind].flatMap(ChartKind.init) ?? unit.flatMap(Self.kind)
    form = try FormChoices(arguments)
    options.form = form.reading
    (options.variant, options.stack) = (form.variant, form.stack)
    options.formIsImplied = form.name == nil && form.reading != nil
    lineReason = form.implying?.typed ?? arguments.command?.rawValue ?? ""
    options.bounds = try arguments.bounds().map(ColumnReference.init)
    options.error = arguments[.error].map(ColumnReference.init)
  }

  /// The same choices for several sources, or for what is heard in its order: a line, unless somebody
  /// asked for something else.
  var asLine: DataOptions {
    var choices = self
    if options.form == nil { (choices.options.form, choices.options.formIsImplied) = (.line, true) }
    return choices
  }

  /// Whether range and interval are for later, when the dates of all sources are aligned.
  private(set) var cutsLater = false

  /// Whether a line of daily prices ends with the day that is not over, where a price of it is known.
  private var endsWithToday = false

  /// Whether that day can be a point: of closes as they are.
  var canEndWithToday: Bool {
    endsWithToday && cutInterval == nil && (form.name ?? .line) == .line
  }

  /// The range that each source is cut to by itself.
  var cutRange: ChartRange? { cutsLater ? nil : range }
  /// The interval into which each source is gathered by itself.
  var cutInterval: Interval? { cutsLater ? nil : interval }

  /// The same choices for what is not cut again.
  var cuttingAtOnce: DataOptions {
    var choices = self
    choices.cutsLater = false
    return choices
  }

  /// The same choices for one reading of a table.
  func reading(as number: Int) -> DataOptions {
    var choices = self
    choices.options.reading = number
    return choices
  }

  /// The same choices, with every column of price files or only those that are heard.
  func reading(
    allPrices: Bool, cutsLater: Bool, endsWithToday: Bool = false
  ) -> DataOptions {
    var choices = self
    choices.endsWithToday = endsWithToday
    choices.options.allPriceColumns = allPrices
    choices.cutsLater = cutsLater
    return choices
  }

  /// Throws where something means nothing to what a table is told as, whether the data decided that or
  /// not.
  func check(_ columns: FormColumns) throws(UsageError) {
    if form.isLogarithmic, columns.form.countsFromZero {
      throw .contradiction("--as \(columns.form.rawValue)", "--scale log")
    }
    if columns.content == .counts, form.request.binning != nil {
      throw .contradiction(OptionName.bins.typed, "\"counts\"")
    }
    if interval != nil, columns.names != nil { throw .intervalOfGroups }
    if columns.form == .share, form.hasPan {
      throw .needsOption(option: OptionName.pan.typed, other: "--as bars")
    }
  }

  /// Throws where a source states a kind that has no values in order, and something asks for them.
  func check(_ table: Table?, beside other: String?) throws {
    guard options.formIsImplied, let form = table?.stated?.form, !form.isOfSeries else { return }
    if let other { throw UsageError.contradiction("--as \(form.rawValue)", other) }
    throw FormNotHere(form: form, place: lineReason)
  }

  /// Percentages where the unit says so, as in a heading such as `Rate (%)`.
  private static func kind(ofUnit unit: String) -> ChartKind? {
    let kind = UnitRecognition.kind(ofUnit: unit)
    return kind == .percent ? kind : nil
  }
}

extension RangeLength {
  /// A length such as `1Y` or `YTD` that somebody typed where no range is taken; nil for anything
  /// else, and for `MAX`, which is a symbol.
  init?(asTyped text: String) {
    guard text.uppercased() != "MAX", let length = try? RangeLength(text) else { return nil }
    self = length
  }
}

extension ChartRange {
  /// The range that options ask for; nil for none.
  init?(_ arguments: Arguments) {
    self.init(arguments, length: arguments[.range].flatMap { try? RangeLength($0) })
  }

  fileprivate init?(_ arguments: Arguments, length: RangeLength?) {
    let from = arguments.date(.from)
    let to = arguments.date(.to)
    if let length {
      self.init(length, end: to)
    } else if let from {
      self.init(start: .date(from), end: to)
    } else if let to {
      self.init(end: to)
    } else {
      return nil
    }
  }
}

extension Arguments {
  /// The date given for an option whose table takes one; nil if the option is absent.
  func date(_ option: OptionName) -> CalendarDate? {
    self[option].flatMap(CalendarDate.init(written:))
  }
}
