// SPDX-License-Identifier: MIT

/// Words of headings that say what a column is there for, in English, German, French and Polish.
extension HeadingWords {
  /// Whether a heading names what is counted along: a day, an epoch, a dose, a depth.
  static func saysSequence(_ heading: String) -> Bool {
    let words = folded(heading.withoutUnit)
    guard !saysTotal(words) else { return false }
    return words.contains { sequenceWords.contains($0) && ($0.utf8.count > 1 || words.count == 1) }
  }

  /// Whether a heading says that texts are names.
  static func saysName(_ heading: String) -> Bool {
    folded(heading).contains(where: nameWords.contains)
  }

  /// What an amount of money is in a record of bookings, or a quantity beside it.
  enum Money { case balance, amount, quantity }

  /// What a heading of a record of bookings says; nil for any other heading.
  static func money(_ heading: String) -> Money? {
    let words = folded(heading.withoutUnit)
    if words.contains(where: balanceWords.contains) { return .balance }
    if words.contains(where: quantityWords.contains) { return .quantity }
    if words.contains(where: amountWords.contains) || words == ["cash", "flow"]
      || words == ["obs", "value"]
    {
      return .amount
    }
    return nil
  }

  /// Whether a heading is of a closing price, or of a price as such.
  static func saysPrice(_ heading: String) -> Bool {
    let words = folded(heading.withoutUnit)
    return words.contains(where: priceWords.contains) && !words.contains("adj")
      && !words.contains("adjusted")
  }

  /// Whether a heading is of the last price of a day.
  static func saysClose(_ heading: String) -> Bool {
    let words = folded(heading.withoutUnit)
    return words.contains(where: closeWords.contains) && !words.contains("adj")
  }

  /// Whether headings name the first price of a day, and its highest or lowest.
  static func sayPricesOfDay(_ headings: [String]) -> Bool {
    let words = Set(headings.prefix(200).flatMap { folded($0.withoutUnit) })
    return !words.isDisjoint(with: openWords) && !words.isDisjoint(with: extremeWords)
  }

  /// Whether numbers are a bound or an error of other numbers.
  static func saysBound(_ heading: String) -> Bool {
    folded(heading.withoutUnit).contains(where: boundWords.contains)
  }

  /// Whether numbers are degrees north or east.
  static func saysCoordinate(_ heading: String) -> Bool {
    folded(heading).contains(where: coordinateWords.contains) || folded(heading) == ["long"]
  }

  private static func saysTotal(_ words: [String]) -> Bool {
    words.contains { ["total", "sum", "mean", "average", "per"].contains($0) }
  }

  private static let sequenceWords: Set = [
    "day", "days", "tag", "tage", "jour", "dzien", "epoch", "lap", "runde", "tour", "age", "alter",
    "wiek", "step", "steps", "schritt", "krok", "week", "weeks", "woche", "semaine", "tydzien",
    "kw",
    "dose", "dosis", "dawka", "time", "zeit", "temps", "czas", "t", "x", "depth", "tiefe",
    "profondeur", "glebokosc", "distance", "dist", "distanz", "odleglosc", "frequency", "freq",
    "frequenz", "frequence", "wavelength", "wellenlange", "hour", "hours", "stunde", "heure",
    "godzina", "round", "trial", "iteration", "iter", "n", "year", "jahr", "annee", "rok", "month",
    "monat", "mois", "miesiac", "generation", "km", "second", "seconds", "sekunde", "seconde",
    "sekunda", "minute", "minutes", "minuta", "angle", "winkel", "kat", "voltage",
    "spannung", "tension", "napiecie", "concentration", "konzentration", "stezenie", "frame",
    "cycle", "zyklus", "cykl", "turn", "game", "session", "run", "night", "nacht", "nuit", "noc",
  ]
  private static let nameWords: Set = [
    "name", "names", "country", "team", "city", "town", "state", "region", "item", "product",
    "land", "pays", "nom", "stadt", "ort", "kraj", "miasto", "nazwa", "ville", "produkt", "title",
    "titel", "player", "subject", "species", "category", "kategorie", "kategoria", "brand", "model",
  ]
  private static let balanceWords: Set = ["balance", "saldo", "solde", "kontostand"]
  private static let amountWords: Set = [
    "amount", "betrag", "kwota", "montant", "importe", "importo", "bedrag", "cashflow",
  ]
  private static let quantityWords: Set = [
    "units", "unit", "quantity", "qty", "menge", "anzahl", "stuck", "shares", "ilosc", "quantite",
    "quantita", "cantidad", "fee", "fees", "gebuhr", "gebuhren", "frais", "oplata", "aantal",
  ]
  private static let priceWords: Set = [
    "close", "closing", "schlusskurs", "schluss", "cloture", "zamkniecie", "price", "preis", "prix",
    "cena", "kurs", "koers", "cours",
  ]
  private static let boundWords: Set = [
    "lower", "upper", "lo", "hi", "lwr", "upr", "se", "sd", "std", "stddev", "stderr", "error",
    "bound", "ci", "cilow", "cihigh", "untergrenze", "obergrenze", "ymin", "ymax", "sem",
  ]
  private static let closeWords: Set = [
    "close", "closing", "schlusskurs", "schluss", "cloture", "zamkniecie", "last", "dernier",
  ]
  private static let openWords: Set = [
    "open", "opening", "eroffnung", "eroffnungskurs", "otwarcie", "ouverture", "ouv", "erster",
  ]
  private static let extremeWords: Set = [
    "high", "low", "hoch", "tief", "najwyzszy", "najnizszy", "haut", "bas", "max", "min",
  ]
  private static let coordinateWords: Set = [
    "lat", "latitude", "lon", "lng", "longitude", "breitengrad", "langengrad", "geogr",
    "geographische", "geograficzna",
  ]
}

extension String {
  /// A heading without the unit in brackets after it.
  var withoutUnit: String { HeadingUnit(self).name }
}
