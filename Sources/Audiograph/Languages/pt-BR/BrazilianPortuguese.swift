// SPDX-License-Identifier: MIT

/// What Brazilian Portuguese says that no catalogue can: contractions of prepositions with
/// articles, numbers before feminine nouns, and units behind millions.
extension Grammar {
  static let brazilianPortuguese = Grammar(
    // Numbers below two are singular: `1,5 milhão`; `many` stands before "de".
    plural: { $0.isCompact ? .many : $0.i <= 1 ? .one : .other },
    spokenClock: { BrazilianPortuguese(wording: $1).spoken($0) },
    function: { BrazilianPortuguese(wording: $1).call($0) })
}

private struct BrazilianPortuguese {
  let wording: Wording

  func call(_ call: FunctionCall) -> String? {
    let text = wording.text(of: call.operand)
    switch call.name {
    case "fem": return feminine(call.operand)
    case "with": return amount(call.operand, call["unit"].map(wording.text) ?? "")
    case "counted-by":
      guard case .figure(let number)? = call["number"] else { return nil }
      return countedBy(text, number)
    case "ranked": return Self.ranked(text)
    case "written": return written(text)
    case "article": return "\(Self.article(text)) \(text)"
    case "do": return Self.contracted("d", text) ?? "de \(text)"
    case "no": return Self.contracted("n", text) ?? "em \(text)"
    case "ao": return Self.contracted("a", text) ?? "a \(text)"
    case "after": return behindVerb(text, wording.course(of: call)) ?? wording.colon + text
    case "behind": return behindVerb(text, wording.course(of: call)) ?? ", \(text)"
    case "powered": return powered(text, call["power"].map(wording.text) ?? "")
    default: return nil
    }
  }

  // MARK: - Times of day

  /// `14 horas`, `14 e 30`, with seconds where there are any.
  func spoken(_ clock: ClockTime) -> String {
    if clock.hour == 0, !clock.hasSeconds {
      return clock.minute > 0 ? "meia-noite e \(clock.minute)" : "meia-noite"
    }
    let hour = feminine(.count(clock.hour))
    let hours = clock.hour == 1 ? "\(hour) hora" : "\(hour) horas"
    guard clock.hasSeconds else {
      return clock.minute > 0 ? "\(hour) e \(clock.minute)" : hours
    }
    let minutes = wording.say(.counted(count: clock.minute, rhythm: .minutes))
    return "\(hours), \(minutes) e \(wording.seconds(of: clock))"
  }

  /// A time of day as it is printed: `9h`, `14h05`, `14h05min30s`.
  func written(_ clock: String) -> String {
    let parts = clock.split(separator: ":").map(String.init)
    guard parts.count > 1, let hour = Int(parts[0]) else { return clock }
    guard parts.count == 2 else {
      let seconds = parts[2].replacing(".", with: String(wording.decimalMark))
      return "\(hour)h\(parts[1])min\(seconds)s"
    }
    return parts[1] == "00" ? "\(hour)h" : "\(hour)h\(parts[1])"
  }

  // MARK: - Articles

  /// The article of a time of day or a day of the week: `as 14h30`, `a 1h`, `o sábado`.
  private static func article(_ text: String) -> String {
    let word = text.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if ["sábado", "domingo"].contains(word) { return "o" }
    if text.contains("-feira") || ["meia", "uma"].contains(word) { return "a" }
    return ["0", "1"].contains(text.prefix { $0.isNumber }) ? "a" : "as"
  }

  /// A preposition with the article that a text begins with, `das 14h30`; nil if it has none.
  private static func contracted(_ preposition: String, _ text: String) -> String? {
    guard let space = text.firstIndex(of: " ") else { return nil }
    let (article, rest) = (text[..<space], text[space...])
    guard ["o", "a", "os", "as"].contains(article) else { return nil }
    guard preposition == "a", article.first == "a" else { return preposition + article + rest }
    return "à" + article.dropFirst() + rest
  }

  // MARK: - Changes

  /// The change `, num total de 28%` behind "subiu", where `alta de 28%` would say it twice; nil
  /// where no single verb has said the direction.
  private func behindVerb(_ change: String, _ course: String) -> String? {
    let hasRisen = course.contains("subiu")
    guard hasRisen != course.contains("caiu"),
      !["devolveu", "recuperou", "voltou", "superou", "exceto"].contains(where: {
        course.contains($0)
      })
    else { return nil }
    if change.hasPrefix("chegando ") { return ", \(change)" }
    let untold = hasRisen ? "em alta" : "em queda"
    if change.hasPrefix(untold) { return String(change.dropFirst(untold.count)) }
    let direction = hasRisen ? "alta de " : "queda de "
    return change.hasPrefix(direction)
      ? ", num total de \(change.dropFirst(direction.count))" : nil
  }

  // MARK: - Numbers and units

  /// A number with its unit: `22 dólares`, `1,5 milhão de toneladas`, spoken `duas toneladas`.
  private func amount(_ number: Argument, _ unit: String) -> String {
    guard case .figure(let figure) = number else { return wording.text(of: number) + " " + unit }
    let text = Self.isFeminine(unit) ? feminine(number) : wording.number(figure)
    return text + countedBy(unit, figure)
  }

  /// A unit behind its number, with the space before it: ` dólares`, ` de dólares`.
  private func countedBy(_ unit: String, _ number: Figure) -> String {
    wording.unit(unit, behind: number, percent: ("por cento", "%")) { "de \($0)" }
  }

  /// A unit to a power: `metros quadrados`, `milhas quadradas`.
  private func powered(_ unit: String, _ power: String) -> String {
    let isPlural = unit.hasSuffix("s") && unit != "lux"
    let ending = (Self.isFeminine(unit) ? "a" : "o") + (isPlural ? "s" : "")
    return switch power {
    case "2": "\(unit) quadrad\(ending)"
    case "3": "\(unit) cúbic\(ending)"
    default: "\(unit) elevad\(ending) a \(power)"
    }
  }

  /// Whether a noun is feminine, by its ending.
  private static func isFeminine(_ noun: String) -> Bool {
    let word = noun.prefix { $0.isLetter }.lowercased()
    let singular = word.hasSuffix("s") ? String(word.dropLast()) : word
    if singular == "dia" || singular.hasSuffix("grama") { return false }
    return singular.hasSuffix("a") || word.hasSuffix("ção") || word.hasSuffix("ções")
      || ["parte", "agorot"].contains(singular)
  }

  /// A rank as a voice says it: `décimo quinto lugar`, from the hundredth on `lugar 142`.
  private static func ranked(_ rank: String) -> String {
    guard let number = Int(rank), (1..<100).contains(number) else { return "lugar \(rank)" }
    let words = [orderedTens[number / 10], orderedOnes[number % 10]].filter { !$0.isEmpty }
    return words.joined(separator: " ") + " lugar"
  }

  /// A number before a feminine noun, in words for a voice that would say "dois": `duas`.
  private func feminine(_ number: Argument) -> String {
    let text = wording.text(of: number)
    guard wording.channel == .speech else { return text }
    let digits = text.filter { $0.isNumber }
    guard let whole = Int(digits), text.hasSuffix(digits), (1..<1_000_000).contains(whole),
      Self.differs(whole)
    else { return text }
    return text.dropLast(digits.count) + Self.words(whole)
  }

  /// Whether a number has another form before a feminine noun.
  private static func differs(_ number: Int) -> Bool {
    differsInOnes(number % 1000) || number >= 2000 && differsInOnes(number / 1000)
  }

  private static func differsInOnes(_ number: Int) -> Bool {
    number >= 200 || [1, 2].contains(number % 10) && ![11, 12].contains(number % 100)
  }

  /// A number below a million in words, as before a feminine noun: `mil duzentas e duas`.
  private static func words(_ number: Int) -> String {
    guard number >= 1000 else { return belowThousand(number) }
    let (thousands, rest) = (number / 1000, number % 1000)
    let before = thousands == 1 ? "mil" : "\(belowThousand(thousands)) mil"
    guard rest > 0 else { return before }
    let joint = rest < 100 || rest % 100 == 0 ? " e " : " "
    return before + joint + belowThousand(rest)
  }

  private static func belowThousand(_ number: Int) -> String {
    guard number >= 100 else { return belowHundred(number) }
    let rest = number % 100
    if number == 100 { return "cem" }
    let hundred = hundreds[number / 100 - 1]
    return rest == 0 ? hundred : "\(hundred) e \(belowHundred(rest))"
  }

  private static func belowHundred(_ number: Int) -> String {
    guard number >= 20 else { return small[number] }
    let ten = tens[number / 10 - 2]
    return number % 10 == 0 ? ten : "\(ten) e \(small[number % 10])"
  }

  private static var small: [String] {
    [
      "zero", "uma", "duas", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez",
      "onze", "doze", "treze", "quatorze", "quinze", "dezesseis", "dezessete", "dezoito",
      "dezenove",
    ]
  }

  private static var tens: [String] {
    ["vinte", "trinta", "quarenta", "cinquenta", "sessenta", "setenta", "oitenta", "noventa"]
  }

  private static var hundreds: [String] {
    [
      "cento", "duzentas", "trezentas", "quatrocentas", "quinhentas", "seiscentas", "setecentas",
      "oitocentas", "novecentas",
    ]
  }

  private static var orderedOnes: [String] {
    [
      "", "primeiro", "segundo", "terceiro", "quarto", "quinto", "sexto", "sétimo", "oitavo",
      "nono",
    ]
  }

  private static var orderedTens: [String] {
    [
      "", "décimo", "vigésimo", "trigésimo", "quadragésimo", "quinquagésimo", "sexagésimo",
      "septuagésimo", "octogésimo", "nonagésimo",
    ]
  }
}
