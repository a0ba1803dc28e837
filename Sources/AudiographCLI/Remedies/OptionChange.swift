// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// One way of reading a table otherwise, as it is typed.
indirect enum OptionChange: Hashable, Sendable {
  case ignoreBad
  case missing(String)
  case decimal(DecimalMark)
  case thousands(Character, name: String)
  case delimiter(Character, name: String)
  case header(Int)
  case x(String)
  case y(String)
  case dateFormat(DateFormat)
  case type(String, ColumnDeclaration.Content)
  case field(String)
  case regex(String)
  case form(FormName)
  case both(OptionChange, OptionChange)

  /// The options as a shell has to be given them.
  var words: String {
    switch self {
    case .ignoreBad: "--ignore-bad"
    case .missing(let text): shellOption("--missing", text)
    case .decimal(let mark): "--decimal \(mark.rawValue)"
    case .thousands(_, let name): "--thousands \(name)"
    case .delimiter(_, let name): "--delimiter \(name)"
    case .header(let line): "--header \(line)"
    case .x(let column): shellOption("--x", column)
    case .y(let column): shellOption("--y", column)
    case .dateFormat(let format): shellOption("--date-format", format.text)
    case .field(let path): shellOption("--field", path)
    case .regex(let pattern): shellOption("--regex", pattern)
    case .form(let form): "--as \(form.rawValue)"
    case .type(let column, let content): shellOption("--type", "\(column)=\(content.rawValue)")
    case .both(let first, let second): "\(first.words) \(second.words)"
    }
  }

  func apply(to options: inout ReadOptions) {
    switch self {
    case .ignoreBad: options.ignoresBadCells = true
    case .missing(let text): options.missing.append(text)
    case .decimal(let mark): options.decimal = mark
    case .thousands(let mark, _): options.thousands = mark
    case .delimiter(let mark, _): options.delimiter = mark
    case .header(let line): options.headerLine = line
    case .x(let column): options.x = ColumnReference(column)
    case .y(let column): options.y = [ColumnReference(column)]
    case .dateFormat(let format): options.dateFormat = format
    case .field(let path): options.field = path
    case .regex(let pattern): options.regex = pattern
    case .form(let form): options.form = form
    case .type(let column, let content):
      options.types.append(
        ColumnDeclaration(column: ColumnReference(column), content: content))
    case .both(let first, let second):
      first.apply(to: &options)
      second.apply(to: &options)
    }
  }

  /// Delimiters to be tried, with the names that `--delimiter` takes.
  static let delimiters: [OptionChange] = [
    .delimiter(",", name: "comma"), .delimiter(";", name: "semicolon"),
    .delimiter("\t", name: "tab"), .delimiter("|", name: "'|'"), .delimiter(" ", name: "space"),
  ]
}
