// SPDX-License-Identifier: MIT

/// What a command was given: options with their values, and operands, in the order typed.
struct Arguments {
  private struct Given {
    let option: OptionName
    let value: String
  }

  /// Every occurrence of an option.
  ///
  /// A list, since the few options of a command are found in it sooner than the types of a
  /// dictionary are made.
  private var given: [Given] = []
  var operands: [String] = []

  /// The values of each option that was given, in order.
  var values: [OptionName: [String]] {
    Dictionary(grouping: given, by: \.option).mapValues { $0.map(\.value) }
  }

  /// The value that counts: the last one given; nil where the option is absent.
  subscript(_ option: OptionName) -> String? { given.last { $0.option == option }?.value }

  /// Every value of a repeatable option, in order.
  func all(_ option: OptionName) -> [String] {
    given.filter { $0.option == option }.map(\.value)
  }

  /// Whether the option was given.
  func has(_ option: OptionName) -> Bool { given.contains { $0.option == option } }

  /// Adds one occurrence; the value of an option without one is the empty text.
  mutating func add(_ option: OptionName, _ value: String = "") {
    given.append(Given(option: option, value: value))
  }

  /// Takes back every occurrence.
  mutating func remove(_ option: OptionName) { given.removeAll { $0.option == option } }

  /// Throws where two options are given that exclude each other.
  func exclude(_ pairs: [(OptionName, OptionName)]) throws(UsageError) {
    for (first, second) in pairs where has(first) && has(second) {
      throw .contradiction(first.typed, second.typed)
    }
  }
}
