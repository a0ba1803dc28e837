// SPDX-License-Identifier: MIT

/// The names of months in English, German, French and Polish, most of those in Spanish, and whole ones
/// in Italian, Portuguese and Dutch.
package enum MonthName {
  /// All names of each month, whole and short, without accents.
  private static let names = [
    "january jan januar jaenner janner janvier janv styczen stycznia sty "
      + "ene enero gennaio janeiro januari",
    "february feb februar febr fevrier fevr fev luty lutego lut "
      + "febrero febbraio fevereiro februari",
    "march mar marz maerz mrz mars marzec marca marzo marco maart mrt",
    "april apr avril avr kwiecien kwietnia kwi abril aprile abr",
    "may mai maj maja mayo maggio maio mei",
    "june jun juni juin czerwiec czerwca cze czerw junio giugno junho",
    "july jul juli juillet juil lipiec lipca lip julio luglio julho",
    "august aug aout sierpien sierpnia sie sierp ago agosto augustus",
    "september sep sept septembre wrzesien wrzesnia wrz septiembre setiembre settembre setembro",
    "october oct oktober okt octobre pazdziernik pazdziernika paz pazdz octubre ottobre outubro",
    "november nov novembre listopad listopada lis noviembre novembro",
    "december dec dezember dez decembre grudzien grudnia gru dic diciembre dicembre dezembro",
  ]

  private static let words = WordTable(names)

  /// The month 1...12 that the word at `place` names, which moves after it and a point.
  package static func read(_ text: Span<UInt8>, _ place: inout Int) -> Int? {
    guard let index = words.read(text, &place) else { return nil }
    if place < text.count, text[place] == UInt8(ascii: ".") { place += 1 }
    return index + 1
  }

  /// The month 1...12 of a text that is a name and nothing else.
  package static func number(_ text: Span<UInt8>) -> Int? {
    var place = 0
    guard let month = read(text, &place), place == text.count else { return nil }
    return month
  }
}

/// The names of weekdays in the same languages, as they stand before a date and by themselves.
package enum WeekdayName {
  private static let names = [
    "monday mon montag mo lundi lun poniedzialek pon pn lunes lunedi maandag",
    "tuesday tue tues dienstag di mardi mar wtorek wt tu martes martedi dinsdag",
    "wednesday wed mittwoch mi mercredi mer sroda sr we mie miercoles mercoledi woensdag",
    "thursday thu thur thurs donnerstag do jeudi jeu czwartek czw th cz jue jueves giovedi "
      + "donderdag",
    "friday fri freitag fr vendredi ven piatek pt vie viernes venerdi vrijdag",
    "saturday sat samstag sonnabend sa samedi sam sobota sob sb sab sabado sabato zaterdag",
    "sunday sun sonntag so dimanche dim niedziela niedz nd su dom domingo domenica zondag",
  ]

  private static let words = WordTable(names)

  /// Whether the word at `place`, which moves after it, names a weekday.
  package static func read(_ text: Span<UInt8>, _ place: inout Int) -> Bool {
    words.read(text, &place) != nil
  }

  /// The weekday of a text that is a name and nothing else, Monday 1.
  package static func number(_ text: Span<UInt8>) -> Int? {
    var place = 0
    guard let index = words.read(text, &place), place == text.count else { return nil }
    return index + 1
  }

  /// Whether a text begins with one.
  package static func begins(_ text: Span<UInt8>) -> Bool {
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
