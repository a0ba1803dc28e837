// SPDX-License-Identifier: MIT

/// What a quotation mark within a cell in quotation marks looks like.
enum Quoting {
  /// Two of them, as RFC 4180 has it.
  case doubled
  /// One behind a backslash, or two of them.
  case escaped
  /// One that nothing marks: a cell ends where a delimiter or a line end follows one.
  case loose

  /// The ways in which cells are read where they cannot be by the standard.
  static let others: [Quoting] = [.escaped, .loose]
}

extension ReadError {
  /// The row whose quotation marks cannot be understood; nil for other errors.
  var oddlyQuotedRow: Int? {
    switch self {
    case .textAfterQuote(_, let row), .unterminatedQuote(_, let row): row
    default: nil
    }
  }
}
