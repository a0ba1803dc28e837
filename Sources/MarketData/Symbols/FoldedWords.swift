// SPDX-License-Identifier: MIT

/// The words of a text as they are looked for: in lower case, without diacritics.
///
/// Everything that is no letter, digit or mark separates words; an apostrophe does not count. Latin
/// letters become those of ASCII, `ß` becomes `ss`. Empty for a text without letters and digits.
func foldedWords(of text: String) -> [String] {
  var words = WordFolding()
  for scalar in text.unicodeScalars { words.add(scalar) }
  return words.finished
}

/// The sort key of names: word by word, where a capital inside a word begins a new one.
struct SortName: Comparable {
  private let words: String
  private let symbol: MarketSymbol

  /// The place of an entry.
  init(_ entry: DirectoryEntry) {
    var folding = WordFolding(splitsAtCapitals: true)
    for scalar in entry.name.unicodeScalars { folding.add(scalar) }
    // A space comes before every letter, so that a word that ends comes before one that goes on.
    words = folding.finished.joined(separator: " ")
    symbol = entry.symbol
  }

  /// Orders by the words, then by the symbol.
  static func < (left: Self, right: Self) -> Bool {
    left.words == right.words ? left.symbol < right.symbol : left.words < right.words
  }
}

/// Collects folded words character by character.
private struct WordFolding {
  /// Whether a capital after two or more letters, the last one small, begins a word: AppLovin.
  var splitsAtCapitals = false
  private var words: [String] = []
  private var word = ""
  private var previousIsSmall = false

  init(splitsAtCapitals: Bool = false) { self.splitsAtCapitals = splitsAtCapitals }

  var finished: [String] { word.isEmpty ? words : words + [word] }

  mutating func add(_ scalar: Unicode.Scalar) {
    if isDropped(scalar) { return }
    let properties = scalar.properties
    guard properties.isAlphabetic || properties.numericType != nil || scalar.isMark else {
      return endWord()
    }
    if splitsAtCapitals, properties.isUppercase, previousIsSmall, word.utf8.count >= 2 {
      endWord()
    }
    previousIsSmall = properties.isLowercase
    for small in properties.lowercaseMapping.unicodeScalars where !isDropped(small) {
      word += baseLetters[small] ?? String(small)
    }
  }

  private mutating func endWord() {
    if !word.isEmpty { words.append(word) }
    word = ""
    previousIsSmall = false
  }

  /// Diacritics that stand apart, and apostrophes.
  private func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0x60, 0xB4, 0x2018, 0x2019, 0x2BC, 0x300...0x36F: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether it belongs to the letter before: the vowel signs of many scripts.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }
}

/// ASCII letters by the small Latin letters that they stand for.
private let baseLetters: [Unicode.Scalar: String] = {
  let letters = [
    "a": "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ", "ae": "æǣǽ", "b": "ƀḃḅḇ", "c": "çćĉċčḉ",
    "d": "ðďđḋḍḏḑḓ", "e": "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ", "f": "ƒḟ", "g": "ĝğġģǧǵḡ",
    "h": "ĥħȟḣḥḧḩḫẖ", "i": "ìíîïĩīĭįıǐȉȋḭḯỉị", "ij": "ĳ", "j": "ĵǰ", "k": "ķĸǩḱḳḵ",
    "l": "ĺļľŀłḷḹḻḽ", "m": "ḿṁṃ", "n": "ñńņňŉŋǹṅṇṉṋ",
    "o": "òóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ", "oe": "œ", "p": "ṕṗ", "r": "ŕŗřȑȓṙṛṝṟ",
    "s": "śŝşšſșṡṣṥṧṩẛ", "ss": "ß", "t": "ţťŧțṫṭṯṱẗ", "th": "þ",
    "u": "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự", "v": "ṽṿ", "w": "ŵẁẃẅẇẉẘ", "x": "ẋẍ",
    "y": "ýÿŷȳẏẙỳỵỷỹ", "z": "źżžƶẑẓẕ",
  ]
  var table: [Unicode.Scalar: String] = [:]
  for (base, accented) in letters {
    for scalar in accented.unicodeScalars { table[scalar] = base }
  }
  return table
}()
