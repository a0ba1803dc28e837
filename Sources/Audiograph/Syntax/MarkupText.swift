// SPDX-License-Identifier: MIT

extension String {
  /// The text as the content of an element or the value of an attribute, in XML and in HTML.
  ///
  /// Characters that could steer a terminal or turn writing around are dropped, which leaves none
  /// that XML forbids.
  var markup: String {
    let text = displayText
    guard text.utf8.contains(where: { "&<>\"'".utf8.contains($0) }) else { return text }
    return text.replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: nil
      }
    }
  }
}

extension String {
  /// The text as the content of an element of HTML, with an element around each name that runs from
  /// right to left.
  var content: String {
    let text = markup
    guard text.unicodeScalars.contains(.isolate) else { return text }
    return text.replacingScalars { scalar in
      switch scalar {
      case "\u{2068}": "<bdi>"
      case "\u{2069}": "</bdi>"
      default: nil
      }
    }
  }
}

/// A length on a page or in a picture, to a tenth: `12`, `-3.5`.
func coordinate(_ length: Double) -> String {
  let tenths = Int((min(max(length, -1e6), 1e6) * 10).rounded())
  let sign = tenths < 0 ? "-" : ""
  let size = abs(tenths)
  return size % 10 == 0 ? "\(sign)\(size / 10)" : "\(sign)\(size / 10).\(size % 10)"
}
