// SPDX-License-Identifier: MIT

/// What is said, in no language yet: a message and what it is given.
///
/// `make languages` writes a function for each message, so that one that nobody wrote, or that is given
/// something else, does not compile.
package indirect enum Said: Hashable, Sendable {
  /// A message of the catalogues, by its name there.
  case message(String, [Given])
  /// Several one after another, with a mark between them that every language writes alike.
  case joined([Said], by: String)
  /// Words that are the same in every language, such as names that data hold.
  case text(String)

  package init(_ name: String, _ given: Given...) { self = .message(name, given) }
}

/// An argument of a message by its name there.
package struct Given: Hashable, Sendable {
  package let name: String
  package let value: Argument

  package init(_ name: String, _ value: Argument) { (self.name, self.value) = (name, value) }
}

extension Said {
  /// The same with other figures, as a sentence has them that gives all its figures on one scale.
  func mapFigures(_ change: (Figure) -> Figure) -> Said {
    switch self {
    case .text: self
    case .joined(let parts, let mark): .joined(parts.map { $0.mapFigures(change) }, by: mark)
    case .message(let name, let given):
      .message(name, given.map { Given($0.name, $0.value.mapFigures(change)) })
    }
  }

  /// What it is given under a name; nil if it is no message or has none of that name.
  package subscript(name: String) -> Argument? {
    guard case .message(_, let given) = self else { return nil }
    return given.first { $0.name == name }?.value
  }
}

extension Argument {
  fileprivate func mapFigures(_ change: (Figure) -> Figure) -> Argument {
    switch self {
    case .figure(let figure): .figure(change(figure))
    case .said(let said): .said(said.mapFigures(change))
    default: self
    }
  }
}
