// SPDX-License-Identifier: MIT

/// What a command was given: options with their values, and operands, in the order typed.
struct Arguments {
  private struct Given {
    let option: OptionName
    let value: String
    /// Whether a setting gave it.
    var isSetting = false
  }

  /// The command they were given to; nil if none has read them.
  var command: CommandName?
  /// Whether prices and figures may be asked for, which they are not where only a file names the symbol.
  var mayAskProviders = true
  /// Options that were turned off: `--ticks=off`.
  private var turnedOff: [OptionName] = []

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

  /// The value that counts: the last one given; nil if the option is absent.
  subscript(_ option: OptionName) -> String? { given.last { $0.option == option }?.value }

  /// Every value of a repeatable option, in order.
  func all(_ option: OptionName) -> [String] {
    given.filter { $0.option == option }.map(\.value)
  }

  /// Whether the option was given.
  func has(_ option: OptionName) -> Bool { given.contains { $0.option == option } }

  /// Whether only the columns or the readings of sources are asked for.
  var onlyLists: Bool { has(.listColumns) || has(.listReadings) }

  /// Adds one occurrence; the value of an option without one is the empty text.
  mutating func add(_ option: OptionName, _ value: String = "") {
    given.append(Given(option: option, value: value))
  }

  /// What stands for an option that was turned off.
  static let off = "off"

  /// Everything that was typed, in its order; what was turned off comes last, as `off`.
  var typed: [(option: OptionName, value: String)] {
    given.filter { !$0.isSetting }.map { ($0.option, $0.value) }
      + turnedOff.filter(isOff).map { ($0, Self.off) }
  }

  /// Adds what a setting says.
  mutating func addSetting(_ option: OptionName, _ value: String = "") {
    given.append(Given(option: option, value: value, isSetting: true))
  }

  /// The options that settings gave, in order.
  var settings: [OptionName] { given.filter(\.isSetting).map(\.option) }

  /// Takes back every occurrence.
  mutating func remove(_ option: OptionName) { given.removeAll { $0.option == option } }

  /// Takes back every occurrence, and what a setting would say.
  mutating func turnOff(_ option: OptionName) {
    remove(option)
    turnedOff.append(option)
  }

  /// Whether the option is off, whatever a setting says.
  func isOff(_ option: OptionName) -> Bool { !has(option) && turnedOff.contains(option) }

  /// Throws where two options are given that exclude each other.
  func exclude(_ pairs: [(OptionName, OptionName)]) throws(UsageError) {
    for (first, second) in pairs where has(first) && has(second) {
      throw .contradiction(first.typed, second.typed)
    }
  }
}
