// SPDX-License-Identifier: MIT

/// A name that counts: `Week 3`, `Q1`, `3rd round`, `II semestr`, `first quarter`, `IV`.
struct NumberedName: Hashable {
  let number: Int
  /// What is counted; empty if nothing says so.
  let unit: String

  /// What follows in an order that its numbers tell, unlike rooms and samples.
  private static let units: Set = {
    let words = """
      q qtr quarter w wk week day month hour year term semester trimester half stage phase grade degree
      level step round wave session lap period visit chapter generation cycle season t h
      quartal kw woche tag monat stunde jahr halbjahr stufe grad runde schritt welle sitzung halbzeit etappe
      stadium spieltag trimestre semestre semaine jour mois heure annee stade niveau degre etape tour manche
      vague seance kwartal tydzien dzien miesiac godzina rok trymestr semestr stopien etap poziom runda krok
      fala kolejka okres faza
      """
    return Set(words.split { $0 == " " || $0 == "\n" }.map(String.init))
  }()
  private static let quarters: Set = ["q", "qtr", "quarter", "quartal", "kwartal"]

  private static let ordinals = OrderedWords.places(
    of: """
      first erste erster erstes premier premiere pierwszy pierwsza pierwsze
      second zweite zweiter zweites deuxieme seconde drugi druga drugie
      third dritte dritter drittes troisieme trzeci trzecia trzecie
      fourth vierte vierter viertes quatrieme czwarty czwarta czwarte
      fifth funfte funfter funftes cinquieme piaty piata piate
      sixth sechste sechster sechstes sixieme szosty szosta szoste
      seventh siebte siebter siebtes septieme siodmy siodma siodme
      eighth achte achter achtes huitieme osmy osma osme
      ninth neunte neunter neuntes neuvieme dziewiaty dziewiata dziewiate
      tenth zehnte zehnter zehntes dixieme dziesiaty dziesiata dziesiate
      """)
  /// What makes a number one that orders: `1st`, `1er`.
  private static let endings: Set = ["st", "nd", "rd", "th", "er", "ere", "re", "e", "eme"]

  /// Every word that such a name may have.
  static let words = units.union(ordinals.keys).union(endings)

  private var form = Form.digits

  private enum Form { case digits, ordinal, roman }

  /// Nil for anything else, and for bare digits.
  init?(_ name: NameTokens) {
    var (number, words, wasNumber): (Int?, [String], Bool) = (nil, [], false)
    for token in name.tokens {
      defer { if case .number = token { wasNumber = true } else { wasNumber = false } }
      switch token {
      case .mark(let mark): guard "-#_".utf8.contains(mark) else { return nil }
      case .number(let value):
        guard number == nil, value == value.rounded(), value < 1000 else { return nil }
        number = Int(value)
      case .word(let word) where wasNumber && Self.endings.contains(word): form = .ordinal
      case .word(let word):
        if number == nil, let place = Self.ordinals[word] {
          (number, form) = (place + 1, .ordinal)
        } else if number == nil, let value = RomanNumeral.number(Array(word.utf8).span) {
          (number, form) = (value, .roman)
        } else {
          words.append(word)
        }
      }
    }
    guard let number, words.count < 2, words.first.map(Self.units.contains) ?? (form != .digits)
    else { return nil }
    (self.number, unit) = (number, words.first ?? "")
  }

  /// Whether all of some names count the same, Roman numerals by themselves from one on.
  static func count(_ names: [NumberedName]) -> Bool {
    guard let first = names.first, names.allSatisfy({ $0.unit == first.unit }) else { return false }
    return !first.unit.isEmpty || names.allSatisfy { $0.form == .ordinal }
      || names.count > 2 && names.contains { $0.number == 1 }
  }

  /// Whether all of some names are quarters of a year.
  static func areQuarters(_ names: [NumberedName]) -> Bool {
    names.allSatisfy { quarters.contains($0.unit) && (1...4).contains($0.number) }
  }
}
