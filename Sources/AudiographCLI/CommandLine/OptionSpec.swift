// SPDX-License-Identifier: MIT

/// A text of help in the language that is asked for; the catalogues have the words.
typealias HelpText = @Sendable (any Sentences) -> String

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
  /// Whether it stays what it is in a group of settings: what one run writes is no feature.
  private let isOnlyTyped: Bool

  init(
    _ name: OptionName, short: Character? = nil, takes value: ValueSpec? = nil,
    orWords optionalWords: [String] = [], orAttached attached: String? = nil,
    isRepeatable: Bool = false, isOnlyTyped: Bool = false, takesRest: Bool = false,
    _ meaning: @escaping HelpText
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.meaning = meaning
    self.isRepeatable = isRepeatable
    self.optionalWords = optionalWords
    self.attached = attached
    self.isOnlyTyped = isOnlyTyped
    self.takesRest = takesRest
  }

  /// The option with several of its words, between commas, and what it does then.
  func list(_ meaning: @escaping HelpText) -> OptionSpec {
    var option = self
    option.value?.isList = true
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

/// The value of an option or an operand.
struct ValueSpec: Sendable {
  /// What stands for it in help, in capitals: `FILE`.
  let placeholder: String
  /// The words that are allowed; empty if the value is free.
  let words: [String]
  /// Whether something other than one of the words is allowed as well.
  let isOpen: Bool
  /// Whether a shell completes it with the names of files.
  let isFile: Bool

  /// Whether several of the words may stand in it, with commas between them.
  fileprivate(set) var isList = false

  /// What a shell offers besides.
  let suggestion: CompletionKind?

  /// Completions of a value that help does not list.
  enum CompletionKind: Equatable {
    /// Symbols, and watchlists after `@`.
    case sources
    /// Symbols.
    case symbols
    /// A few words, watchlists, and symbols.
    case lists([String])
    /// Words.
    case words([String])
  }

  private init(
    _ placeholder: String, _ words: [String], isOpen: Bool, isFile: Bool,
    suggestion: CompletionKind? = nil
  ) {
    self.placeholder = placeholder
    self.words = words
    self.isOpen = isOpen
    self.isFile = isFile
    self.suggestion = suggestion
  }

  /// One of a few words.
  static func oneOf(_ words: [String], _ placeholder: String) -> ValueSpec {
    ValueSpec(placeholder, words, isOpen: false, isFile: false)
  }

  /// One of a few words, or something else, which the placeholder names.
  static func open(_ words: [String], _ placeholder: String) -> ValueSpec {
    ValueSpec(placeholder, words, isOpen: true, isFile: false)
  }

  /// Anything.
  static func free(_ placeholder: String, suggesting suggestion: CompletionKind? = nil) -> ValueSpec
  {
    ValueSpec(placeholder, [], isOpen: true, isFile: false, suggestion: suggestion)
  }

  /// The same value under another name.
  func named(_ placeholder: String) -> ValueSpec {
    ValueSpec(placeholder, words, isOpen: isOpen, isFile: isFile, suggestion: suggestion)
  }

  /// The name of a file.
  static let file = ValueSpec("FILE", [], isOpen: true, isFile: true)

  /// A file, standard input, a symbol, or a watchlist.
  static let source = ValueSpec("SOURCE", [], isOpen: true, isFile: true, suggestion: .sources)

  /// A symbol.
  static let symbol = ValueSpec("SYMBOL", [], isOpen: true, isFile: false, suggestion: .symbols)
}

/// Options that help shows together.
struct OptionGroup: Sendable {
  let title: HelpText
  var options: [OptionSpec]

  /// A group whose options are settings too, if `areSettings`, besides those that are only typed.
  init(title: @escaping HelpText, options: [OptionSpec], areSettings: Bool = false) {
    self.title = title
    self.options = areSettings ? options.map(\.asSetting) : options
  }
}
