// SPDX-License-Identifier: MIT

/// A ticker symbol: `AAPL`, `^GSPC`, `BTC-EUR`.
public struct MarketSymbol: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The symbol in capitals.
  public let text: String

  /// The most characters that a symbol has.
  public static let longest = 24

  /// A symbol from what was typed, upper-cased.
  ///
  /// Nil for an empty text, for more than 24 characters, and for signs besides ASCII letters,
  /// digits and `.`, `-`, `^`, `=`, `&`. A full stop cannot be first.
  public init?(_ typed: String) {
    let folded = typed.uppercased()
    guard (1...Self.longest).contains(folded.utf8.count), folded.utf8.first != 0x2E,
      folded.utf8.allSatisfy(Self.isAllowed)
    else { return nil }
    text = folded
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: ".-^=&".utf8.contains(byte)
    }
  }

  /// The symbol in capitals.
  public var description: String { text }

  /// Orders by the bytes of the text.
  public static func < (left: Self, right: Self) -> Bool { left.text < right.text }
}
