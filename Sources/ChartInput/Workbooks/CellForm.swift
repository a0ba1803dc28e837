// SPDX-License-Identifier: MIT

internal import Audiograph

/// What the number of a cell is, as its format shows it.
enum CellForm: Hashable {
  case number
  /// A day, of which a format may show the month or the year alone.
  case day, month, year
  /// A day with a time, and whether seconds are shown.
  case moment(hasSeconds: Bool)
  /// A time of day, always with its seconds: without them it could be one of minutes and seconds.
  case clock
  /// A length of time.
  case duration
  case percent
  /// An amount, by the sign of its currency.
  case currency(String)
  case text

  /// The formats that have a number and no text in workbooks of Excel.
  init(builtIn number: Int) {
    switch number {
    case 9, 10: self = .percent
    case 14...16, 27...31, 34...36, 50...54, 57, 58: self = .day
    case 17: self = .month
    case 18...21, 32, 33, 55, 56: self = .clock
    case 22: self = .moment(hasSeconds: false)
    case 45...47: self = .duration
    case 49: self = .text
    default: self = .number
    }
  }

  /// The form that a format code such as `yyyy-mm-dd hh:mm` shows.
  init(code: String) {
    let code = FormatCode(code)
    self =
      code.isText
      ? .text
      : code.isElapsed
        ? .duration
        : Self.time(code)
          ?? (code.isPercent ? .percent : code.currency.map { Self.amount(in: $0) } ?? .number)
  }

  /// An amount in a currency that the reader of numbers knows; a number in any other one.
  static func amount(in currency: String) -> CellForm {
    let sign = currency.trimmed
    return isCurrency(sign) ? .currency(sign) : .number
  }

  /// Whether the reader of numbers knows a currency of this sign.
  static func isCurrency(_ sign: String) -> Bool {
    if case .currency = NumberAffix.find(PackedText.pack(sign)) { true } else { false }
  }

  private static func time(_ code: FormatCode) -> CellForm? {
    let letters = code.letters
    let hasClock = letters.contains("h") || letters.contains("s")
    if letters == ["m", "s"] { return .duration }
    let hasMonth = letters.contains("m") && !hasClock || code.hasMonthBesideClock
    guard letters.contains("d") || letters.contains("y") || hasMonth else {
      return hasClock ? .clock : nil
    }
    if hasClock { return .moment(hasSeconds: letters.contains("s")) }
    return letters.contains("d") ? .day : hasMonth ? .month : .year
  }
}

/// A format code of a spreadsheet, without what it only prints.
struct FormatCode {
  /// The letters of dates and times, in lower case.
  private(set) var letters: Set<Character> = []
  private(set) var isElapsed = false
  private(set) var isPercent = false
  private(set) var isText = false
  private(set) var currency: String?
  /// Whether a month is among days and hours: `m` stands for minutes only beside hours or seconds.
  var hasMonthBesideClock: Bool { letters.contains("m") && letters.contains("d") }

  private static let signs: Set<Unicode.Scalar> = ["€", "$", "£", "¥", "₹", "₩", "₽", "₺", "₴"]

  init(_ code: String) {
    if code == "@" { isText = true }
    if code.lowercased() == "general" || code.lowercased() == "standard" { return }
    var scalars = Array(code.unicodeScalars)[...]
    while let scalar = scalars.popFirst(), scalar != ";" { take(scalar, &scalars) }
  }

  private mutating func take(_ scalar: Unicode.Scalar, _ rest: inout ArraySlice<Unicode.Scalar>) {
    switch scalar {
    case "\"":
      takeLiteral(rest.prefix { $0 != "\"" })
      rest = rest.drop { $0 != "\"" }.dropFirst()
    case "\\", "_", "*":
      if let next = rest.popFirst(), scalar == "\\" { takeLiteral([next]) }
    case "[":
      takeBrackets(rest.prefix { $0 != "]" })
      rest = rest.drop { $0 != "]" }.dropFirst()
    case "%": isPercent = true
    case "d", "m", "y", "h", "s", "D", "M", "Y", "H", "S":
      letters.insert(Character(scalar.properties.lowercaseMapping))
    default: takeLiteral([scalar])
    }
  }

  private mutating func takeLiteral(_ scalars: ArraySlice<Unicode.Scalar>) {
    guard currency == nil else { return }
    let text = String(String.UnicodeScalarView(scalars)).trimmed
    if CellForm.isCurrency(text) {
      currency = text
    } else if let sign = scalars.first(where: Self.signs.contains) {
      currency = String(Character(sign))
    }
  }

  /// `[h]` is a length of time, `[$€-407]` a currency and its country; colours and conditions are neither.
  private mutating func takeBrackets(_ scalars: ArraySlice<Unicode.Scalar>) {
    guard scalars.first == "$" else {
      let isUnit = scalars.allSatisfy { "hmsHMS".unicodeScalars.contains($0) }
      isElapsed = isElapsed || isUnit && !scalars.isEmpty
      return
    }
    let sign = scalars.dropFirst().prefix { $0 != "-" }
    guard !sign.isEmpty else { return }
    let country = scalars[sign.endIndex...].dropFirst()
    currency = LocalCurrency.code(
      of: String(String.UnicodeScalarView(sign)).trimmed,
      in: String(String.UnicodeScalarView(country)))
  }
}
