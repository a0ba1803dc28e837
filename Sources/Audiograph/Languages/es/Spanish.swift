// SPDX-License-Identifier: MIT

/// What Spanish says that no catalogue can: contractions, numbers before nouns, and times of day.
extension Grammar {
  static let spanish = Grammar(
    // `many` stands before "de": `3 millones de euros`.
    plural: { $0.isCompact ? .many : $0.isOne ? .one : .other },
    spokenClock: { Spanish(wording: $1).spoken($0) },
    function: { Spanish(wording: $1).call($0) })
}

private struct Spanish {
  let wording: Wording

  func call(_ call: FunctionCall) -> String? {
    let text = wording.text(of: call.operand)
    switch call.name {
    case "de": return de(text)
    case "a": return text.hasPrefix("el ") ? "al \(text.dropFirst(3))" : "a \(text)"
    case "un": return isPercent(text) ? "un \(text)" : text
    case "el": return isPercent(text) ? "el \(text)" : text
    case "unos": return about(text)
    case "y": return "\(beginsWithI(text) ? "e" : "y") \(text)"
    case "o": return "\(beginsWithO(text) ? "u" : "o") \(text)"
    case "m": return beforeNoun(call.operand, text, isFeminine: false)
    case "f": return beforeNoun(call.operand, text, isFeminine: true)
    case "changed": return changed(text, isUp: call.flag("isUp"))
    case "moved": return moved(text, isUp: call.flag("isUp"))
    case "written": return written(text)
    case "las": return hour(text)
    case "a-las": return text == "medianoche" ? "a \(text)" : "a \(hour(text))"
    case "after": return behindVerb(text, wording.course(of: call), mark: ": ")
    case "behind": return behindVerb(text, wording.course(of: call), mark: ", ")
    case "squared": return text.isFeminineNoun ? "cuadrada" : "cuadrado"
    case "cubed": return text.isFeminineNoun ? "cúbica" : "cúbico"
    default: return number(call)
    }
  }

  private func number(_ call: FunctionCall) -> String? {
    switch (call.name, call.operand) {
    case ("thousands", .digits(let digits)):
      millions(digits.divided(byPowerOfTen: -3))
    case ("cerca", .figure(let figure)), ("cerca", .value(let figure)),
      ("cerca", .difference(let figure)):
      ofPercent(figure)
    case ("counted", .figure(let figure)), ("counted", .value(let figure)),
      ("counted", .difference(let figure)):
      counted(figure, unit: call["unit"].map(wording.text) ?? "")
    default: nil
    }
  }

  /// `14 30`, `9 y 5`, `9 en punto`, `una 15`, with seconds where there are any.
  func spoken(_ clock: ClockTime) -> String {
    if clock == ClockTime("0:00") { return "medianoche" }
    let hour = clock.hour == 1 ? "una" : clock.hour == 21 ? "veintiuna" : "\(clock.hour)"
    guard !clock.hasSeconds else {
      let minutes = wording.say(.counted(count: clock.minute, rhythm: .minutes))
      let hours = "\(hour) \(clock.hour == 1 ? "hora" : "horas")"
      return "\(hours), \(minutes) y \(wording.seconds(of: clock))"
    }
    return switch clock.minute {
    case 0: "\(hour) en punto"
    case 1..<10: "\(hour) y \(clock.minute)"
    default: "\(hour) \(clock.minute)"
    }
  }

  /// A time of day as it is printed: `9:05`.
  private func written(_ clock: String) -> String {
    clock.hasPrefix("0") && clock.dropFirst().first?.isNumber == true
      ? String(clock.dropFirst()) : clock
  }

  /// A time of day with its article: `las 14:30`, `la 1:15`, `la una 15`.
  private func hour(_ clock: String) -> String {
    if clock == "medianoche" { return clock }
    return clock.hasPrefix("1:") || clock.hasPrefix("una ") ? "la \(clock)" : "las \(clock)"
  }

  /// "de" before a text, "del" before "el" and a percentage: `de 3 grados`, `del 21 %`.
  private func de(_ text: String) -> String {
    text.hasPrefix("el ")
      ? "del \(text.dropFirst(3))" : isPercent(text) ? "del \(text)" : "de \(text)"
  }

  /// Whether a text is a number and its percent sign, or begins so.
  private func isPercent(_ text: String) -> Bool {
    let rest = text.drop { $0.isNumber || $0 == "," }
    return rest.count < text.count
      && (rest.hasPrefix("\u{A0}%") || rest.hasPrefix(" %") || rest.hasPrefix(" por ciento"))
  }

  /// The number of a percentage, whose bounds have an article: `más del 99,9`.
  private func ofPercent(_ figure: Figure) -> String {
    let number = wording.bareNumber(figure)
    return switch figure.bound {
    case .over: "más del \(number)"
    case .under: "menos del \(number)"
    case .about: "cerca del \(number)"
    case nil: number
    }
  }

  /// A number with its unit: `3 dólares`, `3 millones de dólares`, for a voice `veintiuna toneladas`.
  private func counted(_ figure: Figure, unit: String) -> String {
    let unit = unit.trimmed
    let number = wording.number(figure)
    guard !unit.isEmpty else { return number }
    if wording.channel == .display, unit == "por ciento" { return "\(number)\u{A0}%" }
    let isFeminine = unit.isFeminineNoun
    let about = "unos "
    let rounded =
      isFeminine && number.hasPrefix(about) ? "unas \(number.dropFirst(about.count))" : number
    switch figure.scale {
    case .groups, .parts: return "\(rounded) de \(unit)"
    case .ones, .power: return "\(agreeing(rounded, figure, isFeminine: isFeminine)) \(unit)"
    }
  }

  /// A number that was calculated: `unos 1130`, but `aproximadamente 0,25`.
  private func about(_ number: String) -> String {
    let isMany = number.first?.isNumber == true && !["0", "1,"].contains { number.hasPrefix($0) }
    return isMany && number != "1" ? "unos \(number)" : "aproximadamente \(number)"
  }

  private func beforeNoun(_ operand: Argument, _ text: String, isFeminine: Bool) -> String {
    switch operand {
    case .figure(let figure), .value(let figure), .difference(let figure):
      agreeing(text, figure, isFeminine: isFeminine)
    case .count(let count): agreeing(text, Figure(count), isFeminine: isFeminine)
    case .digits(let digits):
      agreeing(
        text, Figure(digits: digits, minimumDecimals: 0, scale: .ones), isFeminine: isFeminine)
    default: text
    }
  }

  /// How many millions thousands of millions are: `1200`.
  private func millions(_ digits: DecimalDigits) -> String {
    beforeNoun(.digits(digits), wording.number(digits), isFeminine: false)
  }

  /// A number as a voice says it before a noun, which digits alone do not tell it: `veintiún puntos`,
  /// `doscientas filas`.
  private func agreeing(_ text: String, _ figure: Figure, isFeminine: Bool) -> String {
    let count = figure.digits.magnitude.whole
    guard wording.channel == .speech, figure.scale == .ones, figure.decimals == 0,
      let words = words(count, isFeminine: isFeminine)
    else { return text }
    return text.replacing("\(count)", with: words)
  }

  /// A number in words, if it agrees with what it counts.
  private func words(_ count: Int, isFeminine: Bool) -> String? {
    let (thousands, rest) = (count / 1000, count % 1000)
    let agrees = [thousands, rest].contains { part in
      part % 10 == 1 && part % 100 != 11 || isFeminine && part >= 200
    }
    guard agrees, count < 1_000_000, thousands != 1 || agreesAlone(rest, isFeminine) else {
      return nil
    }
    let before =
      thousands == 0
      ? "" : thousands == 1 ? "mil" : "\(belowThousand(thousands, isFeminine)) mil"
    return [before, rest == 0 ? "" : belowThousand(rest, isFeminine)]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func agreesAlone(_ rest: Int, _ isFeminine: Bool) -> Bool {
    rest % 10 == 1 && rest % 100 != 11 || isFeminine && rest >= 200
  }

  private func belowThousand(_ number: Int, _ isFeminine: Bool) -> String {
    let five = ["quinient", "seiscient", "setecient", "ochocient", "novecient"]
    let stems = ["", "", "doscient", "trescient", "cuatrocient"] + five
    let (hundred, rest) = (number / 100, number % 100)
    let hundreds =
      hundred == 0
      ? ""
      : hundred == 1
        ? (rest == 0 ? "cien" : "ciento") : stems[hundred] + (isFeminine ? "as" : "os")
    return [hundreds, rest == 0 ? "" : belowHundred(rest, isFeminine)]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func belowHundred(_ number: Int, _ isFeminine: Bool) -> String {
    let (ten, one) = (number / 10, number % 10)
    let ones = isFeminine ? "una" : "un"
    if number < 30 {
      return one == 1 && ten != 1
        ? (ten == 0 ? ones : isFeminine ? "veintiuna" : "veintiún") : Self.small[number]
    }
    return Self.tens[ten - 3] + (one == 0 ? "" : " y \(one == 1 ? ones : Self.small[one])")
  }

  private static var small: [String] {
    [
      "", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once",
      "doce", "trece", "catorce", "quince", "dieciséis", "diecisiete", "dieciocho", "diecinueve",
      "veinte", "veintiún", "veintidós", "veintitrés", "veinticuatro", "veinticinco", "veintiséis",
      "veintisiete", "veintiocho", "veintinueve",
    ]
  }

  private static var tens: [String] {
    ["treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"]
  }

  /// The change `un 28 %` or `en 3 grados` behind "bajó", where `caída del 28 %` would say it twice.
  private func behindVerb(_ change: String, _ course: String, mark: String) -> String {
    if change.hasPrefix("hasta ") { return ", \(change)" }
    let hasRisen = course.contains("subió")
    let direction = hasRisen ? "subida " : "caída "
    guard hasRisen != course.contains("bajó"), change.hasPrefix(direction),
      !["luego", "salvo", "golpe", "duplicó", "mitad"].contains(where: { course.contains($0) })
    else { return mark + change }
    let size = change.dropFirst(direction.count)
    if size.hasPrefix("del ") { return "\(mark)un \(size.dropFirst(4))" }
    let bare = size.hasPrefix("de ") ? size.dropFirst(3) : size
    return mark + (bare.first?.isNumber == true ? "en \(bare)" : String(bare))
  }

  /// A change of a size: `subida del 28 %`, `multiplicado por 22`.
  private func changed(_ size: String, isUp: Bool) -> String {
    let factor = "un factor de "
    guard size.hasPrefix(factor) else { return (isUp ? "subida " : "caída ") + de(size) }
    return (isUp ? "multiplicado por " : "dividido entre ") + size.dropFirst(factor.count)
  }

  /// How far a leg went, with the space before its size: `subió un 28 %`, `se multiplicó por 22`.
  private func moved(_ size: String, isUp: Bool) -> String {
    let factor = " en un factor de "
    guard size.hasPrefix(factor) else { return (isUp ? "subió" : "bajó") + size }
    return (isUp ? "se multiplicó por " : "se dividió entre ") + size.dropFirst(factor.count)
  }

  private func beginsWithI(_ text: String) -> Bool {
    let word = text.folded
    guard ["i", "í", "hi", "hí"].contains(where: { word.hasPrefix($0) }) else { return false }
    return !["hie", "hia", "hio"].contains { word.hasPrefix($0) }
  }

  private func beginsWithO(_ text: String) -> Bool {
    let word = text.folded
    return ["o", "ó", "ho", "8"].contains { word.hasPrefix($0) } || text.hasPrefix("11 ")
  }
}

extension String {
  /// Whether the first word of a unit is feminine: `toneladas`, `acciones`.
  fileprivate var isFeminineNoun: Bool {
    let word = prefix { $0.isLetter }.lowercased()
    if ["día", "días", "naira", "nairas", "leva", "levas"].contains(word) { return false }
    return ["a", "as", "ión", "iones", "ud", "udes", "dad", "dades", "parte", "partes", "veces"]
      .contains { word.hasSuffix($0) }
  }
}
