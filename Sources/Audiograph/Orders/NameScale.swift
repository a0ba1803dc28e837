// SPDX-License-Identifier: MIT

/// An order that everybody knows, and where names stand in it, in whichever order they are.
package struct NameScale: Sendable, Hashable {
  /// What names are.
  package enum Kind: Sendable, Hashable {
    case months, weekdays, quarters
    /// Ranges of numbers, such as ages.
    case ranges
    /// Anything else that has a first and a last, or comes again and again: sizes, stages, weeks.
    case others
    /// Times of day and days as texts, which stand in their order as they are.
    case times
  }

  let kind: Kind
  /// How many places a cycle has; nil for what has no end that everybody knows.
  let cycle: Int?
  /// Whether the first comes again after the last.
  package let recurs: Bool
  /// The place of each name, from 0 on.
  let places: [Int]

  /// No order that everybody knows has more names.
  package static let mostNames = 400

  /// The order of names, which may repeat; nil if one of them has no place in it, and for a single name.
  package init?(_ names: some Collection<String>) {
    guard names.first.map({ Self.mayHold($0) || $0.isTimeText }) ?? false else { return nil }
    var (numbers, distinct) = ([String: Int](), [String]())
    for name in names where numbers[name] == nil {
      guard distinct.count < Self.mostNames, Self.mayHold(name) else {
        distinct = []
        break
      }
      numbers[name] = distinct.count
      distinct.append(name)
    }
    if let scale = Self(distinct: distinct) {
      let places = names.map { scale.places[numbers[$0] ?? 0] }
      self.init(scale.kind, cycle: scale.cycle, recurs: scale.recurs, places)
      return
    }
    guard names.count > 1, names.allSatisfy(\.isTimeText) else { return nil }
    self.init(.times, Array(0..<names.count))
  }

  /// The order of answers of a scale, which are no course; nil if one of the names is none.
  package init?(answers names: some Collection<String>) {
    var keys: [String] = []
    for name in names {
      guard keys.count < Self.mostNames, let key = NameTokens(name)?.key,
        OrderedWords.answers.contains(where: { $0.notion.holds(key) })
      else { return nil }
      keys.append(key)
    }
    self.init(keys, among: OrderedWords.answers)
  }

  /// The indices of the answers at the upper end of a scale, and at its lower end, the outermost first: all but
  /// the middle one; nil under four, and for other names.
  static func ends(ofAnswers names: [String]) -> (high: [Int], low: [Int])? {
    guard let places = NameScale(answers: names)?.places, names.count >= 4,
      Set(places).count == names.count
    else { return nil }
    let order = names.indices.sorted { places[$0] < places[$1] }
    let count = names.count / 2
    return (order.suffix(count).reversed(), Array(order.prefix(count)))
  }

  private init?(_ keys: [String], among lists: [OrderedWords]) {
    for list in lists where keys.count >= list.fewest {
      let places = keys.compactMap(list.notion.place)
      guard places.count == keys.count else { continue }
      self.init(.others, cycle: list.cycle, recurs: list.recurs, places)
      return
    }
    return nil
  }

  /// Whether a name may be one of an order, by itself: most names are none, so that others need no look.
  package static func mayHold(_ name: String) -> Bool {
    guard let name = NameTokens(name), !name.tokens.isEmpty else { return false }
    let words = name.words
    return words.allSatisfy(NameRange.mayHold) || words.contains(where: isKnown)
      || isKnown(name.key)
  }

  private static func isKnown(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    return OrderedWords.lists.contains { $0.notion.holds(word) } || NumberedName.mayHold(word)
      || MonthName.number(bytes.span) != nil
      || WeekdayName.number(bytes.span) != nil || RomanNumeral.number(bytes.span) != nil
  }

  private init(_ kind: Kind, cycle: Int? = nil, recurs: Bool = false, _ places: [Int]) {
    (self.kind, self.cycle, self.recurs, self.places) = (kind, cycle, recurs, places)
  }

  private init?(distinct names: [String]) {
    var tokens: [NameTokens] = []
    for name in names {
      guard let name = NameTokens(name), !name.tokens.isEmpty else { return nil }
      tokens.append(name)
    }
    // `1月`, `2月` have a word in common that says what they are.
    let found =
      Self.counted(tokens) ?? Self.called(tokens.withoutCommonWords) ?? Self.called(tokens)
    guard let found, Set(found.places).count > 1
    else { return nil }
    self = found
  }

  private static func counted(_ names: [NameTokens]) -> NameScale? {
    let numbered = names.compactMap(NumberedName.init)
    guard numbered.count == names.count, NumberedName.count(numbered) else { return nil }
    if NumberedName.areQuarters(numbered) {
      return NameScale(.quarters, cycle: 4, recurs: true, numbered.map { $0.number - 1 })
    }
    return NameScale(.others, recurs: !numbered[0].unit.isEmpty, numbered.map(\.number))
  }

  private static func called(_ names: [NameTokens]) -> NameScale? {
    let keys = names.map(\.key)
    func all(_ place: (String) -> Int?) -> [Int]? {
      var places: [Int] = []
      for key in keys {
        guard let place = place(key) else { return nil }
        places.append(place)
      }
      return places
    }
    if let months = all({ MonthName.number(Array($0.utf8).span) }) {
      return NameScale(.months, cycle: 12, recurs: true, months.map { $0 - 1 })
    }
    if let days = all({ WeekdayName.number(Array($0.utf8).span) }) {
      return NameScale(.weekdays, cycle: 7, recurs: true, days.map { $0 - 1 })
    }
    if let scale = NameScale(keys, among: OrderedWords.lists) { return scale }
    let ranges = names.compactMap(NameRange.init)
    return ranges.count == names.count ? ranges.places.map { NameScale(.ranges, $0) } : nil
  }
}

extension NameScale {
  /// Whether names that repeat are places in time or on a scale, and no groups such as sizes.
  package var mayRepeat: Bool { recurs || kind != .others }

  /// The step at which each name stands, of cycles counted on; nil if they are not in order, which all but
  /// those that come again may be from the last to the first.
  var steps: [Int]? {
    let turns = zip(places, places.dropFirst()).filter { $1 < $0 }
    guard let turn = turns.first else { return places }
    if !recurs, zip(places, places.dropFirst()).allSatisfy({ $1 <= $0 }) { return places }
    let length = cycle ?? (places.max() ?? 0) + 1
    // From October to September, but not from February back to January.
    let isOneRound =
      turns.count == 1 && places[places.count - 1] < places[0]
      && 2 * (length - turn.0 + turn.1) <= length
    guard recurs, isOneRound || areRounds else { return nil }
    var start = 0
    return places.indices.map { index in
      if index > 0, places[index] < places[index - 1] { start += length }
      return start + places[index]
    }
  }

  /// Whether most names are followed by the next one of those that there are, and the last by the first.
  private var areRounds: Bool {
    let used = Set(places).sorted()
    guard places.count > used.count else { return false }
    let ranks = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
    let follows = zip(places, places.dropFirst()).count { place, next in
      (ranks[next] ?? 0) == ((ranks[place] ?? 0) + 1) % used.count
    }
    return 5 * follows >= 4 * (places.count - 1)
  }

  /// The indices of the names in their order, those at one place as they stand; nil if they are in order.
  package var sortedIndices: [Int]? {
    guard steps == nil else { return nil }
    let turned = NameScale(kind, cycle: cycle, recurs: recurs, places.reversed())
    let pairs = zip(places, places.dropFirst())
    let mostlyFalls = pairs.count { $1 < $0 } > pairs.count { $1 > $0 }
    if mostlyFalls, turned.steps != nil { return places.indices.reversed() }
    return places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
  }

  /// The index of the first name that stands before the one in front of it.
  package var firstOutOfOrder: Int? {
    zip(places, places.dropFirst()).enumerated().first { $1.1 < $1.0 }.map { $0.offset + 1 }
  }
}

extension String {
  /// Whether a label is a time or a day as a text: `08:15`, `2021-`, `1-03`, `Jan 10 09:00`.
  fileprivate var isTimeText: Bool {
    let text = lowercased().utf8.filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: " ") }
    let digits = text.prefix { $0 &- 48 <= 9 }.count
    guard digits > 0 else { return isDayOfMonth }
    guard digits < text.count else { return false }
    let rest = text[digits...]
    let next = rest.dropFirst().prefix(2)
    let areDigits = next.count == 2 && next.allSatisfy { $0 &- 48 <= 9 }
    let words = text.split { $0 < 0x61 || $0 > 0x7A }
    guard words.allSatisfy({ $0.count < 3 }) else { return isDayOfMonth }
    switch rest.first {
    case UInt8(ascii: ":"): return digits <= 2 && areDigits
    case UInt8(ascii: "-"): return digits == 4 || digits <= 2 && areDigits && rest.count == 3
    default: return isDayOfMonth
    }
  }

  /// A day of a month, perhaps with its time or weekday: `Jan 10`, `10-Jan 09:00:00`, `4月1日（木）`.
  private var isDayOfMonth: Bool {
    guard let name = NameTokens(self) else { return false }
    if name.words.starts(with: ["月", "日"]) {
      return name.numbers.count == 2 && (1...12).contains(name.numbers[0])
        && (1...31).contains(name.numbers[1])
    }
    guard name.words.count == 1,
      MonthName.number(Array(name.words[0].utf8).span) != nil, let day = name.numbers.first
    else { return false }
    return (1...31).contains(day) && day == day.rounded() && [1, 3, 4].contains(name.numbers.count)
  }
}
