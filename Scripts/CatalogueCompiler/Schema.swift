// SPDX-License-Identifier: MIT

/// Which messages and tables every language has, and what each message is given.
struct Schema {
  /// The protocol that every language conforms to, `Wording`; what is compiled is called after it.
  var protocolName = "Wording"
  /// The modules whose types messages are given.
  var imports: [String] = []
  /// What every message knows besides what it is given.
  var properties: [Property] = []
  var messages: [Signature] = []
  var tables: [Table] = []

  struct Property {
    let name: String
    let type: String
    let comment: [String]
  }

  struct Signature {
    let name: String
    let parameters: [Parameter]
    /// What it says, with an example, for translators.
    let comment: [String]
  }

  struct Parameter {
    let name: String
    let type: String
    /// Whether a language may leave it unsaid.
    let isOptional: Bool
  }

  /// Words by their key: a Swift type, `String` for symbols that data hold, or `Name` for what only
  /// `UnitNames` merges.
  struct Table {
    let name: String
    let keyType: String
    /// Whether sentences agree with the gender of its terms.
    let hasGender: Bool
    let comment: [String]
  }
}

extension Schema {
  /// Reads `name(argument: Type, other: Type?)` and `table name(KeyType)`, or `table name(KeyType,
  /// gender)`, with comments above them; `@protocol Name`, `@import Module` and `@property name
  /// Type` come first.
  ///
  /// - Throws: The first mistake, with the number of its line.
  init(_ text: String, name: String) throws(CatalogueError) {
    var comment: [String] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.trimmed)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("#") {
        comment.append(line.dropFirst().trimmed)
      } else if line.isEmpty {
        comment = []
      } else if line.hasPrefix("@") {
        try addSetting(line.dropFirst().split(separator: " ").map(String.init), comment)
        comment = []
      } else {
        guard let open = line.firstIndex(of: "("), line.last == ")" else {
          throw CatalogueError("\(name):\(index + 1): no parentheses")
        }
        let inside = line[line.index(after: open)...].dropLast()
        if line.hasPrefix("table ") {
          tables.append(
            Table(
              name: line.dropFirst(6).prefix { $0 != "(" }.trimmed,
              keyType: inside.prefix { $0 != "," }.trimmed,
              hasGender: inside.hasSuffix(", gender"), comment: comment))
        } else {
          messages.append(
            Signature(
              name: line[..<open].trimmed, parameters: Self.parameters(inside), comment: comment))
        }
        comment = []
      }
    }
  }

  private mutating func addSetting(
    _ words: [String], _ comment: [String]
  ) throws(CatalogueError) {
    switch (words.first, words.count) {
    case ("protocol", 2): protocolName = words[1]
    case ("import", 2): imports.append(words[1])
    case ("property", 3):
      properties.append(Property(name: words[1], type: words[2], comment: comment))
    default: throw CatalogueError("no setting: @\(words.joined(separator: " "))")
    }
  }

  private static func parameters(_ text: Substring) -> [Parameter] {
    text.split(separator: ",").map { part in
      let sides = part.split(separator: ":", maxSplits: 1).map(\.trimmed)
      let type = sides.count > 1 ? sides[1] : "String"
      let isOptional = type.hasSuffix("?")
      return Parameter(
        name: sides[0], type: isOptional ? String(type.dropLast()) : type, isOptional: isOptional)
    }
  }
}

extension Schema {
  /// What is missing, left over or unknown in a language, one sentence each.
  func mistakes(of catalogue: Catalogue) -> [String] {
    let names = Set(messages.map(\.name))
    let unknown = catalogue.messages.keys.filter { !names.contains($0) }.sorted()
    let tableNames = Set(tables.map(\.name))
    let unknownTables = catalogue.tables.keys.filter { !tableNames.contains($0) }.sorted()
    return unknown.map { "no message is called \($0)" }
      + unknownTables.map { "no table is called \($0)" }
      + tables.filter { catalogue.tables[$0.name] == nil }.map { "the table \($0.name) is missing" }
      + messages.flatMap { signature in
        guard let message = catalogue.messages[signature.name] else {
          return ["the message \(signature.name) is missing"]
        }
        return signature.mistakes(
          of: message, plurals: catalogue.plurals, properties: properties.map(\.name))
      }
  }
}

extension Catalogue {
  /// The plural categories that the language distinguishes, besides the one for all else.
  var plurals: [String] {
    (settings["plurals"] ?? "").split(separator: " ").map(String.init).filter { $0 != "other" }
  }
}

extension Schema.Signature {
  fileprivate func mistakes(
    of message: Message, plurals: [String], properties: [String]
  ) -> [String] {
    let locals = Set(message.locals.map(\.name))
    let given = Set(parameters.map(\.name)).union(locals).union(properties)
    let used = message.variables
    return used.subtracting(given).sorted().map { "\(name) has no $\($0)" }
      + parameters.filter { !$0.isOptional && !used.contains($0.name) }
      .map { "\(name) does not say $\($0.name)" }
      + message.selectors.enumerated().flatMap { missingPlurals(message, $0, $1, plurals) }
  }

  /// The plural categories of the language that a selector leaves out, where it names any.
  private func missingPlurals(
    _ message: Message, _ index: Int, _ selector: String, _ plurals: [String]
  ) -> [String] {
    guard let type = parameters.first(where: { $0.name == selector })?.type,
      ["Int", "Double", "Figure"].contains(type)
    else { return [] }
    let keys = message.variants.map { $0.keys[index] }
    let isPlural = keys.contains { key in
      if case .literal(let text) = key { Int(text) == nil } else { false }
    }
    guard isPlural else { return [] }
    return plurals.filter { !keys.contains(.literal($0)) }
      .map { "\(name) lacks the plural “\($0)” of $\(selector)" }
  }
}
