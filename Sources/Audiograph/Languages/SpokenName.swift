// SPDX-License-Identifier: MIT

/// A text from the data, such as a title or a category, as a voice can say it.
///
/// Symbols become words or spaces, digits stand apart from letters, digits in groups are joined,
/// a name that is a ticker and nothing else is spelled, and one that is a unit is said in words:
/// `S&P 500` is `S and P 500`, `CO2` is `CO 2`, `AAPL` is `A.A.P.L.`, `kWh` is `kilowatt hours`. Letters
/// of every script stay.
///
/// - Returns: The name; the empty text where nothing can be said.
func spokenName(_ text: String, language: Language) -> String {
  let name = text.textWithoutIsolates.trimmed
  guard !name.isTicker else { return spokenSymbol(name) }
  if name.mixesCases, let unit = language.units.units[name] { return unit[.other] }
  var reader = NameReader(name, language.wording(.speech))
  let spoken = language.marked(reader.pieces().spoken)
  return language.wordSpace.isEmpty ? spoken.withoutSpacesAtWideLetters : spoken
}

/// A ticker letter by letter: `AAPL` is `A.A.P.L.`, `0E9V` is `0 E 9 V`, `BRK.B` is `B.R.K.B.`.
///
/// Digits stay numbers; anything that is neither a letter nor a digit is left out.
func spokenSymbol(_ symbol: String) -> String {
  var pieces: [NamePiece] = []
  var letters = ""
  for scalar in symbol.textWithoutIsolates.uppercased().unicodeScalars {
    guard !scalar.isASCIIDigit else {
      if case .number(let digits) = pieces.last, letters.isEmpty {
        pieces[pieces.count - 1] = .number(digits + String(scalar))
      } else {
        pieces += letters.spelled + [.number(String(scalar))]
      }
      letters = ""
      continue
    }
    let isSaid = scalar.isLetter && !scalar.properties.isDefaultIgnorableCodePoint
    if isSaid { letters.unicodeScalars.append(scalar) }
  }
  return (pieces + letters.spelled).spoken
}

/// A part of a name that is said by itself.
enum NamePiece {
  case word(String)
  case number(String)
  case comma
}

extension String {
  fileprivate static let capitals: ClosedRange<Unicode.Scalar> = "A"..."Z"

  /// Whether it is two to five capitals, with at most one full stop or hyphen inside.
  fileprivate var isTicker: Bool {
    let scalars = Array(unicodeScalars)
    let letters = scalars.count { Self.capitals.contains($0) }
    let marks = scalars.count { $0 == "." || $0 == "-" }
    guard let first = scalars.first, let last = scalars.last, letters + marks == scalars.count
    else { return false }
    return (2...5).contains(letters) && marks <= 1 && Self.capitals.contains(first)
      && Self.capitals.contains(last)
  }

  /// Whether it has letters of both cases, capitals not at its beginning alone, as no word has.
  fileprivate var mixesCases: Bool {
    contains(where: \.isLowercase) && dropFirst().contains(where: \.isUppercase)
  }

  /// Capitals one by one with full stops; a single letter, and other scripts, as they are.
  fileprivate var spelled: [NamePiece] {
    guard unicodeScalars.count > 1, unicodeScalars.allSatisfy(Self.capitals.contains) else {
      return isEmpty ? [] : [.word(self)]
    }
    return [.word(map { "\($0)." }.joined())]
  }
}

extension [NamePiece] {
  /// The pieces in one line, a single space between them and a comma only between two of them.
  fileprivate var spoken: String {
    var text = ""
    var hasComma = false
    var endsInNumber = false
    for piece in self {
      switch piece {
      case .comma: hasComma = true
      case .word(let word):
        text += (text.isEmpty ? "" : hasComma ? ", " : " ") + word
        (hasComma, endsInNumber) = (false, false)
      case .number(let number):
        // Without a comma, a voice would take three digits after a number for its thousands.
        let isGroup = endsInNumber && number.prefix { $0.isNumber }.count == 3
        text += (text.isEmpty ? "" : hasComma || isGroup ? ", " : " ") + number
        (hasComma, endsInNumber) = (false, true)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }

  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// The same digit in ASCII, whatever script or raised position it has.
  var withASCIIDigit: Unicode.Scalar {
    let kind = properties.numericType
    guard kind == .decimal || kind == .digit, !isLetter, let value = properties.numericValue,
      let digit = Unicode.Scalar(0x30 + UInt32(value))
    else { return self }
    return digit
  }
}
