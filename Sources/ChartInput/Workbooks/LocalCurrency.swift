// SPDX-License-Identifier: MIT

/// Currencies whose signs several countries have.
enum LocalCurrency {
  /// What a sign means in a country, which Windows numbers in hexadecimal; the sign itself where that says
  /// nothing more.
  static func code(of sign: String, in country: String) -> String {
    // The lower 16 bits are the language and the country, those above a calendar or digits.
    guard let number = UInt32(country, radix: 16), let code = codes[sign]?[number & 0xFFFF] else {
      return sign
    }
    return code
  }

  private static let crowns: [UInt32: String] = [
    0x41D: "SEK", 0x414: "NOK", 0x814: "NOK", 0x43B: "NOK", 0x406: "DKK", 0x438: "DKK",
    0x46F: "DKK", 0x40F: "ISK",
  ]

  private static let codes: [String: [UInt32: String]] = [
    "kr": crowns, "kr.": crowns, "Kr": crowns,
    "$": [
      0x409: "USD", 0x1009: "CAD", 0xC0C: "CAD", 0xC09: "AUD", 0x1409: "NZD", 0x80A: "MXN",
      0x2C0A: "ARS", 0x340A: "CLP", 0x240A: "COP", 0xC04: "HKD", 0x1004: "SGD", 0x4809: "SGD",
    ],
    "£": [0x809: "GBP", 0xC01: "EGP"], "¥": [0x411: "JPY", 0x804: "CNY"],
  ]
}
