// SPDX-License-Identifier: MIT

/// A message of Unicode MessageFormat 2, of the part of it that catalogues use.
struct Message {
  var locals: [Local] = []
  var selectors: [String] = []
  /// In the order in which they are tried; one without keys where nothing is selected.
  var variants: [Variant] = []

  /// A declaration: `.local $name = {…}`.
  struct Local {
    let name: String
    let value: Expression
  }

  /// Keys, one for each selector, and what is said where they fit.
  struct Variant {
    let keys: [Key]
    let pattern: [Part]
  }

  enum Key: Equatable {
    case any
    case literal(String)
  }

  enum Part {
    case text(String)
    case placeholder(Expression)
  }

  /// What stands in braces: `{$operand :function option=value}`.
  struct Expression {
    let operand: Operand
    let function: String?
    let options: [Option]
  }

  enum Operand {
    case variable(String)
    case literal(String)
  }

  struct Option {
    let name: String
    let value: Operand
  }
}

extension Message {
  var placeholders: [Expression] {
    variants.flatMap(\.pattern).compactMap { part in
      if case .placeholder(let expression) = part { expression } else { nil }
    }
  }

  /// Every variable that a declaration, a selector or a placeholder reads.
  var variables: Set<String> {
    let expressions = locals.map(\.value) + placeholders
    return Set(selectors + expressions.flatMap(\.variables))
  }
}

extension Message.Expression {
  var variables: [String] {
    ([operand] + options.map(\.value)).compactMap {
      if case .variable(let name) = $0 { name } else { nil }
    }
  }
}

extension [Message.Variant] {
  /// The order in which MessageFormat 2 prefers variants: by each selector in turn, an exact number
  /// before a name, a name before what fits anything.
  var preferred: [Message.Variant] {
    let ranked = enumerated().map { (ranks: $1.keys.map(\.rank) + [$0], variant: $1) }
    return ranked.sorted { $0.ranks.lexicographicallyPrecedes($1.ranks) }.map(\.variant)
  }
}

extension Message.Key {
  fileprivate var rank: Int {
    switch self {
    case .literal(let text): Int(text) == nil ? 1 : 0
    case .any: 2
    }
  }
}
