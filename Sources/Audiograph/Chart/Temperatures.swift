// SPDX-License-Identifier: MIT

/// Units that only the name of what is measured explains.
package enum Temperatures {
  /// The degrees that a bare `C` or `F` is beside a temperature; nil for any other unit or name.
  package static func degrees(_ unit: String, of name: String) -> String? {
    let unit = unit.trimmed
    guard unit == "C" || unit == "F" else { return nil }
    return name.foldedWords.joinedToo.say(.temperaturePlace) ? "°\(unit)" : nil
  }
}
