// SPDX-License-Identifier: MIT

/// A number taken apart, whatever its decimal mark is: digits with marks, and what stands around.
struct NumberForm {
  /// Where the digits and the marks among them stand.
  private(set) var core = 0..<0
  private(set) var shape = DigitShape()
  /// The power of ten that an exponent and a suffix multiply by.
  private(set) var exponent = 0
  private(set) var isNegative = false
  /// A currency, `%` or another unit, packed; 0 for none.
  private(set) var unit: UInt64 = 0
  /// Whether the unit has to be that of the whole column.
  private(set) var isMeasure = false
  /// The power of ten of a suffix; 0 for none.
  private(set) var scale = 0
  /// Whether an `m` may mean metres or millions.
  private(set) var hasOpenM = false
  private(set) var isLimit = false
  private(set) var isFlagged = false

  let bytes: [UInt8]
  private var place: Int
  private let end: Int
  private var isSigned = false
  private var isBracketed = false

  /// nil if the cell is not a number.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    place = range.lowerBound
    end = range.upperBound
    guard readPrefix(), readCore(), readExponent(), readSuffixes(), !isBracketed else { return nil }
  }

  private var sign: PlainSign { PlainSign(bytes, at: place, end: end) }

  private func isDigit(at place: Int) -> Bool { place < end && bytes[place].isDigit }

  private mutating func setUnit(_ packed: UInt64) -> Bool {
    guard unit == 0 else { return false }
    unit = packed
    return true
  }
}

// MARK: - In front of the digits

extension NumberForm {
  private mutating func readPrefix() -> Bool {
    while place < end {
      if startsCore { return true }
      guard takePrefix(sign) else { return false }
    }
    return false
  }

  private var startsCore: Bool {
    let byte = bytes[place]
    return byte.isDigit || (byte == Byte.point || byte == Byte.comma) && isDigit(at: place + 1)
  }

  private mutating func takePrefix(_ sign: PlainSign) -> Bool {
    switch sign.byte {
    case Byte.space: break
    case Byte.minus, Byte.plus:
      guard !isSigned else { return false }
      isSigned = true
      isNegative = sign.byte == Byte.minus
    case PlainSign.dash:
      guard !isSigned, isDigit(at: place + sign.length) else { return false }
      (isSigned, isNegative) = (true, true)
    case UInt8(ascii: "("):
      guard !isSigned else { return false }
      (isSigned, isNegative, isBracketed) = (true, true, true)
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "~"):
      guard !isLimit, !isSigned else { return false }
      isLimit = true
      if place + sign.length < end, bytes[place + sign.length] == UInt8(ascii: "=") { place += 1 }
    default: return takeCurrency()
    }
    place += sign.length
    return true
  }

  /// Takes a sign or a code of a currency in front of the digits.
  private mutating func takeCurrency() -> Bool {
    var stop = place
    while stop < end, stop - place <= 8, !endsCurrency(at: stop) { stop += 1 }
    let packed = PackedText.pack(bytes, place..<stop)
    guard case .currency = NumberAffix.find(packed) else { return false }
    place = stop
    return setUnit(packed)
  }

  /// A point ends it unless it shortens letters, as in `Rs. 5`.
  private func endsCurrency(at stop: Int) -> Bool {
    let byte = PlainSign(bytes, at: stop, end: end).byte
    guard byte == Byte.point else {
      return byte.isDigit || byte == Byte.space || byte == Byte.minus || byte == Byte.plus
        || byte == UInt8(ascii: "(") || byte == Byte.comma || byte == PlainSign.dash
    }
    return stop == place || !(97...122).contains(bytes[stop - 1].lowercased)
  }
}

// MARK: - The digits

extension NumberForm {
  private mutating func readCore() -> Bool {
    let start = place
    var groups = 0
    while place < end {
      if bytes[place].isDigit {
        shape.takeDigit(isZero: bytes[place] == Byte.zero)
        place += 1
        continue
      }
      let sign = self.sign
      guard isMark(sign) else { break }
      shape.take(mark: sign.byte)
      place += sign.length
      groups += sign.byte == Byte.space ? 1 : 0
    }
    core = start..<place
    // A plus and groups apart are a telephone number.
    return groups < 2 || !isSigned || isNegative
  }

  /// Whether a mark belongs to the digits: one that is followed by digits, or the point of `5.`.
  private func isMark(_ sign: PlainSign) -> Bool {
    let next = place + sign.length
    switch sign.byte {
    case Byte.point, Byte.comma: return isDigit(at: next) || bytes[place - 1].isDigit
    case PlainSign.apostrophe: return isDigit(at: next)
    case Byte.space:
      return isDigit(at: next) && isDigit(at: next + 1) && isDigit(at: next + 2)
        && !isDigit(at: next + 3)
    default: return false
    }
  }

  /// Takes an exponent after the digits; false if what stands there cannot be one.
  private mutating func readExponent() -> Bool {
    guard place < end, bytes[place] | 0x20 == UInt8(ascii: "e") else { return true }
    let next = place + 1 < end ? bytes[place + 1] : 0
    let hasSign = next == Byte.minus || next == Byte.plus
    guard isDigit(at: place + (hasSign ? 2 : 1)) else { return true }
    place += hasSign ? 2 : 1
    var size = 0
    while isDigit(at: place) {
      // Beyond 100 000 every exponent gives zero or infinity.
      size = min(100_000, size * 10 + Int(bytes[place] & 15))
      place += 1
    }
    exponent = next == Byte.minus ? -size : size
    return true
  }
}

// MARK: - After the digits

extension NumberForm {
  private mutating func readSuffixes() -> Bool {
    var blanks = 0
    while place < end {
      let sign = self.sign
      if sign.byte == Byte.space {
        blanks += 1
        place += sign.length
      } else {
        guard takeSuffix(sign, blanks: blanks) else { return false }
        blanks = 0
      }
    }
    return true
  }

  private mutating func takeSuffix(_ sign: PlainSign, blanks: Int) -> Bool {
    switch sign.byte {
    case UInt8(ascii: "%"):
      place += sign.length
      return setUnit(UInt64(sign.byte))
    case UInt8(ascii: ")"):
      guard isBracketed else { return false }
      isBracketed = false
      place += 1
      return true
    case Byte.minus, PlainSign.dash: return takeMinus(sign)
    case PlainSign.footnote:
      isFlagged = true
      place += sign.length
      return true
    case PlainSign.plusMinus: return takeError(from: place + sign.length)
    case Byte.plus where bytes[place..<end].starts(with: "+/-".utf8):
      return takeError(from: place + 3)
    case UInt8(ascii: "["): return takeNote(upTo: UInt8(ascii: "]"), letters: 10)
    case UInt8(ascii: "("): return takeNote(upTo: UInt8(ascii: ")"), letters: 3)
    default: return takeWord(blanks: blanks)
    }
  }

  /// Takes the minus of `12-`, or the dash of `12.-`, which stands for no cents.
  private mutating func takeMinus(_ sign: PlainSign) -> Bool {
    guard place + sign.length == end, !isSigned else { return false }
    let isMinus = bytes[place - 1].isDigit
    guard !isMinus || sign.byte == Byte.minus else { return false }
    (isNegative, isSigned) = (isMinus, true)
    place = end
    return true
  }

  /// Takes what stands behind `±`: figures with a mark.
  private mutating func takeError(from start: Int) -> Bool {
    place = start
    while place < end, sign.byte == Byte.space { place += sign.length }
    let first = place
    while place < end,
      bytes[place].isDigit || bytes[place] == Byte.point || bytes[place] == Byte.comma
    {
      place += 1
    }
    isFlagged = true
    return place > first
  }

  /// Takes a footnote in brackets; in round ones it has letters only: `(p)`.
  private mutating func takeNote(upTo close: UInt8, letters: Int) -> Bool {
    var stop = place + 1
    while stop < end, stop - place <= letters + 1, bytes[stop] != close {
      let isLetter = (97...122).contains(bytes[stop].lowercased)
      guard isLetter || letters > 3 else { return false }
      stop += 1
    }
    guard stop < end, bytes[stop] == close, stop > place + 1 else { return false }
    place = stop + 1
    isFlagged = true
    return true
  }

  private mutating func takeWord(blanks: Int) -> Bool {
    let word = place..<wordEnd
    place = word.upperBound
    return !word.isEmpty && (takeFlags(word, blanks: blanks) || takeAffix(word, blanks: blanks))
  }

  /// Where the word at this place ends; none is longer than eight bytes.
  private var wordEnd: Int {
    var stop = place
    while stop < end, stop - place <= 8, !endsWord(bytes[stop]),
      PlainSign(bytes, at: stop, end: end).byte != Byte.space
    { stop += 1 }
    return stop
  }

  private func endsWord(_ byte: UInt8) -> Bool {
    byte == Byte.space || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
      || byte == UInt8(ascii: "[") || byte == PlainSign.footnote
  }

  /// Takes letters that tell how good a number is, `12.3 p`; attached, only the usual ones.
  private mutating func takeFlags(_ word: Range<Int>, blanks: Int) -> Bool {
    let letters: Set<UInt8> =
      blanks > 0 ? Self.letterFlags : word.count == 1 ? Self.attachedFlags : []
    guard word.count <= 3, bytes[word].allSatisfy(letters.contains),
      blanks == 0 || NumberAffix.find(PackedText.pack(bytes, word)) == nil || word.count == 1
    else { return false }
    isFlagged = true
    return true
  }

  private static let letterFlags = Set("bcdefnprsuz".utf8)
  private static let attachedFlags = Set("pr".utf8)

  private mutating func takeAffix(_ word: Range<Int>, blanks: Int) -> Bool {
    let packed = PackedText.pack(bytes, word)
    switch NumberAffix.find(packed) {
    case .currency: return setUnit(packed)
    case .measure:
      isMeasure = true
      return setUnit(packed)
    case .scale(let power): return takeScale(power, blanks: blanks)
    case .metresOrMillions:
      hasOpenM = unit == 0
      return takeScale(6, blanks: blanks)
    case nil: return takeScaledCurrency(word, blanks: blanks)
    }
  }

  private mutating func takeScale(_ power: Int, blanks: Int) -> Bool {
    guard scale == 0, blanks <= 1 else { return false }
    scale = power
    exponent += power
    return true
  }

  /// Takes a power of ten and a currency in one word: `M€`, `kUSD`, `億円`.
  private mutating func takeScaledCurrency(_ word: Range<Int>, blanks: Int) -> Bool {
    guard let first = bytes[word].first else { return false }
    let middle = word.lowerBound + (first < 0xE0 ? 1 : 3)
    guard middle < word.upperBound else { return false }
    let currency = PackedText.pack(bytes, middle..<word.upperBound)
    guard case .currency = NumberAffix.find(currency), setUnit(currency) else { return false }
    switch NumberAffix.find(PackedText.pack(bytes, word.lowerBound..<middle)) {
    case .scale(let power): return takeScale(power, blanks: blanks)
    case .metresOrMillions: return takeScale(6, blanks: blanks)
    default: return false
    }
  }
}
