// SPDX-License-Identifier: MIT

/// Reads one message and says it: a pattern, or `.local` and `.match` before patterns in double braces.
///
/// The messages are those of Unicode MessageFormat 2, in the part of it that catalogues use. Nothing is kept
/// of a message, and of its variants only the one that fits is read.
struct MessageReader<Language: CatalogueReader> {
  private let language: Language
  private let text: [UInt8]
  private var place = 0
  private var scope: [Given]

  init(_ language: Language, _ text: [UInt8], _ scope: [Given]) {
    (self.language, self.text, self.scope) = (language, text, scope)
  }

  mutating func message() -> String {
    goToPattern()
    return pattern()
  }

  /// What the message begins with as it was given; nil if that is a word of its own.
  mutating func opening() -> Said? {
    goToPattern()
    guard take("{"), starts("$") else { return nil }
    let name = variable()
    guard starts("}"), case .said(let said)? = scope.first(where: { $0.name == name })?.value
    else { return nil }
    return said
  }

  private mutating func goToPattern() {
    guard text.first == UInt8(ascii: ".") || starts("{{") else { return }
    while take(".local") {
      let name = variable()
      _ = take("=") && take("{")
      scope.append(Given(name, expression()))
      skipSpace()
    }
    if take(".match") { selectVariant() } else { _ = take("{{", skipping: false) }
  }

  // MARK: - Variants

  /// What a selector looks at: a plural category and a number, or a name.
  private struct Selector {
    let name: String
    var number: Double?

    /// How well a key fits: an exact number better than a name, that better than `*`; nil if it does not.
    func rank(_ key: String?) -> UInt8? {
      guard let key else { return 2 }
      if let number, let exact = Double(key) { return number == exact ? 0 : nil }
      return key == name ? (Int(key) == nil ? 1 : 0) : nil
    }
  }

  private func selector(_ argument: Argument) -> Selector {
    let plural: () -> String = { language.plural(of: argument).rawValue }
    return switch argument {
    case .text(let text): Selector(name: text)
    case .flag(let flag): Selector(name: flag ? "true" : "false")
    case .name(let name, _): Selector(name: name)
    case .place(let place): Selector(name: place.kind.rawValue)
    case .size(let size): Selector(name: size.kind.rawValue)
    case .count(let count): Selector(name: plural(), number: Double(count))
    case .number(let number): Selector(name: plural(), number: number)
    case .digits, .figure, .names, .date: Selector(name: plural())
    case .said, .value, .difference, .named, .unit: Selector(name: language.text(of: argument))
    }
  }

  /// Goes to the pattern that fits best: by each selector in turn, as MessageFormat 2 prefers them.
  private mutating func selectVariant() {
    var selectors: [Selector] = []
    while starts("$") { selectors.append(selector(value(variable()))) }
    var best: (ranks: [UInt8], place: Int) = ([3], text.count)
    while place < text.count {
      let ranks = selectors.map { $0.rank(key()) }
      _ = take("{{", skipping: false)
      let fitting = ranks.compactMap(\.self)
      if fitting.count == ranks.count, fitting.lexicographicallyPrecedes(best.ranks) {
        best = (fitting, place)
      }
      skipPattern()
    }
    place = best.place
  }

  /// Nil for `*`.
  private mutating func key() -> String? { take("*") ? nil : literal() }

  private mutating func skipPattern() {
    while place < text.count, text[place] != UInt8(ascii: "}") {
      switch text[place] {
      case UInt8(ascii: "\\"): place += 2
      case UInt8(ascii: "{"): skipPlaceholder()
      default: place += 1
      }
    }
    place += 2
    skipSpace()
  }

  private mutating func skipPlaceholder() {
    var isQuoted = false
    while place < text.count, isQuoted || text[place] != UInt8(ascii: "}") {
      if text[place] == UInt8(ascii: "|") { isQuoted.toggle() }
      place += 1
    }
    place += 1
  }

  // MARK: - Patterns

  /// What stands up to the end of a pattern, with its placeholders filled.
  private mutating func pattern() -> String {
    var words: [UInt8] = []
    words.reserveCapacity(text.count - place + 32)
    while place < text.count, text[place] != UInt8(ascii: "}") {
      let byte = text[place]
      place += 1
      switch byte {
      case UInt8(ascii: "{"): words += language.text(of: expression()).utf8
      case UInt8(ascii: "\\") where place < text.count: appendEscaped(to: &words)
      default: words.append(byte)
      }
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// What is continued in the catalogue behind the end of a line begins the next one.
  private mutating func appendEscaped(to words: inout [UInt8]) {
    let isEnd = text[place] == UInt8(ascii: "n")
    words.append(isEnd ? UInt8(ascii: "\n") : text[place])
    place += 1
    if isEnd, starts(" ") { place += 1 }
  }

  /// What stands in braces, behind the first of them.
  private mutating func expression() -> Argument {
    skipSpace()
    let operand = operand()
    guard take(":") else {
      place += 1
      return operand
    }
    let function = name()
    var options: [Given] = []
    while place < text.count, text[place] != UInt8(ascii: "}") {
      let option = name()
      guard take("=") else { break }
      options.append(Given(option, starts("$") ? value(variable()) : .name(literal())))
    }
    place += 1
    return value(FunctionCall(name: function, operand: operand, options: options))
  }

  private mutating func operand() -> Argument {
    starts("$") ? value(variable()) : .text(literal())
  }

  /// What a variable stands for: words where something is said, and a figure whatever its role is.
  private func value(_ name: String) -> Argument {
    let found =
      scope.first { $0.name == name } ?? language.properties.first { $0.name == name }
    return switch found?.value {
    case .said(let said)?: .text(language.words(for: said))
    case .value(let figure)?, .difference(let figure)?: .figure(figure)
    case let value?: value
    case nil: .text("")
    }
  }

  /// What a function says: one of the language, a term of its catalogue, a table, one of all languages.
  private func value(_ call: FunctionCall) -> Argument {
    if case .name(let key, let table) = call.operand {
      if call.name == "gender" { return .name(language.gender(table, key).rawValue) }
      if call.name == "term" { return .text(language.word(table, key, form(call))) }
    }
    if let words = language.own(call) ?? language.term(call) { return .text(words) }
    if let key = key(of: call.operand), language.hasTable(call.name) {
      return .text(language.word(call.name, key, form(call)))
    }
    return .text(language.common(call) ?? language.text(of: call.operand))
  }

  private func key(of operand: Argument) -> String? {
    switch operand {
    case .count(let number): "\(number)"
    case .name(let name, _): name
    default: nil
    }
  }

  private func form(_ call: FunctionCall) -> TermForm {
    call["count"].map(language.plural) ?? call.form ?? .one
  }

  // MARK: - Signs

  private mutating func variable() -> String {
    place += 1
    return name()
  }

  /// A name or a number, or any text between bars.
  private mutating func literal() -> String {
    guard starts("|") else { return name() }
    let start = place + 1
    let end = text[start...].firstIndex(of: UInt8(ascii: "|")) ?? text.count
    place = end + 1
    skipSpace()
    return String(decoding: text[start..<end], as: UTF8.self)
  }

  private mutating func name() -> String {
    let start = place
    while place < text.count, text[place].isOfName { place += 1 }
    let name = String(decoding: text[start..<place], as: UTF8.self)
    skipSpace()
    return name
  }

  private mutating func take(_ mark: StaticString, skipping: Bool = true) -> Bool {
    guard starts(mark) else { return false }
    place += mark.utf8CodeUnitCount
    if skipping { skipSpace() }
    return true
  }

  private func starts(_ mark: StaticString) -> Bool {
    mark.withUTF8Buffer { text[min(place, text.count)...].starts(with: $0) }
  }

  private mutating func skipSpace() {
    while place < text.count, text[place] == UInt8(ascii: " ") { place += 1 }
  }
}

extension CatalogueReader {
  fileprivate func hasTable(_ name: String) -> Bool {
    catalogues.contains { $0.hasTable(name) }
  }
}

extension UInt8 {
  /// Whether it belongs to a name: a letter, a digit or a hyphen; beyond ASCII everything does.
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}
