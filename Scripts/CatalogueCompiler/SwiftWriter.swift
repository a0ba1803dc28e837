// SPDX-License-Identifier: MIT

/// Writes catalogues as Swift: a protocol with a method for each message, and a conformance for each
/// language.
struct SwiftWriter {
  let schema: Schema
  let languages: [Catalogue]
  /// What is put into the holes of the messages that are data, by their names.
  private(set) var arguments: [String: [String]] = [:]

  /// A writer for all languages and their varieties.
  init(schema: Schema, catalogues: [Catalogue]) {
    self.schema = schema
    languages = catalogues.filter { $0.settings["extends"] == nil }
    for signature in schema.messages {
      let messages = catalogues.compactMap { $0.messages[signature.name] }
      let all = Set(messages.map { arguments(of: $0, signature) })
      arguments[signature.name] = all.count == 1 ? all.first ?? nil : nil
    }
  }

  /// What the protocol is called.
  var protocolName: String { schema.protocolName }

  static let heading = """
    // SPDX-License-Identifier: MIT
    // swift-format-ignore-file
    // Made of the catalogues beside it by `make languages`: changes here are lost.


    """

  private var heading: String {
    let imports = schema.imports.map { "internal import \($0)\n" }.joined()
    return Self.heading + (imports.isEmpty ? "" : imports + "\n")
  }

  /// The tables that are read when the program runs.
  private var tables: [Schema.Table] { schema.tables.filter { $0.keyType != "Name" } }

  /// What every language says.
  var declaration: String {
    var text = heading
    text += "/// What every language says, of messages.schema.\n"
    text += "protocol \(protocolName)Messages: Sendable {\n"
    for property in schema.properties {
      text += documentation(property.comment)
      text += "  var \(property.name): \(property.type) { get }\n"
    }
    for table in tables {
      text += documentation(table.comment)
      text +=
        table.isSymbolic
        ? "  static var \(table.name): TermTable { get }\n"
        : "  func \(table.name)(_ key: \(table.keyType), form: TermForm) -> String\n"
      if table.hasGender { text += "  func gender(of key: \(table.keyType)) -> Gender\n" }
    }
    text += "  /// What `said` finds by name.\n  var texts: PackedTable { get }\n"
    for message in schema.messages where arguments[message.name] == nil {
      text += documentation(message.comment)
      text += "  func \(head(message)) -> String\n"
    }
    for term in sharedTerms { text += "  func \(term) -> String\n" }
    return text + "}\n\n" + sharedMessages
  }

  func documentation(_ comment: [String]) -> String {
    comment.map { "  /// \($0)\n" }.joined()
  }

  /// A language: all of it in a protocol's extension, so that a variety of it may differ in part.
  func language(_ catalogue: Catalogue, type: String) -> String {
    var text = heading
    text += "protocol \(type)\(protocolName): \(protocolName) {}\n\n"
    text += "extension \(type)\(protocolName) {\n"
    text += members(catalogue, whole: catalogue)
    return text + "}\n"
  }

  /// A variety: what differs from the language it belongs to, of whose tables and texts all is there
  /// again.
  func variety(_ catalogue: Catalogue, whole: Catalogue, type: String) -> String {
    var changed = catalogue
    changed.tables = whole.tables.filter { catalogue.tables[$0.key] != nil }
    return heading + "extension \(type) {\n" + members(changed, whole: whole) + "}\n"
  }

  private func members(_ catalogue: Catalogue, whole: Catalogue) -> String {
    var text = ""
    if let mark = catalogue.settings["decimal"] {
      text += "  var decimalMark: Character { \(mark.quoted) }\n"
    }
    for table in tables {
      guard let terms = catalogue.tables[table.name] else { continue }
      text += table.isSymbolic ? symbols(table, terms) : self.terms(table, terms)
    }
    text += texts(whole)
    for signature in schema.messages where arguments[signature.name] == nil {
      guard let message = catalogue.messages[signature.name] else { continue }
      text += method(head(signature), signature, message)
    }
    for (signature, message) in catalogue.terms {
      text += method(termHead(signature), signature, message)
    }
    return text
  }

  // MARK: - Tables

  private func symbols(_ table: Schema.Table, _ terms: Catalogue.TermTable) -> String {
    let forms = terms.forms.map { ".\($0.name)" }.joined(separator: ", ")
    let texts = Dictionary(
      terms.terms.map { ($0.key, $0.term.texts.joined(separator: "|")) },
      uniquingKeysWith: { first, _ in first })
    return "  static var \(table.name): TermTable { TermTable(forms: [\(forms)], "
      + "\(Self.packed(texts))) }\n"
  }

  /// A `PackedTable` of texts by name.
  static func packed(_ texts: [String: String]) -> String {
    let lines = texts.sorted { $0.key < $1.key }.map {
      "    \($0.key.escaped)\\t\($0.value.escaped)\n"
    }
    return lines.isEmpty ? "PackedTable(\"\")" : "PackedTable(\"\"\"\n\(lines.joined())    \"\"\")"
  }

  private func terms(_ table: Schema.Table, _ terms: Catalogue.TermTable) -> String {
    let isNumber = table.keyType == "Int"
    var text =
      "  func \(table.name)(_ key: \(table.keyType), form: TermForm) -> String {\n"
      + "    switch (key, form) {\n"
    for (key, term) in terms.terms {
      let key = isNumber ? key : ".\(key)"
      let common = term.texts.last ?? ""
      for (form, words) in zip(terms.forms, term.texts) where words != common {
        text += "    case (\(key), .\(form.name)): \(words.quoted)\n"
      }
      text += "    case (\(key), _): \(common.quoted)\n"
    }
    text += isNumber ? "    default: \"\"\n    }\n  }\n" : "    }\n  }\n"
    guard table.hasGender else { return text }
    let genders = Dictionary(grouping: terms.terms) { $0.term.gender ?? "common" }
    text += "  func gender(of key: \(table.keyType)) -> Gender {\n"
    let common = genders.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
    text += "    switch key {\n"
    for (gender, terms) in genders.sorted(by: { $0.key < $1.key }) where gender != common {
      let keys = terms.map { isNumber ? $0.key : ".\($0.key)" }.joined(separator: ", ")
      text += "    case \(keys): .\(gender)\n"
    }
    return text + "    default: .\(common ?? "common")\n    }\n  }\n"
  }

  // MARK: - Messages

  /// A term takes what it is about without a label.
  func termHead(_ term: Schema.Signature) -> String {
    head(term).replacing("(", with: "(_ ", maxReplacements: 1)
  }

  func head(_ message: Schema.Signature) -> String {
    let parameters = message.parameters.map { "\($0.name): \($0.type)" }
    return "\(message.name.camelCased)(\(parameters.joined(separator: ", ")))"
  }

  private func method(
    _ head: String, _ signature: Schema.Signature, _ message: Message
  ) -> String {
    var text = "  func \(head) -> String {\n"
    for local in message.locals {
      text += "    let \(local.name) = \(call(local.value, signature))\n"
    }
    let isSelected = !message.selectors.isEmpty
    guard isSelected else {
      let pattern = message.variants.first?.pattern ?? []
      return text + (message.locals.isEmpty ? "    " : "    return ")
        + "\(string(pattern, signature))\n  }\n"
    }
    let values = message.selectors.map { selector($0, signature) }
    text += message.locals.isEmpty ? "    switch " : "    return switch "
    text += values.count == 1 ? "\(values[0]) {\n" : "(\(values.joined(separator: ", "))) {\n"
    for variant in message.variants {
      let keys = zip(message.selectors, variant.keys).map { key($1, of: $0, signature) }
      let patterns = keys.map(\.pattern).joined(separator: ", ")
      let conditions = keys.compactMap(\.condition).joined(separator: ", ")
      text += "    case \(keys.count == 1 ? patterns : "(\(patterns))")"
      text += conditions.isEmpty ? ": " : " where \(conditions.replacing(", ", with: " && ")): "
      text += string(variant.pattern, signature) + "\n"
    }
    return text + "    }\n  }\n"
  }

  private func type(_ variable: String, _ signature: Schema.Signature) -> String? {
    schema.properties.first { $0.name == variable }?.type
      ?? signature.parameters.first { $0.name == variable }?.type
  }

  /// What a selector looks at: a plural category of numbers, a kind of places and sizes.
  private func selector(_ variable: String, _ signature: Schema.Signature) -> String {
    switch type(variable, signature) {
    case "Int", "Double", "Figure", "DecimalDigits": "self.plural(\(variable))"
    case "Mention", "ChangeSize": "\(variable).kind"
    default: variable
    }
  }

  private func key(
    _ key: Message.Key, of variable: String, _ signature: Schema.Signature
  ) -> (pattern: String, condition: String?) {
    guard case .literal(let text) = key else { return ("_", nil) }
    return switch type(variable, signature) {
    case "Int", "Double", "Figure", "DecimalDigits":
      Int(text) == nil ? (".\(text)", nil) : ("_", "\(variable) == \(text)")
    case "Bool": (text, nil)
    case "String": (text.quoted, nil)
    default: (".\(text)", nil)
    }
  }

  /// A Swift string literal with interpolations.
  private func string(_ pattern: [Message.Part], _ signature: Schema.Signature) -> String {
    if pattern.count == 1, case .placeholder(let expression) = pattern[0] {
      return string(expression, signature)
    }
    let parts = pattern.map { part in
      switch part {
      case .text(let text): text.escaped
      case .placeholder(let expression): "\\(\(call(expression, signature)))"
      }
    }
    return "\"\(parts.joined())\""
  }

  /// A placeholder as a `String`.
  func string(_ expression: Message.Expression, _ signature: Schema.Signature) -> String {
    let value = call(expression, signature)
    let isString = type(value, signature) == "String" || value.contains("(")
    return isString ? value : "\"\\(\(value))\""
  }

  /// A placeholder as a call of the method that is called as its function.
  private func call(_ expression: Message.Expression, _ signature: Schema.Signature) -> String {
    let operand = value(expression.operand, signature)
    guard case .variable(let name) = expression.operand else {
      return expression.function.map { "self.\($0.camelCased)(\(operand))" } ?? operand
    }
    let type = type(name, signature)
    guard let function = expression.function else {
      return switch type {
      case "Figure", "DecimalDigits", "Double": "self.number(\(name))"
      case "CalendarDate": "self.date(\(name))"
      case "Mention": "self.place(\(name))"
      default: operand
      }
    }
    if function == "gender" { return "self.gender(of: \(name))" }
    let table = schema.tables.first {
      function == "term" ? $0.keyType == type : $0.name == function
    }
    var options = expression.options.map { option in
      switch (option.name, option.value) {
      case ("count", .variable(let count)): "form: self.plural(\(count))"
      case (let label, .variable(let variable)): "\(label): \(variable)"
      case (let label, .literal(let text)): "\(label): .\(text)"
      }
    }
    if table != nil, options.isEmpty { options = ["form: .one"] }
    let method = table?.name ?? function.camelCased
    return "self.\(method)(\(([operand] + options).joined(separator: ", ")))"
  }

  private func value(_ operand: Message.Operand, _ signature: Schema.Signature) -> String {
    switch operand {
    case .variable(let name): name
    case .literal(let text): text.quoted
    }
  }
}

extension Schema.Table {
  /// Whether its keys are symbols that data hold.
  fileprivate var isSymbolic: Bool { keyType == "String" }
}

extension String {
  fileprivate var escaped: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }

  var quoted: String { "\"\(escaped)\"" }

  /// `trend.rose-then-fell` as Swift writes names.
  fileprivate var camelCased: String {
    let words = split { $0 == "." || $0 == "-" }
    return (words.prefix(1).map(String.init) + words.dropFirst().map { String($0).capitalized })
      .joined()
  }

  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
