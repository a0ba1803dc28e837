// SPDX-License-Identifier: MIT

/// A JSON Schema (draft 2020-12) of the keywords that our own schemas use.
public struct JSONSchema: Sendable {
  private let root: OrderedJSON

  /// A schema from its text.
  public init(_ text: String) throws { root = try OrderedJSON(text) }

  /// What is wrong with a value, each fault with its place; empty for a valid one.
  ///
  /// The keys of an object also have to stand in the order of `properties`. A keyword that is not
  /// understood is a fault, so that no rule is skipped.
  public func faults(in value: OrderedJSON) -> [String] {
    faults(in: value, root, "$")
  }

  /// What is wrong with a value by one of the definitions.
  public func faults(in value: OrderedJSON, as definition: String) -> [String] {
    reference(.string("#/$defs/\(definition)"), value, "$")
  }

  private func faults(in value: OrderedJSON, _ schema: OrderedJSON, _ place: String) -> [String] {
    schema.members.flatMap { keyword, rule in
      faults(in: value, keyword, rule, schema, place)
    }
  }

  private func faults(
    in value: OrderedJSON, _ keyword: String, _ rule: OrderedJSON, _ schema: OrderedJSON,
    _ place: String
  ) -> [String] {
    switch keyword {
    case "$schema", "$id", "$defs", "title", "description": return []
    case "$ref": return reference(rule, value, place)
    case "type": return value.isOfType(rule) ? [] : ["\(place) is no \(rule)"]
    case "enum": return rule.elements.contains(value) ? [] : ["\(place) is not among \(rule)"]
    case "anyOf":
      let attempts = rule.elements.map { faults(in: value, $0, place) }
      return attempts.contains([]) ? [] : attempts.flatMap(\.self)
    case "minimum":
      return fault("\(place) is too small", value.number.map { $0 < (rule.number ?? 0) })
    case "minItems":
      return fault("\(place) is too short", count(value).map { $0 < (rule.number ?? 0) })
    case "maxItems":
      return fault("\(place) is too long", count(value).map { $0 > (rule.number ?? 0) })
    case "items":
      return value.elements.enumerated().flatMap { faults(in: $1, rule, "\(place)[\($0)]") }
    case "properties": return properties(rule, value, place)
    case "required":
      guard case .object = value else { return [] }
      return rule.elements.compactMap(\.string).filter { value[$0] == nil }
        .map { "\(place) lacks \($0)" }
    case "additionalProperties":
      let known = Set(schema["properties"]?.keys ?? [])
      return value.keys.filter { !known.contains($0) }.map { "\(place) has \($0)" }
    default: return ["the keyword \(keyword) is not understood"]
    }
  }

  private func fault(_ words: String, _ isWrong: Bool?) -> [String] {
    isWrong == true ? [words] : []
  }

  private func count(_ value: OrderedJSON) -> Double? {
    if case .array(let elements) = value { Double(elements.count) } else { nil }
  }

  private func reference(
    _ rule: OrderedJSON, _ value: OrderedJSON, _ place: String
  ) -> [String] {
    let name = rule.string?.split(separator: "/").last.map(String.init) ?? ""
    guard let target = root["$defs"]?[name], rule.string == "#/$defs/\(name)" else {
      return ["the reference \(rule) leads nowhere"]
    }
    return faults(in: value, target, place)
  }

  private func properties(
    _ rule: OrderedJSON, _ value: OrderedJSON, _ place: String
  ) -> [String] {
    let present = Set(value.keys)
    let order = rule.keys.filter(present.contains)
    let known = Set(order)
    let isOrdered = value.keys.filter(known.contains) == order
    let inner = rule.members.flatMap { key, schema in
      value[key].map { faults(in: $0, schema, "\(place).\(key)") } ?? []
    }
    return (isOrdered ? [] : ["\(place) has its keys in another order"]) + inner
  }
}

extension OrderedJSON {
  fileprivate var members: [(key: String, value: OrderedJSON)] {
    guard case .object(let members) = self else { return [] }
    return members.map { ($0.key, $0.value) }
  }

  fileprivate func isOfType(_ rule: OrderedJSON) -> Bool {
    let names = rule.string.map { [$0] } ?? rule.elements.compactMap(\.string)
    return names.contains { name in
      switch (name, self) {
      case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string),
        ("array", .array), ("object", .object):
        true
      case ("integer", .number(let number)): number.rounded() == number
      default: false
      }
    }
  }
}
