// SPDX-License-Identifier: MIT

/// Signs of syntaxes beside scalars that make one `Character` with them.
public enum JoinedSigns {
  /// Every sign of ASCII that is neither a letter nor a digit, and the blank.
  public static let signs = (0x20..<0x7F).map { Character(Unicode.Scalar($0)) }
    .filter { !$0.isLetter && !$0.isNumber }.map(String.init)

  /// A letter that joins the next sign.
  public static let joining = "\u{D4E}"
  /// A mark that joins the sign before.
  public static let mark = "\u{301}"

  /// A text after a joining letter, before a mark, between both, and before a zero-width joiner.
  public static func around(_ text: String) -> [String] {
    [
      "a\(joining)\(text)b", "a\(text)\(mark)b", "a\(joining)\(text)\u{E33}b",
      "a\(text)\u{200D}b",
    ]
  }

  /// Each sign in each place.
  public static let all = signs.flatMap(around)
}
