// SPDX-License-Identifier: MIT

/// Signs of a syntax in texts of others, found by bytes and scalars.
///
/// A sign beside a combining mark, a joining letter or a zero-width joiner is one `Character` with it,
/// which is not equal to the sign; whoever reads the text finds the sign all the same.
extension StringProtocol {
  /// Whether it begins with these very bytes.
  @inlinable package func begins(with start: String) -> Bool { utf8.starts(with: start.utf8) }

  /// Whether it ends with these very bytes.
  package func ends(with end: String) -> Bool { utf8.reversed().starts(with: end.utf8.reversed()) }

  /// Whether these very bytes stand in it.
  package func holds(_ part: String) -> Bool { utf8.firstRange(of: part.utf8) != nil }

  /// Whether one of the signs stands in it.
  package func holdsAny(of signs: String) -> Bool {
    unicodeScalars.contains { signs.unicodeScalars.contains($0) }
  }

  /// The parts between signs, empty ones too.
  package func parts(at sign: Unicode.Scalar, most count: Int = .max) -> [Substring] {
    let scalars = Substring(self).unicodeScalars
    return scalars.split(separator: sign, maxSplits: count - 1, omittingEmptySubsequences: false)
      .map(Substring.init)
  }

  /// The parts between signs that are not empty.
  package func words(at sign: Unicode.Scalar = " ") -> [Substring] {
    Substring(self).unicodeScalars.split(separator: sign).map(Substring.init)
  }

  /// What stands before the first of these signs; all of it where there is none.
  package func part(before signs: String) -> String {
    String(String.UnicodeScalarView(unicodeScalars.prefix { !signs.unicodeScalars.contains($0) }))
  }

  /// The text without its first scalars.
  package func without(first count: Int) -> String {
    String(String.UnicodeScalarView(unicodeScalars.dropFirst(count)))
  }

  /// The text without its last scalars.
  package func without(last count: Int) -> String {
    String(String.UnicodeScalarView(unicodeScalars.dropLast(count)))
  }

  /// The text with other texts in place of some scalars; where nil is returned, the scalar stays.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let other = replacement(scalar) {
        text.append(contentsOf: other.unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
