// SPDX-License-Identifier: MIT

/// Headings of numbers that name things instead of measuring them.
extension HeadingWords {
  /// Whether numbers below a heading are codes, numbers of telephones and houses, or coordinates.
  static func isIdentifier(_ heading: String) -> Bool {
    let words = folded(heading)
    guard let first = words.first, let last = words.last else { return false }
    if words.contains(where: identifierWords.contains) { return true }
    if words.contains(where: isCompound) { return true }
    if words == ["long"] { return true }
    return (numberWords.contains(last) || foreignNumberWords.contains(first))
      && words.contains(where: numbered.contains)
  }

  /// Whether a word joins a thing with its number or code: `Kundennr`, `Hausnummer`, `orderid`.
  private static func isCompound(_ word: String) -> Bool {
    if word.count > 3 && word.hasSuffix("nr") || word.count > 6 && word.hasSuffix("nummer") {
      return true
    }
    return word.hasSuffix("postleitzahl")
      || ["id", "no", "num", "number", "code"].contains { ending in
        word.hasSuffix(ending) && numbered.contains(String(word.dropLast(ending.count)))
      }
  }

  /// Whether whole numbers below a heading tell kinds, places or persons apart.
  static func isLabel(_ heading: String) -> Bool {
    let words = folded(heading)
    return words.contains { labelWords.contains($0) || $0.count > 4 && $0.hasSuffix("cod") }
  }

  private static let labelWords: Set = [
    "sex", "gender", "trt", "treat", "treatment", "arm", "group", "groups", "grp", "cluster",
    "strata", "stratum", "block", "plot", "center", "centre", "site", "subject", "patient",
    "person", "litter", "inst", "institution", "district", "region", "sector", "fid", "event",
    "stage", "batch", "geschlecht", "gruppe", "sexe", "groupe", "plec", "grupa",
  ]

  /// Whether numbers below a heading only count the rows.
  static func isCounter(_ heading: String) -> Bool {
    let words = folded(heading)
    guard let first = words.first else {
      return heading.allSatisfy { $0.isWhitespace || "#.:_-№*".contains($0) }
    }
    return counters.contains(words.joined(separator: " ")) || first == "unnamed"
      || ["n°", "nº"].contains(heading.lowercased())
      || heading.hasPrefix("...") && words.count == 1 && Int(first) != nil
  }

  /// The words of a heading in lower case without accents.
  ///
  /// A capital after a small letter begins one.
  static func folded(_ heading: String) -> [String] {
    var words: [String] = [""]
    var wasSmall = false
    for character in heading.prefix(100) {
      guard character.isLetter || character.isNumber else {
        words.append("")
        wasSmall = false
        continue
      }
      if wasSmall, character.isUppercase { words.append("") }
      words[words.count - 1] += letters[character] ?? character.lowercased()
      wasSmall = character.isLowercase
    }
    return words.filter { !$0.isEmpty }
  }

  private static let letters: [Character: String] = [
    "ä": "a", "ö": "o", "ü": "u", "Ä": "a", "Ö": "o", "Ü": "u", "ß": "ss", "é": "e", "è": "e",
    "ê": "e", "É": "e", "à": "a", "â": "a", "ç": "c", "î": "i", "ï": "i", "ô": "o", "û": "u",
    "ą": "a", "ć": "c", "ę": "e", "ł": "l", "Ł": "l", "ń": "n", "ó": "o", "ś": "s", "Ś": "s",
    "ź": "z", "ż": "z", "Ż": "z",
  ]

  private static let identifierWords: Set = [
    "zip", "zipcode", "postcode", "postal", "postleitzahl", "plz", "phone", "telephone", "tel",
    "telefon", "telefone", "handy", "fax", "fips", "geoid", "code", "codes", "kod", "kody", "cod",
    "id", "ids", "pid", "uid", "gid", "oid", "uuid", "guid", "identifier", "identifiant", "kennung",
    "kennziffer", "schlussel", "ags", "ars", "insee", "siren", "siret", "teryt", "nip", "regon",
    "pesel", "nuts", "naics", "isbn", "issn", "ean", "gtin", "sku", "upc", "asin", "iban", "bic",
    "cusip", "isin", "wkn", "vin", "ssn", "imei", "ip", "lat", "latitude", "lon", "lng",
    "longitude", "breitengrad", "langengrad", "geographische", "geogr", "geograficzna", "cik",
  ]
  private static let numberWords: Set = [
    "no", "nr", "number", "num", "nummer", "numero", "numer", "hash",
  ]
  /// Those that stand before what they number, and are none of how many there are.
  private static let foreignNumberWords: Set = ["nr", "numero", "numer"]
  private static let numbered: Set = [
    "account", "order", "sample", "invoice", "serial", "customer", "phone", "telephone", "ticket",
    "patient", "user", "person", "product", "device", "sensor", "transaction", "student", "house",
    "item", "part", "article", "case", "flight", "train", "route", "line",
    "station", "year", "card", "konto", "kunden", "artikel", "rechnung", "haus", "zug", "linie",
    "commande", "facture", "client", "dossier", "zamowienia", "telefonu", "domu", "faktury",
  ]
  private static let counters: Set = [
    "rownames", "rowname", "row names", "row name", "row", "row id", "rowid", "row number",
    "row num", "rownum", "rownumber", "row no", "index", "idx", "id", "ids", "obs", "observation",
    "no", "nr", "lp", "lfd nr", "lfdnr", "lfd", "s no", "sno", "sl no", "slno", "sr no",
    "srno", "serial no", "level 0", "record id", "record number", "seq", "rank", "ranking", "rang",
    "position", "pos", "platz", "miejsce",
  ]
}
