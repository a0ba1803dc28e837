// SPDX-License-Identifier: MIT

/// Names that run from right to left, within sentences that do not.
///
/// Without isolation, the numbers and marks behind a Hebrew or Arabic name are drawn before it.
extension String {
  /// The text as a name within a sentence: between isolates where it has letters that run from right
  /// to left, else as it is.
  package var isolated: String {
    guard unicodeScalars.contains(where: \.runsFromRightToLeft) else { return self }
    return "\(Unicode.Scalar.isolate)\(textWithoutIsolates)\(Unicode.Scalar.popIsolate)"
  }

  /// The text with an isolate closed that was cut open.
  var withIsolateClosed: String {
    unicodeScalars.contains(.isolate) && !unicodeScalars.contains(.popIsolate)
      ? "\(self)\(Unicode.Scalar.popIsolate)" : self
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of a script that runs from right to left.
  fileprivate var runsFromRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      isLetter
    default: false
    }
  }

  var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      true
    default: false
    }
  }
}
