// SPDX-License-Identifier: MIT

/// Messages that are data: all languages put the same into them, and none of them selects.
///
/// Such a message is one method for all languages, and in each of them a text with numbered holes.
extension SwiftWriter {
  /// The terms that each language has, which therefore may be put into what is data.
  var sharedTerms: [String] {
    let heads = languages.map { Set($0.terms.map { termHead($0.signature) }) }
    return heads.dropFirst().reduce(heads.first ?? []) { $0.intersection($1) }.sorted()
  }

  /// The messages that are data.
  var sharedMessages: String {
    var text = "extension \(protocolName) {\n"
    text += "  private func said(_ name: StaticString, _ arguments: String...) -> String {\n"
    text += "    texts.filled(name, with: arguments) ?? \"\\(name)\"\n  }\n"
    for message in schema.messages {
      guard let arguments = arguments[message.name] else { continue }
      let given = ([message.name.quoted] + arguments).joined(separator: ", ")
      text += documentation(message.comment)
      text += "  func \(head(message)) -> String { said(\(given)) }\n"
    }
    return text + "}\n"
  }

  func texts(_ catalogue: Catalogue) -> String {
    var texts: [String: String] = [:]
    for signature in schema.messages {
      guard let message = catalogue.messages[signature.name] else { continue }
      texts[signature.name] = arguments[signature.name].map { text(of: message, $0, signature) }
    }
    return "  var texts: PackedTable { \(Self.packed(texts)) }\n"
  }

  /// What a message puts into its text, each once, of which there are as many as a digit can number;
  /// nil if it selects.
  func arguments(of message: Message, _ signature: Schema.Signature) -> [String]? {
    guard message.selectors.isEmpty, message.locals.isEmpty else { return nil }
    let arguments = Set(message.placeholders.map { string($0, signature) })
    return arguments.count <= 10 ? arguments.sorted() : nil
  }

  /// A text as `PackedTable` fills it.
  private func text(
    of message: Message, _ arguments: [String], _ signature: Schema.Signature
  ) -> String {
    let parts = message.variants.flatMap(\.pattern).map { part in
      switch part {
      case .text(let text): text.replacing("{", with: "{{}").replacing("\n", with: "{n}")
      case .placeholder(let expression):
        "{\(arguments.firstIndex(of: string(expression, signature)) ?? arguments.count)}"
      }
    }
    return parts.joined()
  }
}
