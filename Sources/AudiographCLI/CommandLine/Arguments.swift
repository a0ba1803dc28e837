// SPDX-License-Identifier: MIT

/// What a command was given: options with their values, and operands, in the order typed.
struct Arguments: Equatable {
  private(set) var values: [OptionName: [String]] = [:]
  var operands: [String] = []

  /// The value that counts: the last one given; nil where the option is absent.
  subscript(_ option: OptionName) -> String? { values[option]?.last }

  /// Every value of a repeatable option, in order.
  func all(_ option: OptionName) -> [String] { values[option] ?? [] }

  /// Whether the option was given.
  func has(_ option: OptionName) -> Bool { values[option] != nil }

  /// Adds one occurrence; the value of an option without one is the empty text.
  mutating func add(_ option: OptionName, _ value: String = "") {
    values[option, default: []].append(value)
  }

  /// Takes back every occurrence.
  mutating func remove(_ option: OptionName) { values[option] = nil }

  /// Throws where two options are given that exclude each other.
  func exclude(_ pairs: [(OptionName, OptionName)]) throws(UsageError) {
    for (first, second) in pairs where has(first) && has(second) {
      throw .contradiction(first.typed, second.typed)
    }
  }
}
