// SPDX-License-Identifier: MIT

extension String {
  /// Whether it is one word of capitals, such as the short name of an authority.
  var isAbbreviation: Bool {
    utf8.count > 1 && utf8.allSatisfy((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains)
  }

  /// The text without anything that could steer a terminal or turn its writing around.
  ///
  /// Control characters, bidirectional controls, invisible formatting, box drawing and tags are
  /// dropped; line breaks and tabs become single spaces. Isolates that are closed stay, since what they
  /// hold turns nothing around them.
  package var displayText: String { displayText { $0.isShown } }

  /// The same without isolates, for what is not written: speech, braille.
  package var textWithoutIsolates: String { displayText { !$0.isIsolate && $0.isShown } }

  private func displayText(_ isShown: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: { !$0.isPlainASCII }) else { return self }
    var kept = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isBreak { kept.append(" ") } else if isShown(scalar) { kept.append(scalar) }
    }
    return kept.hasClosedIsolates ? String(kept) : String(kept.filter { !$0.isIsolate })
  }

  /// Whether there is nothing in it to be read or spoken.
  package var isBlank: Bool {
    displayText.unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
  }

  /// The text without white space at its ends.
  package var trimmed: String {
    let rest = drop(while: \.isWhitespace)
    return String(rest.reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension String.UnicodeScalarView {
  /// Whether every isolate is closed before the next one opens, and none is closed that is not open.
  fileprivate var hasClosedIsolates: Bool {
    var isOpen = false
    for scalar in self where scalar.isIsolate {
      guard isOpen == (scalar == .popIsolate) else { return false }
      isOpen.toggle()
    }
    return !isOpen
  }
}

extension Unicode.Scalar {
  /// Begins a stretch whose direction is that of its first strong letter (FSI).
  static let isolate: Unicode.Scalar = "\u{2068}"
  /// Ends it (PDI).
  static let popIsolate: Unicode.Scalar = "\u{2069}"

  fileprivate var isIsolate: Bool { self == .isolate || self == .popIsolate }

  fileprivate var isPlainASCII: Bool { value >= 0x20 && value < 0x7F }

  fileprivate var isBreak: Bool {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  fileprivate var isShown: Bool {
    switch value {
    case 0x20..<0x7F, 0x200C, 0x200D, 0x2068, 0x2069: true
    case 0x2500...0x259F: false
    default:
      switch properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
        .unassigned:
        false
      default: true
      }
    }
  }
}
