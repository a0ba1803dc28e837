// SPDX-License-Identifier: MIT

/// Writes the index of messages as Swift: a function of `Said` for each, with labelled arguments, so that a
/// message that nobody wrote or that is given something else does not compile.
struct IndexWriter {
  let schema: Schema

  static let heading = """
    // SPDX-License-Identifier: MIT
    // swift-format-ignore-file
    // Made of the languages and their schema by `make languages`: changes here are lost.


    """

  /// The folders that have a part of the index.
  var folders: [String] { Set(schema.homes.values).sorted() }

  /// The index of what a folder's messages and tables are, and the names of the cases of enumerations.
  func swift(of folder: String) -> String {
    let imports = schema.imports.map { "internal import \($0)\n" }.joined()
    let isHere: (String) -> Bool = { schema.homes[$0] == folder }
    return Self.heading + (imports.isEmpty ? "" : imports + "\n")
      + extended(schema.typeName, schema.tables.filter { isHere($0.name) }.flatMap(tableMembers))
      + extended("Said", schema.messages.filter { isHere($0.name) && isCalled($0) }.map(member))
      + schema.enumerations.filter { isHere($0.key) }.sorted { $0.key < $1.key }.map(names).joined()
  }

  /// Where that is written, seen from the folder of sources.
  func place(of folder: String) -> String {
    let name = folder == Schema.ownFolder ? schema.typeName : folder.split(separator: "/").joined()
    return "\(folder)/Compiled/\(name)Messages.swift"
  }

  private func extended(_ type: String, _ members: [String]) -> String {
    guard !members.isEmpty else { return "" }
    return "extension \(type) {\n" + members.map { "  \($0)\n" }.joined() + "}\n\n"
  }

  private func isCalled(_ message: Schema.Signature) -> Bool {
    !schema.named.contains(message.name.prefix { $0 != "." }.description)
  }

  private func tableMembers(_ table: Schema.Table) -> [String] {
    let key = table.keyType == "Int" ? #""\(key)""# : "key.messageName"
    guard !["String", "Name"].contains(table.keyType) else { return [] }
    let word =
      "func \(table.name)(_ key: \(table.keyType), form: TermForm) -> String "
      + "{ word(\(table.name.quoted), \(key), form) }"
    let gender =
      "func gender(of key: \(table.keyType)) -> Gender { gender(\(table.name.quoted), \(key)) }"
    return table.hasGender ? [word, gender] : [word]
  }

  private func member(_ message: Schema.Signature) -> String {
    let parameters = message.parameters.map { "\($0.name): \($0.swiftType)" }
      .joined(separator: ", ")
    let arguments = message.parameters.map { "Given(\($0.name.quoted), \(argument($0)))" }
    let given = ([message.name.quoted] + arguments).joined(separator: ", ")
    return
      "static func \(message.name.camelCased)(\(parameters)) -> Said { Said(\(given)) }"
  }

  private func argument(_ parameter: Schema.Parameter) -> String {
    let name = parameter.name
    switch parameter.type {
    case "String": return ".text(\(name))"
    case "Int": return ".count(\(name))"
    case "Double": return ".number(\(name))"
    case "Bool": return ".flag(\(name))"
    case "Figure": return ".figure(\(name))"
    case "Value": return ".value(\(name))"
    case "Difference": return ".difference(\(name))"
    case "DecimalDigits": return ".digits(\(name))"
    case "Mention": return ".place(\(name))"
    case "ChangeSize": return ".size(\(name))"
    case "CalendarDate": return ".date(\(name))"
    case "[String]": return ".names(\(name))"
    case "Said": return ".said(\(name))"
    case "CellLocation": return ".said(\(name).said)"
    default:
      let table = schema.tables.first { $0.keyType == parameter.type && $0.isOfType }
      let words = table.map { ", table: \($0.name.quoted)" } ?? ""
      return ".name(\(name).messageName\(words))"
    }
  }

  /// A switch without a default: the compiler of Swift refuses a case too few or too many.
  private func names(_ type: String, _ cases: [String]) -> String {
    let arms = cases.map { "case .\($0): \($0.quoted)" }.joined(separator: "; ")
    return "extension \(type) { var messageName: String { switch self { \(arms) } } }\n"
  }
}

extension Schema.Parameter {
  /// Values and differences are figures.
  fileprivate var swiftType: String { ["Value", "Difference"].contains(type) ? "Figure" : type }
}

extension Schema.Table {
  /// Whether `:term` looks here for the words of its key's type: the first table of a type is.
  fileprivate var isOfType: Bool { keyType.first?.isUppercase == true }
}

extension String {
  var quoted: String {
    "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))\""
  }

  /// `trend.rose-then-fell` as Swift writes names.
  fileprivate var camelCased: String {
    let words = split { $0 == "." || $0 == "-" }
    return
      (words.prefix(1).map(String.init)
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }).joined()
  }
}
