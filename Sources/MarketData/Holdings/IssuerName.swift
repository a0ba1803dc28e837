// SPDX-License-Identifier: MIT

internal import Audiograph

/// A company as it is looked for among the names of issuers that the Commission has.
///
/// These are in capitals, cut and abbreviated: `INTERNATIONAL BUSINESS MACHS`, `DISNEY WALT CO`. Words
/// are compared in any order, without legal forms; an abbreviation has letters of the word, in their
/// order, and its first one.
public struct IssuerName: Sendable, Hashable {
  /// What a name may mean.
  public enum Match: Sendable, Hashable {
    /// One security.
    case one(HeldSecurity)
    /// Several, or some whose names fit in part, those of the named class first, then those that
    /// most institutions hold.
    case several([HeldSecurity])
    /// None.
    case none
  }

  private let words: [String]
  /// The letter of the class of shares; nil if none is named.
  private let classLetter: String?

  /// A company by its name, of whose classes of shares one may be named, there or in the symbol:
  /// `Alphabet Inc. (Class A)`, `BRK.B`.
  public init(_ name: String, symbol: MarketSymbol) {
    words = Self.telling(Self.withoutClass(foldedWords(of: companyName(name))))
    let named = foldedWords(of: name)
    let suffix = symbol.text.unicodeScalars.split { $0 == "." || $0 == "-" }.dropFirst().last
    classLetter =
      named.indices.first { Self.namesClass(named, at: $0) }.map { named[$0 + 1] }
      ?? suffix.flatMap { $0.count == 1 ? String($0).lowercased() : nil }
  }

  /// The words of a name that tell companies apart.
  static func words(of name: String) -> [String] { telling(foldedWords(of: name)) }

  private static func telling(_ words: [String]) -> [String] {
    let kept = words.filter { !legalForms.contains($0) && !particles.contains($0) }
    return kept.isEmpty ? words : kept
  }

  /// The words before those that say which shares are meant: `Class B Common Stock`.
  private static func withoutClass(_ words: [String]) -> [String] {
    let start = words.indices.dropFirst().first { index in
      if namesClass(words, at: index) { return true }
      guard index + 1 < words.count else { return false }
      return shareKinds.contains("\(words[index]) \(words[index + 1])")
    }
    return Array(words[..<(start ?? words.count)])
  }

  /// Whether the letter of a class follows on the word "class" there.
  private static func namesClass(_ words: [String], at index: Int) -> Bool {
    words[index] == "class" && index + 1 < words.count && words[index + 1].utf8.count == 1
  }

  private static let shareKinds: Set<String> = [
    "american depositary", "capital stock", "common shares", "common stock", "ordinary shares",
  ]
  private static let particles: Set<String> = [
    "and", "cos", "company", "companies", "de", "del", "hldg", "hldgs", "holding", "holdings",
    "new",
    "of", "the",
  ]
  /// Words with which the titles of usual shares begin.
  private static let usualTitles: Set<String> = [
    "ads", "adr", "american", "cap", "capital", "cl", "class", "com", "common", "ord", "ordinary",
    "sh", "shares", "shs", "spon", "sponsored", "stk", "stock", "unit", "units",
  ]
  /// What so many times as many institutions hold under the same name is the security, and the other
  /// one a CUSIP that somebody mistyped.
  private static let rarity = 100
  private static let mostShown = 20

  /// What the name means of securities by CUSIP and folded words of their issuers.
  func match<Failure: Error>(
    _ issuers: [(cusip: String, folded: String)],
    _ security: (String) throws(Failure) -> HeldSecurity?
  ) throws(Failure) -> Match {
    var best = Fit.none
    var cusips: [String] = []
    for issuer in issuers {
      let fit = fit(issuer.folded.words())
      guard fit != .none, fit >= best else { continue }
      if fit > best { cusips = [] }
      best = fit
      cusips.append(issuer.cusip)
    }
    var found: [HeldSecurity] = []
    for cusip in cusips { if let security = try security(cusip) { found.append(security) } }
    found.sort { ($1.institutions, $0.cusip) < ($0.institutions, $1.cusip) }
    guard let most = found.first?.institutions else { return .none }
    found.removeAll { $0.institutions * Self.rarity < most }
    if best > .inPart {
      found = narrowed(found)
      if found.count == 1 { return .one(found[0]) }
    }
    let others = found.filter { !isOfClass($0) }
    return .several(Array((found.filter(isOfClass) + others).prefix(Self.mostShown)))
  }

  /// Those of the class that is named, and usual shares, where there are some.
  private func narrowed(_ found: [HeldSecurity]) -> [HeldSecurity] {
    let ofClass = found.filter(isOfClass)
    let rest = ofClass.isEmpty ? found : ofClass
    let usual = rest.filter { security in
      foldedWords(of: security.titleOfClass).first.map(Self.usualTitles.contains) ?? false
    }
    return usual.isEmpty ? rest : usual
  }

  private func isOfClass(_ security: HeldSecurity) -> Bool {
    classLetter.map { foldedWords(of: security.titleOfClass).contains($0) } ?? false
  }

  /// How well a name fits.
  private enum Fit: Int, Comparable {
    case none, inPart, abbreviated, equal

    static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
  }

  private func fit(_ issuer: [Substring]) -> Fit {
    var rest = words
    var (equal, abbreviated, unmatched) = (0, 0, 0)
    for word in issuer {
      if let place = rest.firstIndex(where: { $0 == word }) {
        rest.remove(at: place)
        equal += 1
      } else if let place = rest.firstIndex(where: { isAbbreviation(word, of: $0) }) {
        rest.remove(at: place)
        abbreviated += 1
      } else {
        unmatched += 1
      }
    }
    let isWhole = rest.isEmpty && unmatched == 0
    if isWhole, abbreviated == 0 { return equal > 0 ? .equal : .none }
    // An abbreviation alone may be that of anything.
    if isWhole, equal > 0 { return .abbreviated }
    let isWithin = (rest.isEmpty || unmatched == 0) && equal + abbreviated > 0
    let beginsAlike = issuer.first.map { $0 == words.first ?? "" } ?? false
    return isWithin && (beginsAlike || isWhole) ? .inPart : .none
  }

  private func isAbbreviation(_ short: Substring, of word: String) -> Bool {
    guard 3 <= short.utf8.count, short.utf8.count < word.utf8.count,
      short.utf8.first == word.utf8.first
    else { return false }
    let (letters, whole) = (Array(short.utf8), Array(word.utf8))
    var next = 0
    for letter in whole where next < letters.count && letter == letters[next] { next += 1 }
    return next == letters.count
  }
}
