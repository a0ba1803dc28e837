// SPDX-License-Identifier: MIT

/// Reads one message of MessageFormat 2: a pattern alone, or `.local` and `.match` before patterns in
/// double braces.
struct MessageParser {
  private let text: [Character]
  private var place = 0

  init(_ text: String) { self.text = Array(text) }

  /// The message.
  ///
  /// - Throws: What is wrong, and where.
  static func message(_ text: String) throws(CatalogueError) -> Message {
    var parser = MessageParser(text)
    return try parser.message()
  }

  private mutating func message() throws(CatalogueError) -> Message {
    guard text.first == "." || starts("{{") else {
      return Message(variants: [.init(keys: [], pattern: try pattern(isQuoted: false))])
    }
    var message = Message()
    while take(".local") { message.locals.append(try local()) }
    if take(".match") {
      while starts("$") { message.selectors.append(try variable()) }
      while place < text.count { message.variants.append(try variant(message.selectors.count)) }
      message.variants = message.variants.preferred
    } else {
      message.variants = [.init(keys: [], pattern: try quotedPattern())]
    }
    guard place == text.count, !message.variants.isEmpty else { throw wrong("no pattern") }
    return message
  }

  private mutating func local() throws(CatalogueError) -> Message.Local {
    let name = try variable()
    guard take("="), take("{") else { throw wrong("no value for $\(name)") }
    return .init(name: name, value: try expression())
  }

  private mutating func variant(_ count: Int) throws(CatalogueError) -> Message.Variant {
    var keys: [Message.Key] = []
    for _ in 0..<count { keys.append(take("*") ? .any : .literal(try literal())) }
    return .init(keys: keys, pattern: try quotedPattern())
  }

  private mutating func quotedPattern() throws(CatalogueError) -> [Message.Part] {
    guard starts("{{") else { throw wrong("no {{ before a pattern") }
    place += 2
    let parts = try pattern(isQuoted: true)
    guard starts("}}") else { throw wrong("no }} behind a pattern") }
    place += 2
    skipSpace()
    return parts
  }

  private mutating func pattern(isQuoted: Bool) throws(CatalogueError) -> [Message.Part] {
    var parts: [Message.Part] = []
    var run = ""
    while place < text.count, text[place] != "}" {
      let character = text[place]
      place += 1
      if character == "{" {
        let expression = try expression(inPattern: true)
        if expression.function == nil, case .literal(let text) = expression.operand {
          run += text
          continue
        }
        if !run.isEmpty { parts.append(.text(run)) }
        run = ""
        parts.append(.placeholder(expression))
      } else if character == "\\", place < text.count {
        run.append(text[place] == "n" ? "\n" : text[place])
        place += 1
        // What is continued in the catalogue begins its line.
        if run.last == "\n", place < text.count, text[place] == " " { place += 1 }
      } else {
        run.append(character)
      }
    }
    guard isQuoted || place == text.count else { throw wrong("} without {") }
    return run.isEmpty ? parts : parts + [.text(run)]
  }

  /// What stands in braces, after the first.
  private mutating func expression(
    inPattern: Bool = false
  ) throws(CatalogueError) -> Message.Expression {
    skipSpace()
    let operand = try operand()
    var function: String?
    var options: [Message.Option] = []
    if take(":") {
      function = try name()
      while place < text.count, text[place] != "}" {
        let option = try name()
        guard take("=") else { throw wrong("no value for the option \(option)") }
        options.append(.init(name: option, value: try self.operand()))
      }
    }
    guard place < text.count, text[place] == "}" else { throw wrong("no } behind \(operand)") }
    place += 1
    if !inPattern { skipSpace() }
    return .init(operand: operand, function: function, options: options)
  }

  private mutating func operand() throws(CatalogueError) -> Message.Operand {
    starts("$") ? .variable(try variable()) : .literal(try literal())
  }

  private mutating func variable() throws(CatalogueError) -> String {
    guard starts("$") else { throw wrong("no variable") }
    place += 1
    return try name()
  }

  /// A name or a number, or any text between bars.
  private mutating func literal() throws(CatalogueError) -> String {
    guard starts("|") else { return try name() }
    guard let end = text[(place + 1)...].firstIndex(of: "|") else { throw wrong("no second |") }
    defer {
      place = end + 1
      skipSpace()
    }
    return String(text[(place + 1)..<end])
  }

  private mutating func name() throws(CatalogueError) -> String {
    let name = text[place...].prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    guard !name.isEmpty else { throw wrong("no name") }
    place += name.count
    skipSpace()
    return String(name)
  }

  private mutating func take(_ mark: String) -> Bool {
    guard starts(mark) else { return false }
    place += mark.count
    skipSpace()
    return true
  }

  private func starts(_ mark: String) -> Bool { text[place...].starts(with: mark) }

  private mutating func skipSpace() {
    while place < text.count, text[place].isWhitespace { place += 1 }
  }

  private func wrong(_ what: String) -> CatalogueError {
    CatalogueError("\(what), at “\(String(text[min(place, text.count)...].prefix(20)))”")
  }
}
