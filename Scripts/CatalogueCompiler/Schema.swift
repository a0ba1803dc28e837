// SPDX-License-Identifier: MIT

/// Which messages and tables every language has, and what each message is given.
struct Schema {
  /// The type that says the messages, `Wording`.
  var typeName = "Wording"
  /// The modules whose types messages are given.
  var imports: [String] = []
  /// What every message knows besides what it is given.
  var properties: [Property] = []
  var messages: [Signature] = []
  var tables: [Table] = []
  /// The cases of enumerations by the name of their type.
  var enumerations: [String: [String]] = [:]
  /// The folder of sources that a message, a table or an enumeration belongs to, by its name.
  var homes: [String: String] = [:]
  /// That of the schema, and of what names no other.
  static let ownFolder = "Languages"
  private var home = ownFolder
  /// The functions that every language has.
  var functions: Set<String> = []
  /// The first words of messages that Swift says by name, so that no function is made of them.
  var named: Set<String> = []

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
  /// Reads what a schema names, with comments above it.
  ///
  /// `name(argument: Type, other: Type?)` is a message, `table name(KeyType)` or `table name(KeyType, gender)` a
  /// table, `enum Type: case other` an enumeration; `@type Name`, `@import Module`, `@property name Type`,
  /// `@functions name other` and `@named family other` come first. What is below `@folder Kinds/Box` is written
  /// into that folder of the target's sources, so that no folder names types of those above it.
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
      } else if line.hasPrefix("enum ") {
        let sides = line.dropFirst(5).split(separator: ":", maxSplits: 1).map(\.trimmed)
        enumerations[sides[0]] = (sides.last ?? "").split(separator: " ").map(String.init)
        homes[sides[0]] = home
        comment = []
      } else {
        guard let open = line.firstIndex(of: "("), line.last == ")" else {
          throw CatalogueError("\(name):\(index + 1): no parentheses")
        }
        let inside = line[line.index(after: open)...].dropLast()
        if line.hasPrefix("table ") {
          let name = line.dropFirst(6).prefix { $0 != "(" }.trimmed
          homes[name] = home
          tables.append(
            Table(
              name: name,
              keyType: inside.prefix { $0 != "," }.trimmed,
              hasGender: inside.hasSuffix(", gender"), comment: comment))
        } else {
          let name = line[..<open].trimmed
          homes[name] = home
          messages.append(
            Signature(
              name: name, parameters: Self.parameters(inside), comment: comment))
        }
        comment = []
      }
    }
  }

  private mutating func addSetting(
    _ words: [String], _ comment: [String]
  ) throws(CatalogueError) {
    switch (words.first, words.count) {
    case ("type", 2): typeName = words[1]
    case ("functions", 2...): functions.formUnion(words.dropFirst())
    case ("named", 2...): named.formUnion(words.dropFirst())
    case ("import", 2): imports.append(words[1])
    case ("folder", 2): home = words[1]
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
        return signature.mistakes(of: message, properties: properties.map(\.name))
      }
      + messages.flatMap { signature in
        catalogue.messages[signature.name].map { mistakes(signature, $0, catalogue) } ?? []
      }
      + catalogue.terms.flatMap { mistakes($0.signature, $0.message, catalogue) }
      + catalogue.tables.sorted { $0.key < $1.key }.flatMap { mistakes(of: $1, named: $0) }
  }

  /// Forms and genders that are none.
  private func mistakes(of table: Catalogue.TermTable, named name: String) -> [String] {
    let forms = table.forms.flatMap { [$0.name, $0.like].compactMap(\.self) }
    let genders = ([table.gender] + table.terms.map(\.term.gender)).compactMap(\.self)
    return unknown(forms, "TermForm").map {
      "the table \(name) has the form “\($0)”, which is none"
    }
      + unknown(genders, "Gender").map { "the table \(name) has the gender “\($0)”, which is none" }
  }

  private func unknown(_ names: [String], _ type: String) -> [String] {
    Set(names).subtracting(enumerations[type] ?? names).sorted()
  }

  private func mistakes(
    _ signature: Signature, _ message: Message, _ catalogue: Catalogue
  ) -> [String] {
    let known = functions.union(catalogue.functions).union(catalogue.terms.map(\.signature.name))
      .union(tables.map(\.name)).union(["term", "gender"])
    let expressions = message.locals.map(\.value) + message.placeholders
    let called = expressions.compactMap(\.function)
    let forms = expressions.flatMap(\.options)
      .compactMap { if $0.name == "form", case .literal(let form) = $0.value { form } else { nil } }
    return unknown(forms, "TermForm").map {
      "\(signature.name) asks for the form “\($0)”, which is none"
    }
      + Set(called).sorted().filter { !known.contains($0) }.map {
        "\(signature.name) calls :\($0), which is unknown"
      }
      + Coverage(schema: self, plurals: catalogue.plurals).mistakes(signature, message)
  }
}

extension Catalogue {
  /// The plural categories that the language distinguishes.
  var plurals: [String] { words("plurals") }

  /// The functions that this language alone has.
  var functions: [String] { words("functions") }

  private func words(_ setting: String) -> [String] {
    (settings[setting] ?? "").split(separator: " ").map(String.init)
  }
}

extension Schema.Signature {
  fileprivate func mistakes(of message: Message, properties: [String]) -> [String] {
    let locals = Set(message.locals.map(\.name))
    let given = Set(parameters.map(\.name)).union(locals).union(properties)
    let used = message.variables
    return used.subtracting(given).sorted().map { "\(name) has no $\($0)" }
      + parameters.filter { !$0.isOptional && !used.contains($0.name) }
      .map { "\(name) does not say $\($0.name)" }
  }
}
