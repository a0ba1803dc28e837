// SPDX-License-Identifier: MIT

/// What a language says that no message can.
///
/// That is its plural rule, numbers and times in words, and the functions that its messages call. A language
/// that has none of its own counts and speaks as here.
struct Grammar: Sendable {
  /// The plural category of a number, by the rules of the Unicode CLDR.
  var plural: @Sendable (PluralOperands) -> TermForm = { $0.isOne ? .one : .other }
  /// A year from 1 on, as it is spoken.
  var spokenYear: @Sendable (Int, TermForm, Wording) -> String = { year, _, _ in "\(year)" }
  /// A time of day, as it is spoken.
  var spokenClock: @Sendable (ClockTime, Wording) -> String = { clock, _ in
    "\(clock.hour) \(clock.minute)"
  }
  /// What a function of this language alone says; nil if it has none of that name for such an operand.
  var function: @Sendable (FunctionCall, Wording) -> String? = { _, _ in nil }
  /// What stands before a colon or a semicolon.
  var space: @Sendable (Channel) -> String = { _ in "" }
  /// A last look at what was put together with `, `, `: ` and `; `, whose marks may be others.
  var marked: @Sendable (String) -> String = { $0 }
  /// What sentences end with, the full stop first.
  var ends = "."
}

extension Wording {
  /// The course that a change is told behind, whose verb may have said its direction; empty where there is none.
  func course(of call: FunctionCall) -> String { call["course"].map(text) ?? "" }

  /// A unit after its number, with the space before it: ` dollars`, behind millions `joined`, as in ` de dollars`;
  /// for eyes percent is a sign, given with the space before it.
  func unit(
    _ unit: String, behind number: Figure, percent: (unit: String, sign: String),
    joined: (String) -> String
  ) -> String {
    let unit = unit.trimmed
    if unit.isEmpty { return "" }
    if unit == percent.unit { return channel == .display ? percent.sign : " \(unit)" }
    return switch number.scale {
    case .ones, .power: " \(unit)"
    case .groups, .parts: " \(joined(unit))"
    }
  }
}

extension Language {
  /// What a function of this language alone says; nil if it has none of that name for such an operand.
  package func own(_ call: FunctionCall) -> String? { grammar.function(call, wording(.display)) }

  /// A text that was put together with `, `, `: ` and `; `, with the marks of the language.
  package func marked(_ text: String) -> String { grammar.marked(text) }

  /// A text with a full stop; a spelled name has one already.
  package func ended(_ text: String) -> String {
    let isEnded = text.last.map { grammar.ends.contains($0) } ?? false
    return isEnded ? text : text + grammar.ends.prefix(1)
  }
}

/// What the plural rules of the Unicode CLDR look at, for numbers that are zero or more.
struct PluralOperands: Sendable, Hashable {
  /// The whole part.
  let i: Int
  /// How many decimals are written.
  let v: Int
  /// Whether millions or more are counted in a word: `1.5 million`.
  var isCompact = false

  /// Whether it is one, without decimals.
  var isOne: Bool { i == 1 && v == 0 && !isCompact }
}
