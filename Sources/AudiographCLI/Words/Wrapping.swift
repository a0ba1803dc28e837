// SPDX-License-Identifier: MIT

extension String {
  /// The text in lines of at most `width` characters, broken at spaces; nil leaves it whole.
  ///
  /// A word that is longer stays whole on a line of its own. Width at least 1.
  func wrapped(at width: Int?) -> [String] {
    guard let width, count > width else { return [self] }
    var lines: [String] = []
    var line = ""
    var length = 0
    for word in split(separator: " ") {
      let wordLength = word.count
      if length > 0, length + 1 + wordLength > width {
        lines.append(line)
        (line, length) = (String(word), wordLength)
      } else {
        line += length > 0 ? " \(word)" : String(word)
        length += wordLength + (length > 0 ? 1 : 0)
      }
    }
    return length > 0 || lines.isEmpty ? lines + [line] : lines
  }
}

extension [String] {
  /// Every line wrapped on its own.
  func wrapped(at width: Int?) -> [String] { flatMap { $0.wrapped(at: width) } }
}
