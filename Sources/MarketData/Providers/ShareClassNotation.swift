// SPDX-License-Identifier: MIT

internal import Audiograph

/// How a provider writes the share class, the part after the full stop of a symbol in the lists of
/// the exchanges of the United States: `BRK.B`, `OXY.W`.
///
/// Classes A, B and C stand after a hyphen everywhere. Other letters name exchanges elsewhere, which
/// is why only some are known, and V only where the directory has the symbol: `MKC.V` is a class of
/// shares, `ABC.V` may be a share in Vancouver.
struct ShareClassNotation {
  private let endings: [String: String]

  /// As Yahoo has them: `BRK-B`, `AIIA-UN`, `OXY-WT`, `JRI-RI`, `MKC-V`.
  static let yahoo = ShareClassNotation(unit: "UN", warrant: "WT", right: "RI")
  /// As Alpha Vantage and Stooq have them: `BRK-B`, `AIIA-U`, `OXY-WS`, `JRI-R`, `MKC-V`.
  static let others = ShareClassNotation(unit: "U", warrant: "WS", right: "R")

  private init(unit: String, warrant: String, right: String) {
    endings = ["U": unit, "W": warrant, "R": right, "A": "A", "B": "B", "C": "C", "V": "V"]
  }

  /// The symbol as the provider writes it; the symbol itself where nothing is known of its ending.
  func name(of symbol: MarketSymbol, directory: PriceStore? = nil) -> String {
    let parts = symbol.text.parts(at: ".")
    guard parts.count == 2, let ending = endings[String(parts[1])],
      ending != "V" || Self.isListed(symbol, directory)
    else { return symbol.text }
    return "\(parts[0])-\(ending)"
  }

  private static func isListed(_ symbol: MarketSymbol, _ directory: PriceStore?) -> Bool {
    (try? directory?.entry(of: symbol))?.currency == "USD"
  }
}
