// SPDX-License-Identifier: MIT

/// What Polish says that no catalogue can: numbers in words, and cases of words in texts.
extension Grammar {
  static let polish = Grammar(
    plural: { number in
      guard !number.isCompact, number.v == 0 else { return number.isCompact ? .many : .other }
      if number.i == 1 { return .one }
      return (2...4).contains(number.i % 10) && !(12...14).contains(number.i % 100) ? .few : .many
    },
    spokenYear: { Polish(wording: $2).spokenYear($0, form: $1) },
    spokenClock: { Polish(wording: $1).spoken($0) },
    function: { Polish(wording: $1).call($0) })
}

private struct Polish {
  let wording: Wording

  func call(_ call: FunctionCall) -> String? {
    switch (call.name, call.operand) {
    case ("w", .text(let text)): w(text)
    case ("z", .text(let text)): text.afterZ
    case ("z", .count(let count)): "\(count)".afterZ
    case ("on", .text(let place)): on(place)
    case ("dated", .text(let place)): place.dated
    case ("listed", .text(let last)): listed(last, before: call["before"].map(wording.text) ?? "")
    case ("fold", .figure(let times)): fold(times)
    case ("o", .text(let size)): size.isMultiple ? size : "o \(size)"
    case ("rise", .text(let size)): rise(size)
    case ("predicate", .text(let clause)): predicate(clause)
    case ("genitive", let operand): genitive(wording.text(of: operand))
    case ("genitiveOfLength", let operand): genitiveOfLength(wording.text(of: operand))
    case ("ending", .text(let unit)): ending(unit, form: call.form ?? .one)
    case ("inYear", .count(let year)): inYear(year, form: call.form ?? .nominative)
    default: nil
    }
  }

  /// Years to 2999 are ordinal numbers: `tysiąc osiemset siedemdziesiątego pierwszego`.
  func spokenYear(_ year: Int, form: TermForm) -> String {
    let (thousand, hundred, rest) = (year / 1000, year / 100 % 10, year % 100)
    let end = form == .nominative ? "y" : form == .genitive ? "ego" : "ym"
    guard year < 3000, year % 1000 > 0 else {
      return year < 3000 ? (thousand == 1 ? "" : "dwu") + "tysięczn" + end : "\(year)"
    }
    let five = ["pięć", "sześć", "siedem", "osiem", "dziewięć"]
    let hundreds = ["", "sto", "dwieście", "trzysta", "czterysta"] + five.map { $0 + "set" }
    let few = ["", "setn", "dwusetn", "trzechsetn", "czterechsetn"]
    let tens = ["", "", "", "trzydziest", "czterdziest"] + five.map { $0 + "dziesiąt" }
    let (ten, one) = rest > 31 ? (rest / 10, rest % 10) : (0, rest)
    let parts = [
      ["", "tysiąc", "dwa tysiące"][thousand], rest == 0 ? "" : hundreds[hundred],
      rest > 0 ? "" : (hundred < 5 ? few[hundred] : hundreds[hundred] + "n") + end,
      ten > 0 ? tens[ten] + end : "", one > 0 ? wording.ordinal(one, form: form) : "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A year with the word for it, which one before the common era stands after.
  func inYear(_ number: Int, form: TermForm) -> String {
    number > 0
      ? "\(wording.year(number, form: form)) roku" : "roku \(wording.year(number, form: form))"
  }

  /// `czternastej 30`, as it follows a preposition, with seconds where there are any.
  func spoken(_ clock: ClockTime) -> String {
    let minute = clock.minute
    if clock.hour == 0, minute == 0, !clock.hasSeconds { return "północy" }
    let hour = wording.ordinal(clock.hour, form: .genitive).replacing("ego", with: "ej")
    let minutes = minute == 0 ? "" : minute < 10 ? " zero \(minute)" : " \(minute)"
    let seconds = clock.hasSeconds ? " i \(wording.seconds(of: clock))" : ""
    return (clock.hour == 0 ? "zerowej" : hour) + minutes + seconds
  }

  /// A text after "w", or "we" where only that can be said: `we wrześniu`.
  func w(_ text: String) -> String {
    (["wr", "wt", "fr"].contains(text.prefix(2)) ? "we " : "w ") + text
  }

  /// A place without the word that parts a day from a number before it: `7 marca`.
  func on(_ place: String) -> String {
    place.hasPrefix("dnia ") ? place.replacing("dnia ", with: "") : place
  }

  /// The last of several after "i"; after "a" where a verb is left out before it.
  func listed(_ last: String, before: String) -> String {
    "\(before)\(last.hasPrefix("odchylenie standardowe ") ? ", a" : " i") \(last)"
  }

  /// So many times as much: `22-krotnie`, `dwudziestodwukrotnie`, `1,2 miliona razy`.
  func fold(_ times: Figure) -> String {
    guard times.scale == .ones, times.decimals == 0 else { return "\(wording.number(times)) razy" }
    let count = times.digits.whole
    guard wording.channel == .speech, (2..<1000).contains(count) else { return "\(count)-krotnie" }
    let ones = [
      "", "jedno", "dwu", "trzy", "cztero", "pięcio", "sześcio", "siedmio", "ośmio", "dziewięcio",
    ]
    let small = ["jede", "dwu", "trzy", "czter", "pięt", "szes", "siedem", "osiem", "dziewięt"]
    let teens = ["dziesięcio"] + small.map { $0 + "nasto" }
    let five = ["pięć", "sześć", "siedem", "osiem", "dziewięć"]
    let tens =
      ["", "", "dwudziesto", "trzydziesto", "czterdziesto"] + five.map { $0 + "dziesięcio" }
    let hundreds = ["", "stu", "dwustu", "trzystu", "czterystu"] + five.map { $0 + "set" }
    let (ten, one) = (count / 10 % 10, count % 10)
    let rest = ten == 1 ? teens[one] : tens[ten] + ones[one]
    return hundreds[count / 100] + rest + "krotnie"
  }

  /// A rise of a size: `wzrost o 5 procent`, `22-krotny wzrost`.
  func rise(_ size: String) -> String {
    guard size.isMultiple else { return "wzrost o \(size)" }
    return size.hasSuffix("nie") ? "\(size.dropLast(2))y wzrost" : "wzrost \(size)"
  }

  /// A clause without the subject that it brings.
  func predicate(_ clause: String) -> String {
    clause.hasPrefix("wartość ") ? String(clause.dropFirst("wartość ".count)) : clause
  }

  /// Numbers and points in the genitive, and all else as it is: `3 milionów`.
  func genitive(_ text: String) -> String {
    let cases = [
      "milion": "miliona", "miliony": "milionów", "miliard": "miliarda", "miliardy": "miliardów",
      "bilion": "biliona", "biliony": "bilionów", "punkt": "punktu", "punkty": "punktów",
      "procentowy": "procentowego", "procentowe": "procentowych", "milionowa": "milionowej",
      "milionowe": "milionowych", "miliardowa": "miliardowej", "miliardowe": "miliardowych",
      "bilionowa": "bilionowej", "bilionowe": "bilionowych",
    ]
    return text.replacing(cases)
  }

  /// A length of time or a number in the genitive, and all else as it is: `2 minut`.
  func genitiveOfLength(_ text: String) -> String {
    text.replacing([
      "sekunda": "sekundy", "sekundy": "sekund", "minuta": "minuty", "minuty": "minut",
      "godzina": "godziny", "godziny": "godzin", "dzień": "dnia", "milion": "miliona",
      "miliony": "milionów", "miliard": "miliarda", "miliardy": "miliardów",
    ])
  }

  /// How an adjective after a unit ends: `metr kwadratowy`, `mila kwadratowa`.
  func ending(_ unit: String, form: TermForm) -> String {
    switch form {
    case .few: "e"
    case .many, .in, .multiplied: "ych"
    case .other: unit.hasSuffix("y") || unit.hasSuffix("i") ? "ej" : "ego"
    default: unit.hasSuffix("a") ? "a" : unit.hasSuffix("ę") ? "ą" : "y"
    }
  }
}

extension String {
  /// The text after "z", or "ze" before a hundred and before consonants of which the first hisses.
  fileprivate var afterZ: String {
    let digits = unicodeScalars.prefix { ("0"..."9").contains($0) }
    let isHundred = digits.first == "1" && digits.count.isMultiple(of: 3)
    let word = lowercased()
    let rest = word.dropFirst(word.hasPrefix("sz") ? 2 : 1)
    let isCluster =
      "sśzźż".contains(word.prefix(1)) && !word.isEmpty
      && rest.first.map { $0.isLetter && !"aąeęioóuy".contains($0) } == true
    return "\(isHundred || isCluster ? "ze" : "z") \(self)"
  }

  /// A place with the word for a day replaced, behind what belongs to it: ` z 7 marca`.
  fileprivate var dated: String {
    let start = prefix { $0 == " " }
    return dropFirst(start.count).hasPrefix("dnia ")
      ? "\(start)z \(dropFirst(start.count + 5))" : self
  }

  /// The text with words in place of others.
  fileprivate func replacing(_ words: [String: String]) -> String {
    split(separator: " ", omittingEmptySubsequences: false)
      .map { words[String($0)] ?? String($0) }.joined(separator: " ")
  }

  /// Whether a size is told as so many times as much.
  fileprivate var isMultiple: Bool { hasSuffix("krotnie") || hasSuffix(" razy") }
}
