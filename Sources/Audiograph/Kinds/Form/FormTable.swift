// SPDX-License-Identifier: MIT

/// The data of a chart in rows.
struct FormTable: Sendable, Hashable {
  var headings: [FormHeading]
  var rows: [[Cell]]

  /// What stands in a row below a heading.
  enum Cell: Sendable, Hashable {
    case text(String)
    case number(Double)
    /// There is no value.
    case empty

    /// A number, or nothing where it is missing or infinite.
    init(_ number: Double?) {
      self = number.flatMap { $0.isFinite ? .number($0) : nil } ?? .empty
    }
  }
}

/// What a column or a side of a picture is called.
enum FormHeading: Sendable, Hashable {
  /// By the data.
  case name(String)
  /// By the data, with what it is measured in.
  case measured(String, in: String?)
  /// By us, in the language of the words.
  case text(PageText)

  /// What stands above the column.
  func text(in wording: Wording) -> String {
    switch self {
    case .name(let name): name
    case .measured(let name, let unit): wording.withUnit(name, unit)
    case .text(let text): wording.say(.pageText(text: text)).capitalizedFirst
    }
  }
}
