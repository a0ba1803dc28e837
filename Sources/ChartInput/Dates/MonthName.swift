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
