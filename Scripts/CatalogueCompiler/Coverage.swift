// SPDX-License-Identifier: MIT

/// Whether a selection says something in every case, and what it selects by is there.
struct Coverage {
  let schema: Schema
  /// The plural categories of the language.
  let plurals: [String]

  /// What is wrong with the selection of a message, in a sentence each.
  func mistakes(_ signature: Schema.Signature, _ message: Message) -> [String] {
    let domains = message.selectors.map { selector in
      domain(of: type(selector, signature, message))
    }
    let unknown = message.variants.flatMap { variant in
      zip(domains, variant.keys).compactMap { domain, key -> String? in
        guard case .literal(let name) = key, let domain, !domain.contains(name), Int(name) == nil
        else { return nil }
        return name
      }
    }
    if let name = unknown.first { return ["\(signature.name) selects “\(name)”, which is no case"] }
    let missing = combinations(domains).first { combination in
      !message.variants.contains { variant in
        zip(variant.keys, combination).allSatisfy { $0 == .any || $0 == .literal($1) }
      }
    }
    return missing.map {
      [
        "\(signature.name) says nothing for \($0.map { $0.isEmpty ? "others" : $0 }.joined(separator: ", "))"
      ]
    } ?? []
  }

  /// What a selector can be; nil where it can be anything.
  private func domain(of type: String?) -> [String]? {
    switch type {
    case "Bool": ["true", "false"]
    case "Int", "Double", "Figure", "Value", "Difference", "DecimalDigits": plurals
    case "Mention": schema.enumerations["Mention.Kind"]
    case "ChangeSize": schema.enumerations["ChangeSize.Kind"]
    case let type?: schema.enumerations[type]
    case nil: nil
    }
  }

  private func type(
    _ selector: String, _ signature: Schema.Signature, _ message: Message
  ) -> String? {
    if let local = message.locals.first(where: { $0.name == selector }) {
      return local.value.function == "gender" ? "Gender" : nil
    }
    return signature.parameters.first { $0.name == selector }?.type
      ?? schema.properties.first { $0.name == selector }?.type
  }

  /// Every combination of what selectors can be; what can be anything is nothing that a key names.
  private func combinations(_ domains: [[String]?]) -> [[String]] {
    domains.reduce([[]]) { known, domain in
      known.flatMap { start in (domain ?? [""]).map { start + [$0] } }
    }
  }
}
