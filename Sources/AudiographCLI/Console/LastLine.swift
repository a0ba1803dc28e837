// SPDX-License-Identifier: MIT

/// The last line on a terminal, and where breaks stand: after lines, or before them.
struct LastLine {
  /// Whether it is left without a break.
  var staysOpen = false
  /// Whether the cursor stands at its end.
  var isOpen = false
  /// How many times lines were written.
  private(set) var count = 0

  /// Lines with the breaks that belong to them, to be written in one go: a screen reader takes a lone break for
  /// a key, and breaks off for it.
  mutating func broken(_ lines: String) -> String {
    defer {
      isOpen = staysOpen
      count += 1
    }
    return (isOpen ? "\n" : "") + lines + (staysOpen ? "" : "\n")
  }

  /// The break that is due where somebody else writes what comes next.
  mutating func end() -> String {
    defer { isOpen = false }
    return isOpen ? "\n" : ""
  }
}
