// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

extension JSONNode {
  /// A value of a point; lists, records and true are none.
  var draftValue: ChartDraft.Value {
    if let number { return .number(number) }
    guard let text, !text.isEmpty, text != "-" else { return .missing }
    return .text(text)
  }

  /// The values of a list, or of numbers that are packed; nil if it is neither, or lists stand in it.
  var draftValues: [ChartDraft.Value]? {
    if let numbers = PackedNumbers.decoded(self) {
      return numbers.map { $0.isFinite ? .number($0) : .missing }
    }
    guard shape == .list else { return nil }
    var values: [ChartDraft.Value] = []
    values.reserveCapacity(count)
    for index in 0..<count {
      guard let node = element(index), node.isSingle else { return nil }
      values.append(node.draftValue)
    }
    return values
  }

  /// The rows of a list of lists, or of a packed grid.
  var draftRows: [[ChartDraft.Value]]? {
    if let flat = PackedNumbers.decoded(self), let shape = member("shape")?.text {
      let sizes = shape.parts(at: ",").compactMap { Int(String($0).trimmedBlanks) }
      guard sizes.count == 2, sizes[0] > 0, sizes[1] > 0, sizes[1] <= flat.count,
        flat.count / sizes[1] == sizes[0], flat.count % sizes[1] == 0
      else { return nil }
      return (0..<sizes[0]).map { row in
        flat[row * sizes[1]..<(row + 1) * sizes[1]].map { $0.isFinite ? .number($0) : .missing }
      }
    }
    let rows = elements.compactMap(\.draftValues)
    return shape == .list && rows.count == count ? rows : nil
  }

  /// A member of a member, as far as there are any; the first of a list.
  func at(_ path: String...) -> JSONNode? {
    var node = self
    for name in path {
      guard let next = (node.element(0) ?? node).present(name) else { return nil }
      node = next
    }
    return node
  }

  /// A text or a list of lines; empty for anything else.
  var words: String {
    text ?? elements.compactMap(\.text).joined(separator: " ")
  }
}
