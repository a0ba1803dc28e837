// SPDX-License-Identifier: MIT

/// What Italian says that no catalogue can: articles before numbers and names, alone and joined to
/// prepositions, and numbers before nouns.
extension Grammar {
  static let italian = Grammar(
    // `many` stands before "di": `1 milione di euro`.
    plural: { $0.isCompact ? .many : $0.isOne ? .one : .other },
    spokenClock: { Italian(wording: $1).spoken($0) },
    function: { Italian(wording: $1).call($0) })
}

private struct Italian {
  let wording: Wording

  func call(_ call: FunctionCall) -> String? {
    let text = wording.text(of: call.operand)
    switch call.name {
    case "il": return Self.definite(text)
    case "i": return (Self.beginsWithVowel(text) ? "gli " : "i ") + text
    case "le": return Self.clock(text)
    case "quota": return isPercentage(text) ? Self.definite(text) : text
    case "di", "da", "a", "in": return led(by: call.name, text)
    case "percento": return percentage(call.operand)
    case "miliardi": return thousands(call.operand)
    case "written": return written(text)
    case "after": return Self.behindVerb(text, wording.course(of: call)) ?? ": \(text)"
    case "behind": return Self.behindVerb(text, wording.course(of: call)) ?? ", \(text)"
    case "counted-by":
      guard case .figure(let number)? = call["number"] else { return nil }
      return countedBy(text, number: number)
    default: return nil
    }
  }

  /// `14 e 30`, `14 e 5 minuti e 30 secondi`; an article comes from "le".
  func spoken(_ clock: ClockTime) -> String {
    if clock == ClockTime("0:00") { return "mezzanotte" }
    guard clock.hasSeconds else {
      return clock.minute > 0 ? "\(clock.hour) e \(clock.minute)" : "\(clock.hour)"
    }
    let minutes =
      switch clock.minute {
      case 0: ""
      case 1: " e un minuto"
      case let count: " e \(count) minuti"
      }
    return "\(clock.hour)\(minutes) e \(wording.seconds(of: clock))"
  }

  /// A time of day as it is printed: `9:05`, `14:30:05,25`.
  func written(_ clock: String) -> String {
    let text = clock.hasPrefix("0") && !clock.hasPrefix("0:") ? String(clock.dropFirst()) : clock
    return text.replacing(".", with: String(wording.decimalMark))
  }

  /// `21%`, `oltre il 99,9%`, `meno dello 0,1 per cento`.
  private func percentage(_ operand: Argument) -> String? {
    guard case .figure(var figure) = operand else { return nil }
    let bound = figure.bound
    figure.bound = nil
    let text = wording.number(figure) + percent
    return switch bound {
    case .over: "oltre \(Self.definite(text))"
    case .under: "meno \(Self.contracted("di", Self.definite(text)) ?? text)"
    case .about: "circa \(Self.definite(text))"
    case nil: text
    }
  }

  private var percent: String { wording.channel == .display ? "%" : " per cento" }

  /// Thousands of a number that counts a thousand milliards, which have no name of their own.
  private func thousands(_ operand: Argument) -> String? {
    guard case .digits(let digits) = operand else { return nil }
    return wording.number(digits.divided(byPowerOfTen: -3))
  }

  /// Whether a text begins with a percentage, before which an article stands: `il 5%`.
  private func isPercentage(_ text: String) -> Bool {
    var rest = Substring(Self.withoutMinus(text))
    let number = rest.prefix { $0.isNumber || $0 == "," || $0 == "." }
    guard number.first?.isNumber == true else { return false }
    rest = rest.dropFirst(number.count)
    return rest.hasPrefix("%") || rest.hasPrefix(" per cento")
  }

  /// A text behind a preposition, which joins the article of it: `di 5`, `del 5%`, `dall'8 marzo`.
  private func led(by preposition: String, _ text: String) -> String {
    let definite = isPercentage(text) ? Self.definite(text) : text
    if let contracted = Self.contracted(preposition, definite) { return contracted }
    return preposition == "a" && Self.first(text) == "a" ? "ad \(text)" : "\(preposition) \(text)"
  }

  /// The change `, del 28%` behind "sale", where `in aumento del 28%` would say it twice; nil where no
  /// single verb has said the direction.
  static func behindVerb(_ change: String, _ course: String) -> String? {
    let words = course.split { !$0.isLetter }
    let hasRisen = words.contains("sale")
    guard hasRisen != words.contains("scende"),
      !["poi", "circa", "tranne"].contains(where: { words.contains(Substring($0)) })
    else { return nil }
    let direction = hasRisen ? "in aumento" : "in calo"
    if change.hasPrefix("a ") { return ", fino \(change)" }
    guard change.hasPrefix(direction) else { return nil }
    let size = change.dropFirst(direction.count)
    return size.hasPrefix(",") ? String(size) : ",\(size)"
  }

  /// A unit after its number, with the space before it: ` euro`, ` di euro` after millions.
  private func countedBy(_ unit: String, number: Figure) -> String {
    wording.unit(unit, behind: number, percent: ("per cento", "%")) { "di \($0)" }
  }

  /// `il 2 marzo`, `l'8 marzo`, `lo 0,5%`.
  private static func definite(_ text: String) -> String {
    if beginsWithVowel(text) { return "l'\(text)" }
    return text.hasPrefix("0") || text.hasPrefix("zero") ? "lo \(text)" : "il \(text)"
  }

  /// `le 9:30`, `l'1:30`, `mezzanotte`.
  private static func clock(_ text: String) -> String {
    if text.first?.isLetter == true { return text }
    return text.prefix { $0.isNumber } == "1" ? "l'\(text)" : "le \(text)"
  }

  /// A preposition and the article that a text begins with, as one word; nil where it begins with none.
  private static func contracted(_ preposition: String, _ text: String) -> String? {
    let stem = ["di": "de", "da": "da", "a": "a", "in": "ne"][preposition] ?? preposition
    let endings = [
      "il ": "l ", "lo ": "llo ", "la ": "lla ", "l'": "ll'", "i ": "i ", "gli ": "gli ",
      "le ": "lle ",
    ]
    for (article, ending) in endings where text.hasPrefix(article) {
      return stem + ending + text.dropFirst(article.count)
    }
    return nil
  }

  /// Whether a text is spoken with a vowel at first: `8`, `11`, `1`, `aprile`, `ottavo`.
  private static func beginsWithVowel(_ text: String) -> Bool {
    let digits = text.prefix { $0.isWholeNumber }
    guard !digits.isEmpty else { return first(text).map { "aeiou".contains($0) } ?? false }
    if digits.hasPrefix("8") || digits == "1" { return true }
    return digits.hasPrefix("11") && digits.count % 3 == 2
  }

  /// The first letter, small and without an accent, whatever marks stand before it.
  private static func first(_ text: String) -> Character? {
    guard let letter = text.unicodeScalars.first(where: { !("\u{2066}"..."\u{2069}").contains($0) })
    else { return nil }
    let small = String(letter).lowercased()
    let plain: [String: Character] = ["à": "a", "è": "e", "é": "e", "ì": "i", "ò": "o", "ù": "u"]
    return plain[small] ?? small.first
  }

  private static func withoutMinus(_ text: String) -> String {
    for minus in ["-", "meno "] where text.hasPrefix(minus) {
      return String(text.dropFirst(minus.count))
    }
    return text
  }
}
