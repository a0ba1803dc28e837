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
  /// Empty for none, whatever the data say.
  let unit: String?
  /// The command that makes a table of a file.
  let through: ThroughCommand?
  /// What a kind of chart that is no line obeys.
  let form: FormChoices

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.exclude([(.from, .range), (.symbol, .file), (.query, .table)])
    if arguments.has(.value), arguments.has(.y) { throw .valueOfColumns }
    options = try ReadOptions(arguments)
    let typed = try RangeLength(arguments)
    range = try ChartRange(arguments, length: typed)
    if case .days = typed, arguments.has(.to) { length = nil } else { length = typed }
    through = try arguments.text(.through).map { text throws(UsageError) in
      guard let command = ThroughCommand(text) else {
        throw .malformedValue(option: "--through", value: text, form: .command)
      }
      return command
    }
    interval = arguments[.interval].flatMap(Interval.init)
    title = try arguments.text(.title)
    let unit = try arguments.text(.unit).map { $0 == "none" ? "" : $0 }
    self.unit = unit
    kind = arguments[.kind].flatMap(ChartKind.init) ?? unit.flatMap(Self.kind)
    form = try FormChoices(arguments)
    options.form = form.reading
    options.bounds = try arguments.bounds().map(ColumnReference.init)
    options.error = try arguments.text(.error).map(ColumnReference.init)
  }

  /// The same choices for several sources, or for what is heard in its order: a line, unless somebody
  /// asked for something else.
  var asLine: DataOptions {
    var choices = self
    choices.options.form = options.form ?? .line
    return choices
  }

  /// Whether range and interval are for later, when the dates of all sources are aligned.
  private(set) var cutsLater = false

  /// The range that each source is cut to by itself.
  var cutRange: ChartRange? { cutsLater ? nil : range }
  /// The interval into which each source is gathered by itself.
  var cutInterval: Interval? { cutsLater ? nil : interval }

  /// The same choices, with every column of price files or only those that are heard.
  func reading(allPrices: Bool, cutsLater: Bool) -> DataOptions {
    var choices = self
    choices.options.allPriceColumns = allPrices
    choices.cutsLater = cutsLater
    return choices
  }

  /// Percentages where the unit says so, as in a heading such as `Rate (%)`.
  private static func kind(ofUnit unit: String) -> ChartKind? {
    let kind = UnitRecognition.kind(ofUnit: unit)
    return kind == .percent ? kind : nil
  }
}

extension Arguments {
  /// The text given for an option, or nil if the option is absent.
  fileprivate func text(_ option: OptionName) throws(UsageError) -> String? {
    guard let text = self[option] else { return nil }
    guard !text.isBlank else { throw .emptyText(option: option.typed) }
    return text
  }
}

extension ReadOptions {
  /// Whether nothing is asked for about columns and rows, nor another kind of chart than a line.
  var asksForNothing: Bool {
    var others = self
    (others.form, others.allPriceColumns) = (.line, false)
    return (form ?? .line) == .line && others == ReadOptions()
  }

  fileprivate init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    countsRows = arguments[.x] == "none"
    x = countsRows ? nil : arguments[.x].map(ColumnReference.init)
    y = arguments.all(.y).map(ColumnReference.init)
    delimiter = try Self.delimiter(arguments)
    decimal = arguments[.decimal].flatMap(DecimalMark.init)
    field = arguments[.field]
    value = arguments[.value].flatMap(PriceValue.init)
    try readLayout(arguments)
    try readRoles(arguments)
    guard let text = arguments[.dateFormat] else { return }
    do { dateFormat = try DateFormat(text) } catch {
      throw .malformedValue(option: "--date-format", value: text, form: .dateFormat)
    }
  }

  private mutating func readLayout(_ arguments: Arguments) throws(UsageError) {
    headerLine = try Self.count(.header, arguments)
    skippedLines = try Self.count(.skip, arguments) ?? 0
    encoding = try arguments.text(.encoding)
    sheet = try arguments.text(.sheet).map(SheetReference.init)
    table = try arguments.text(.table)
    query = try arguments.text(.query)
    comment = try arguments.text(.comment)
    thousands = try Self.thousands(arguments)
    missing = arguments.all(.missing)
    ignoresBadCells = arguments.has(.ignoreBad)
    regex = arguments[.regex]
  }

  private mutating func readRoles(_ arguments: Arguments) throws(UsageError) {
    let by = arguments.all(.by)
    if by == ["none"] {
      grouping = .none
    } else if !by.isEmpty {
      grouping = .columns(by.map(ColumnReference.init))
    }
    only = arguments.all(.only)
    aggregate = arguments[.aggregate].flatMap(Aggregate.init)
    for text in arguments.all(.where) {
      let parts = text.parts(at: "=", most: 2)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw .malformedValue(option: "--where", value: text, form: .condition)
      }
      conditions.append(
        RowCondition(column: ColumnReference(String(parts[0])), text: String(parts[1])))
    }
    types = try arguments.all(.columnType).map { text throws(UsageError) in
      guard let type = ColumnDeclaration(text) else {
        throw .malformedValue(option: "--type", value: text, form: .columnType)
      }
      return type
    }
  }

  /// A whole number that is not negative; nil if the option is absent.
  private static func count(
    _ option: OptionName, _ arguments: Arguments
  ) throws(UsageError) -> Int? {
    guard let text = arguments[option] else { return nil }
    guard let count = Int(text), count >= 0, text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw .malformedValue(option: option.typed, value: text, form: .lineCount)
    }
    return count
  }

  private static func thousands(_ arguments: Arguments) throws(UsageError) -> Character? {
    switch arguments[.thousands] {
    case nil: return nil
    case "comma": return ","
    case "point": return "."
    case "space": return " "
    case "apostrophe": return "'"
    case .some(let text):
      guard let mark = text.first, text.count == 1, ",. '’\u{A0}\u{202F}".contains(mark) else {
        throw .malformedValue(option: "--thousands", value: text, form: .thousands)
      }
      return mark
    }
  }

  private static func delimiter(_ arguments: Arguments) throws(UsageError) -> Character? {
    switch arguments[.delimiter] {
    case nil: return nil
    case "comma": return ","
    case "semicolon": return ";"
    case "tab", "\\t": return "\t"
    case "space": return " "
    case .some(let text):
      guard let character = text.first, text.count == 1, character.isASCII,
        !text.holdsAny(of: "\"\r\n\0")
      else { throw .malformedValue(option: "--delimiter", value: text, form: .delimiter) }
      return character
    }
  }
}

extension ColumnDeclaration {
  /// A column and what it holds, the last sign of equality between them: headings may have some.
  init?(_ text: String) {
    let parts = text.parts(at: "=")
    guard parts.count > 1, let last = parts.last, let content = Content(rawValue: String(last))
    else {
      return nil
    }
    let column = parts.dropLast().joined(separator: "=")
    guard !column.isEmpty else { return nil }
    self.init(column: ColumnReference(column), content: content)
  }
}

extension RangeLength {
  fileprivate init?(_ arguments: Arguments) throws(UsageError) {
    guard let text = arguments[.range] else { return nil }
    do { try self.init(text) } catch {
      throw .malformedValue(option: "--range", value: text, form: .range)
    }
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
  fileprivate init?(_ arguments: Arguments, length: RangeLength?) throws(UsageError) {
    let from = try date(.from, arguments)
    let to = try date(.to, arguments)
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

private func date(
  _ option: OptionName, _ arguments: Arguments
) throws(UsageError) -> CalendarDate? {
  guard let text = arguments[option] else { return nil }
  guard let date = CalendarDate(written: text) else {
    throw .malformedValue(option: option.typed, value: text, form: .date)
  }
  return date
}
