// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// Walks into JSON along a path such as `chart.result.0`.
struct JSONPath {
  let file: String
  let text: String

  func follow(_ root: JSONNode) throws(ReadError) -> JSONNode { try place(in: root).node }

  /// The value at the path, and the record or list that holds it.
  func place(in root: JSONNode) throws(ReadError) -> JSONLocation {
    var place = JSONLocation(node: root)
    var rest = text.parts(at: ".")[...]
    while let part = rest.first {
      guard let (name, next) = step(from: place.node, rest) else {
        throw .fieldNotFound(
          file: file, path: text.utf8.bounded(), part: part.utf8.bounded(),
          keys: place.node.shortKeys)
      }
      place = place.inner(next, name)
      rest = rest.dropFirst(name.utf8.count { $0 == Byte.point } + 1)
    }
    return place
  }

  /// The value that the first parts lead to: one part, or several that make up a name with points.
  private func step(
    from node: JSONNode, _ parts: ArraySlice<Substring>
  ) -> (name: String, node: JSONNode)? {
    if node.shape == .list {
      guard let part = parts.first, let index = Int(part) else { return nil }
      return node.element(index).map { (String(part), $0) }
    }
    for count in 1...min(parts.count, 8) {
      let name = parts.prefix(count).joined(separator: ".")
      if let found = node.member(name) { return (name, found) }
    }
    return nil
  }
}

/// A value within JSON, and where it stands.
struct JSONLocation {
  let node: JSONNode
  /// The names and indices that lead to it.
  var steps: [String] = []
  /// The record or list that holds it.
  var parent: JSONNode?

  init(node: JSONNode) { self.node = node }

  /// The names and indices joined by full stops; empty for the whole.
  var path: String { steps.joined(separator: ".") }

  /// The place of a value that this one holds.
  func inner(_ node: JSONNode, _ name: String) -> JSONLocation {
    var inner = JSONLocation(node: node)
    inner.steps = steps + [name]
    inner.parent = self.node
    return inner
  }
}

extension JSONNode {
  /// Up to twenty keys of a record, for messages.
  var shortKeys: [String] { members.prefix(20).map { $0.key.utf8.bounded() } }
}
