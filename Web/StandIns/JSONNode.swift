// SPDX-License-Identifier: MIT

/// One value of a JSON document.
package indirect enum JSONNode {
  case record(Members)
  case list([JSONNode])
  case string(String)
  case real(Double)
  case truth(Bool)
  case null

  package final class Members {
    var all: [(key: String, value: JSONNode)] = []
    var places: [String: Int] = [:]
  }

  package var shape: JSONShape {
    switch self {
    case .record: .record
    case .list: .list
    case .string: .text
    case .real: .number
    case .truth: .boolean
    case .null: .null
    }
  }

  /// The number, or nil if the node is none.
  package var number: Double? { if case .real(let number) = self { number } else { nil } }

  /// Whether the node is the value true.
  package var isTrue: Bool { if case .truth(true) = self { true } else { false } }

  /// The text, or nil if the node is none.
  package var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The number of elements of a list; 0 for everything else.
  package var count: Int { if case .list(let list) = self { list.count } else { 0 } }

  /// The numbers of a list, NaN for null; nil if it is no list, or something else stands in it.
  package var numbers: [Double]? {
    guard case .list(let list) = self else { return nil }
    var numbers: [Double] = []
    for node in list {
      switch node {
      case .real(let number): numbers.append(number)
      case .null: numbers.append(.nan)
      default: return nil
      }
    }
    return numbers
  }

  /// An element of a list, or nil if there is none.
  package func element(_ index: Int) -> JSONNode? {
    guard case .list(let list) = self, list.indices.contains(index) else { return nil }
    return list[index]
  }

  /// A member of a record, or nil if there is none.
  package func member(_ key: String) -> JSONNode? {
    guard case .record(let members) = self else { return nil }
    return members.places[key].map { members.all[$0].value }
  }

  /// The members of a record in the order of the file; empty for everything else.
  package var members: [(key: String, value: JSONNode)] {
    if case .record(let members) = self { members.all } else { [] }
  }
}
