// SPDX-License-Identifier: MIT

/// One option as the tables declare it: help, manual page, completions and the reader of
/// arguments are all made from this.
struct OptionSpec: Sendable {
  let name: OptionName
  let short: Character?
  /// What the option's value is; nil for an option that takes none.
  private(set) var value: ValueSpec?
  /// What the option does, one sentence.
  private(set) var meaning: HelpText
  let isRepeatable: Bool
  /// The words that may follow an option that needs no value, such as `all` after `--help`.
  let optionalWords: [String]
  /// What stands for the value that may be attached to an option that needs none: `[=CELLS]`.
  let attached: String?
  /// Whether a setting of the same name can take its place.
  private(set) var isSetting = false
  /// Whether everything after it is its value.
  let takesRest: Bool
  /// Options that contradict it.
  let excludes: [OptionName]
  /// Whether it stays what it is in a group of settings: what one run writes is no feature.
  private let isOnlyTyped: Bool

  init(
    _ name: OptionName, short: Character? = nil, takes value: ValueSpec? = nil,
    orWords optionalWords: [String] = [], orAttached attached: String? = nil,
    isRepeatable: Bool = false, isOnlyTyped: Bool = false, takesRest: Bool = false,
    excludes: [OptionName] = [], _ meaning: HelpText? = nil
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.meaning = meaning ?? .option(name)
    self.isRepeatable = isRepeatable
    self.optionalWords = optionalWords
    self.attached = attached
    self.isOnlyTyped = isOnlyTyped
    self.takesRest = takesRest
    self.excludes = excludes
  }

  /// What is wrong with a value; nil if it is allowed.
  func problem(with text: String) -> UsageError? {
    value.flatMap { $0.problem(with: text, of: name) }
  }

  /// The option with another value.
  func taking(_ value: ValueSpec) -> OptionSpec {
    var option = self
    option.value = value
    return option
  }

  /// The option with several of its words, between commas, and what it does then.
  func list(_ meaning: HelpText) -> OptionSpec {
    var option = self
    option.value = option.value?.list
    option.meaning = meaning
    return option
  }

  /// The option as one of a group of settings.
  fileprivate var asSetting: OptionSpec {
    var option = self
    option.isSetting = !isOnlyTyped
    return option
  }
}

/// Options that help shows together.
struct OptionGroup: Sendable {
  let title: HelpText
  var options: [OptionSpec]

  /// A group whose options are settings too, if `areSettings`, besides those that are only typed.
  init(title: HelpText, options: [OptionSpec], areSettings: Bool = false) {
    self.title = title
    self.options = areSettings ? options.map(\.asSetting) : options
  }
}

extension [OptionSpec] {
  /// Throws for a value that an option does not allow, and for two options that contradict each other.
  func check(_ arguments: Arguments) throws(UsageError) {
    for spec in self {
      if let problem = arguments.all(spec.name).lazy.compactMap(spec.problem).first {
        throw problem
      }
    }
    try arguments.exclude(exclusions)
  }

  /// The pairs of options that contradict each other.
  var exclusions: [(OptionName, OptionName)] {
    flatMap { spec in spec.excludes.map { (spec.name, $0) } }
  }
}

extension [(OptionName, OptionName)] {
  /// The options that contradict one.
  func excluded(by option: OptionName) -> [OptionName] {
    compactMap { $0 == option ? $1 : $1 == option ? $0 : nil }
  }
}
