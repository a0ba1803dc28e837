// SPDX-License-Identifier: MIT

extension ProviderFault {
  /// A provider's own words on one line, without signs that a terminal would obey.
  ///
  /// At most 200 characters; more are cut off and three dots say so.
  static func saying(_ text: String) -> ProviderFault {
    let shown = String(String.UnicodeScalarView(text.unicodeScalars.map(visible)))
    let words = shown.split(separator: " ").joined(separator: " ")
    return .said(words.count <= 200 ? words : String(words.prefix(197)) + "...")
  }

  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      " "
    default: scalar
    }
  }
}
