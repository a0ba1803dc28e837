// SPDX-License-Identifier: MIT

extension String {
  /// The text as a cell of CSV (RFC 4180), in quotation marks where it needs them.
  package var csvCell: String {
    holdsAny(of: ",\"\r\n") ? "\"\(replacingScalars { $0 == "\"" ? "\"\"" : nil })\"" : self
  }

  /// The text as a spreadsheet takes it for text: what it would take for a formula has an apostrophe
  /// before it.
  ///
  /// Source: CSV Injection, OWASP.
  var withoutFormula: String {
    let signs = "=+-@\t\r\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars
    return unicodeScalars.first.map(signs.contains) == true ? "'\(self)" : self
  }

  /// The cells of a line of CSV, at commas that stand in no quotation marks; a pair of these stands
  /// for one.
  package var csvCells: [String] {
    var cells = [String.UnicodeScalarView()]
    var isQuoted = false
    var before: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar {
      case "\"":
        if before == "\"", !isQuoted { cells[cells.count - 1].append(scalar) }
        isQuoted.toggle()
      case "," where !isQuoted: cells.append(String.UnicodeScalarView())
      default: cells[cells.count - 1].append(scalar)
      }
      before = scalar
    }
    return cells.map(String.init)
  }
}
