// SPDX-License-Identifier: MIT

/// What Japanese says that no catalogue can: courses that go on, large numbers, times of day, and its marks.
extension Grammar {
  static let japanese = Grammar(
    plural: { _ in .other },
    spokenClock: { Japanese.spoken($0, $1) },
    function: { Japanese.call($0, $1) },
    marked: { JapaneseMarks.marked($0) },
    ends: "。？！")
}

private enum Japanese {
  static func call(_ call: FunctionCall, _ wording: Wording) -> String? {
    if call.name == "myriads" {
      guard case .digits(let digits) = call.operand else { return nil }
      return myriads(digits, call["group"].map(wording.text) ?? "", wording)
    }
    let text = wording.text(of: call.operand)
    return switch call.name {
    case "apart": apart(text)
    case "bare": bare(text)
    case "changed": changed(text, call["change"].map(wording.text) ?? "")
    case "continued": continued(text)
    case "per": per(text)
    case "percentage": percentage(text, wording.channel)
    case "spaced": spaced(text)
    case "topic": text.hasSuffix("：") ? "" : "は"
    default: nil
    }
  }

  /// `14時5分`, with seconds where there are any.
  static func spoken(_ clock: ClockTime, _ wording: Wording) -> String {
    let minutes = clock.minute > 0 || clock.hasSeconds ? "\(clock.minute)分" : ""
    return "\(clock.hour)時\(minutes)\(clock.hasSeconds ? wording.seconds(of: clock) : "")"
  }

  // MARK: - Numbers

  /// Millions, billions or trillions as Japanese counts them, by ten thousands: `120万`, `34.5億`, `2兆`.
  private static func myriads(
    _ digits: DecimalDigits, _ group: String, _ wording: Wording
  ) -> String {
    let power = ["millions": 6, "billions": 9, "trillions": 12][group] ?? 0
    let places = digits.exponent + power
    let (scale, name) =
      places > 12 ? (12, "兆") : places > 8 ? (8, "億") : places > 4 ? (4, "万") : (0, "")
    return wording.number(digits.divided(byPowerOfTen: scale - power)) + name
  }

  /// A number with its sign, which stands before what bounds the number: `1%未満`.
  private static func percentage(_ number: String, _ channel: Channel) -> String {
    let sign = channel == .display ? "%" : "パーセント"
    let bound = ["未満", "超"].first { number.hasSuffix($0) } ?? ""
    return number.dropLast(bound.count) + sign + bound
  }

  // MARK: - Words beside others

  /// Places without what sets them apart from values: `5月と6月` for `（5月）、（6月）`, `、5月、、6月`; other texts as
  /// they are.
  private static func bare(_ text: String) -> String {
    let text = text.trimmed
    guard text.first == "（" || text.first == "、" else { return text }
    var (places, depth) = ([""], 0)
    for character in text {
      if character == "）" { depth -= 1 }
      let isMark = character == "（" || character == "）"
      if depth == 0, character == "、" || character == "," {
        places.append("")
      } else if depth > 0 || !isMark {
        places[places.count - 1].append(character)
      }
      if character == "（" { depth += 1 }
    }
    let bare = places.map(\.trimmed).filter { !$0.isEmpty }
    return bare.joined(separator: bare.count > 2 ? "、" : "と")
  }

  /// Clauses that go on behind a comma: `上昇し` for `上昇した`; what ends in a noun stays as it is.
  private static func continued(_ text: String) -> String {
    text.replacing(", ", with: "、").split(separator: "、").map { clause in
      let found = endings.first { clause.hasSuffix($0.0) }
      return found.map { String(clause.dropLast($0.0.count)) + $0.1 } ?? String(clause)
    }.joined(separator: "、")
  }

  /// A course and its change, their common verb said once: `一貫して100から109へ9.0%上昇`; what went several ways goes
  /// on: `…上昇し、その後下落し、全体では5%低下`.
  private static func changed(_ course: String, _ change: String) -> String {
    let verbs = [("上昇した", "上昇"), ("下降した", "低下"), ("下落した", "低下"), ("下落した", "下落")]
    let isSimple = ["、", "ほかは", "から"].allSatisfy { !course.contains($0) }
    guard isSimple,
      let verb = verbs.first(where: { course.hasSuffix($0.0) && change.hasSuffix($0.1) })
    else { return continued(course) + "、全体では" + change }
    return course.dropLast(verb.0.count) + change
  }

  /// What verbs of the catalogue end in, the longer ones first, and how they go on.
  private static var endings: [(String, String)] {
    [
      ("なかった", "ず"), ("かった", "く"), ("だった", "で"), ("がった", "がり"), ("なった", "なり"),
      ("わった", "わり"), ("失った", "失い"), ("戻った", "戻り"), ("回った", "回り"), ("した", "し"),
    ]
  }

  /// What a unit is divided by: `毎時`, `1人当たり`, `1000人当たり`.
  private static func per(_ unit: String) -> String {
    if unit.first?.isNumber == true { return "\(unit)当たり" }
    return ["人", "件", "株", "世帯", "台"].contains(unit) ? "1\(unit)当たり" : "毎\(unit)"
  }

  /// A text with a space before it where a number would run into it: `5 kg`.
  private static func apart(_ text: String) -> String {
    text.unicodeScalars.first.map {
      $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0)
    } ?? false
      ? " " + text : text
  }

  /// A text with a space behind it where another number or Latin word would run into it.
  private static func spaced(_ text: String) -> String {
    text.utf8.last.map { $0 < 0x80 } ?? false ? text + " " : text
  }
}

/// Marks that are as wide as the letters.
private enum JapaneseMarks {
  /// A text that was put together with `, `, `: ` and `; `, with `、`, `：` and `。` instead: single ones, without
  /// spaces beside them.
  ///
  /// Between two Latin letters they stay, since names have them: `Smith, John`.
  static func marked(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var kept: [Unicode.Scalar] = []
    for (place, scalar) in scalars.enumerated() {
      let next = place + 1 < scalars.count ? scalars[place + 1] : nil
      let isWithin =
        kept.last.map(isLatin) == true && place + 2 < scalars.count && isLatin(scalars[place + 2])
      if let mark = marks[scalar], next == " ", !isWithin {
        append(mark, to: &kept)
      } else if wide.contains(scalar) {
        append(scalar, to: &kept)
      } else if scalar == "（" {
        while kept.last == " " { kept.removeLast() }
        kept.append(scalar)
      } else if scalar != " " || !(kept.last.map { $0 == "）" || wide.contains($0) } ?? false) {
        kept.append(scalar)
      }
    }
    return String(String.UnicodeScalarView(kept))
  }

  /// Of two marks that meet, a comma goes.
  private static func append(_ mark: Unicode.Scalar, to kept: inout [Unicode.Scalar]) {
    while kept.last == " " { kept.removeLast() }
    if kept.last == "、" { kept.removeLast() }
    if mark != "、" || !(kept.last.map(wide.contains) ?? false) { kept.append(mark) }
  }

  private static var marks: [Unicode.Scalar: Unicode.Scalar] { [",": "、", ":": "：", ";": "。"] }

  private static var wide: [Unicode.Scalar] { ["、", "：", "。"] }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}
