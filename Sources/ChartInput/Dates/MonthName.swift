// SPDX-License-Identifier: MIT

/// The names of months in English, German, French and Polish.
enum MonthName {
  /// All names of each month, whole and short, without accents.
  private static let names = [
    "january jan januar jaenner janner janvier janv styczen stycznia sty",
    "february feb februar febr fevrier fevr fev luty lutego lut",
    "march mar marz maerz mrz mars marzec marca",
    "april apr avril avr kwiecien kwietnia kwi",
    "may mai maj maja",
    "june jun juni juin czerwiec czerwca cze czerw",
    "july jul juli juillet juil lipiec lipca lip",
    "august aug aout sierpien sierpnia sie sierp",
    "september sep sept septembre wrzesien wrzesnia wrz",
    "october oct oktober okt octobre pazdziernik pazdziernika paz pazdz",
    "november nov novembre listopad listopada lis",
    "december dec dezember dez decembre grudzien grudnia gru",
  ]

  private static let words = WordTable(names)

  /// The month 1...12 that the word at `place` names, which moves after it and a point.
  static func read(_ text: Span<UInt8>, _ place: inout Int) -> Int? {
    guard let index = words.read(text, &place) else { return nil }
    if place < text.count, text[place] == UInt8(ascii: ".") { place += 1 }
    return index + 1
  }

  /// The month 1...12 of a text that is a name and nothing else.
  static func number(_ text: Span<UInt8>) -> Int? {
    var place = 0
    guard let month = read(text, &place), place == text.count else { return nil }
    return month
  }
}

/// The names of weekdays in the same languages, as they stand before a date.
enum WeekdayName {
  private static let names = [
    "monday mon montag mo lundi lun poniedzialek pon",
    "tuesday tue tues dienstag di mardi mar wtorek wt",
    "wednesday wed mittwoch mi mercredi mer sroda sr",
    "thursday thu thur thurs donnerstag do jeudi jeu czwartek czw",
    "friday fri freitag fr vendredi ven piatek pt",
    "saturday sat samstag sonnabend sa samedi sam sobota sob",
    "sunday sun sonntag so dimanche dim niedziela niedz nd",
  ]

  private static let words = WordTable(names)

  /// Whether the word at `place`, which moves after it, names a weekday.
  static func read(_ text: Span<UInt8>, _ place: inout Int) -> Bool {
    words.read(text, &place) != nil
  }

  /// Whether a text is one and nothing else.
  static func isName(_ text: Span<UInt8>) -> Bool {
    var place = 0
    return read(text, &place) && place == text.count
  }

  /// Whether a text begins with one.
  static func begins(_ text: Span<UInt8>) -> Bool {
    var place = 0
    return read(text, &place)
  }
}

/// Words by number, compared ignoring case and accents.
struct WordTable {
  private let keys: [UInt64]
  private let indices: [Int]

  /// A table in which all words of a text, parted by spaces, have its index.
  init(_ texts: [String]) {
    let pairs = texts.enumerated().flatMap { index, text in
      text.utf8.split(separator: UInt8(ascii: " ")).map { word -> (UInt64, Int) in
        var place = 0
        return (Letters.word(Array(word).span, &place), index)
      }
    }.sorted { $0.0 < $1.0 }
    keys = pairs.map(\.0)
    indices = pairs.map(\.1)
  }

  /// The index of the word at `place`, which moves after it; nil if it is not in the table.
  func read(_ text: Span<UInt8>, _ place: inout Int) -> Int? {
    let key = Letters.word(text, &place)
    guard key != 0 else { return nil }
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low &+ high) / 2
      if keys[middle] < key { low = middle &+ 1 } else { high = middle }
    }
    return low < keys.count && keys[low] == key ? indices[low] : nil
  }
}

/// Letters without case and accents.
enum Letters {
  /// The letters from `place` on, which moves after them, 5 bits each; 0 where there is none, or
  /// more than the 12 of the longest name.
  static func word(_ text: Span<UInt8>, _ place: inout Int) -> UInt64 {
    var (word, count): (UInt64, Int) = (0, 0)
    while place < text.count, let (letter, length) = letter(text, at: place) {
      place += length
      guard letter != 0 else { continue }
      word = word << 5 | UInt64(letter)
      count += 1
    }
    return count <= 12 ? word : 0
  }

  /// The letter at a place, 1 to 26, and how many bytes it has; 0 for an accent that stands alone.
  static func letter(_ text: Span<UInt8>, at place: Int) -> (letter: UInt8, length: Int)? {
    let byte = text[place]
    guard byte >= 0x80 else {
      let letter = byte.lowercased &- 0x60
      return (1...26).contains(letter) ? (letter, 1) : nil
    }
    let next = place + 1 < text.count ? text[place + 1] : 0
    guard (0xC3...0xCD).contains(byte), next & 0xC0 == 0x80 else {
      // A byte that is no UTF-8 is a character of Windows-1252.
      return accented[UInt16(byte | 0x20)].map { ($0, 1) }
    }
    let scalar = UInt16(byte & 0x1F) << 6 | UInt16(next & 0x3F)
    if (0x300...0x36F).contains(scalar) { return (0, 2) }
    let small = scalar <= 0xDE ? scalar | 0x20 : scalar
    return accented[small].map { ($0, 2) }
  }

  /// The letters that accented ones stand for: those of Latin-1 as small ones.
  private static let accented: [UInt16: UInt8] = {
    let groups: [(Unicode.Scalar, String)] = [
      ("a", "àáâãäåąĄ"), ("c", "çćĆ"), ("e", "èéêëęĘ"), ("i", "ìíîï"), ("l", "łŁ"),
      ("n", "ñńŃ"), ("o", "òóôõö"), ("s", "śŚ"), ("u", "ùúûü"), ("z", "źŹżŻ"),
    ]
    var letters: [UInt16: UInt8] = [:]
    for (plain, group) in groups {
      for scalar in group.unicodeScalars {
        letters[UInt16(truncatingIfNeeded: scalar.value)] = UInt8(
          truncatingIfNeeded: plain.value - 0x60)
      }
    }
    return letters
  }()
}
