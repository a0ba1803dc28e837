// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension ReadOptions {
  /// Whether nothing is asked for about columns and rows, nor another kind of chart than a line.
  var asksForNothing: Bool {
    var others = self
    (others.form, others.formIsImplied, others.allPriceColumns) = (.line, false, false)
    return (form ?? .line) == .line && others == ReadOptions()
  }

  /// What the options of a command say of how its table is read.
  init(_ arguments: Arguments) {
    self.init()
    countsRows = arguments[.x] == "none"
    x = countsRows ? nil : arguments[.x].map(ColumnReference.init)
    y = arguments.all(.y).map(ColumnReference.init)
    delimiter = arguments[.delimiter].flatMap(Self.delimiter)
    decimal = arguments[.decimal].flatMap(DecimalMark.init)
    field = arguments[.field]
    value = arguments[.value].flatMap(PriceValue.init)
    readLayout(arguments)
    readRoles(arguments)
    dateFormat = arguments[.dateFormat].flatMap { try? DateFormat($0) }
  }

  private mutating func readLayout(_ arguments: Arguments) {
    headerLine = arguments[.header].flatMap(Self.lineCount)
    skippedLines = arguments[.skip].flatMap(Self.lineCount) ?? 0
    encoding = arguments[.encoding]
    sheet = arguments[.sheet].map(SheetReference.init)
    table = arguments[.table]
    query = arguments[.query]
    reading = arguments[.reading].flatMap(Self.lineCount)
    chart = arguments[.chart]
    comment = arguments[.comment]
    thousands = arguments[.thousands].flatMap(Self.thousandsMark)
    missing = arguments.all(.missing)
    ignoresBadCells = arguments.has(.ignoreBad)
    regex = arguments[.regex]
  }

  private mutating func readRoles(_ arguments: Arguments) {
    let by = arguments.all(.by)
    if by == ["none"] {
      grouping = .none
    } else if !by.isEmpty {
      grouping = .columns(by.map(ColumnReference.init))
    }
    only = arguments.all(.only)
    aggregate = arguments[.aggregate].flatMap(Aggregate.init)
    conditions = arguments.all(.where).compactMap(RowCondition.init)
    sorting = arguments[.sort].flatMap(NameSorting.init)
    types = arguments.all(.columnType).compactMap(ColumnDeclaration.init)
  }

  /// A whole number that is not negative; nil for anything else.
  static func lineCount(_ text: String) -> Int? {
    guard text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(text)
  }

  /// A mark between thousands, by its name or itself; nil for anything else.
  static func thousandsMark(_ text: String) -> Character? {
    switch text {
    case "comma": return ","
    case "point": return "."
    case "space": return " "
    case "apostrophe": return "'"
    default:
      guard let mark = text.first, text.count == 1, ",. '’\u{A0}\u{202F}".contains(mark) else {
        return nil
      }
      return mark
    }
  }

  /// What parts the cells of a row, by its name or itself; nil for anything else.
  static func delimiter(_ text: String) -> Character? {
    switch text {
    case "comma": return ","
    case "semicolon": return ";"
    case "tab", "\\t": return "\t"
    case "space": return " "
    default:
      guard let character = text.first, text.count == 1, character.isASCII,
        !text.holdsAny(of: "\"\r\n\0")
      else { return nil }
      return character
    }
  }
}

extension RowCondition {
  /// `Sex=female`; nil for a text that names no column.
  init?(_ text: String) {
    let parts = text.parts(at: "=", most: 2)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    self.init(column: ColumnReference(String(parts[0])), text: String(parts[1]))
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
