// SPDX-License-Identifier: MIT

extension [String] {
  /// The texts one after the other, with a separator between them.
  ///
  /// The standard library's has the runtime look for a conformance among all there are, which takes
  /// some 40 microseconds of every start.
  func joined(separator: String = "") -> String {
    guard var text = first else { return "" }
    for other in dropFirst() {
      text += separator
      text += other
    }
    return text
  }
}
