// SPDX-License-Identifier: MIT

/// One option as the tables declare it: help, manual page, completions and the reader of
/// arguments are all made from this.
struct OptionSpec: Sendable {
  let name: OptionName
  let short: Character?
  /// What the option's value is; nil for an option that takes none.
  let value: ValueSpec?
  /// What the option does, one sentence.
  let meaning: String
  let isRepeatable: Bool

  init(
    _ name: OptionName, short: Character? = nil, takes value: ValueSpec? = nil,
    isRepeatable: Bool = false, _ meaning: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.meaning = meaning
    self.isRepeatable = isRepeatable
  }
}

/// The value of an option or an operand.
struct ValueSpec: Sendable {
  /// What stands for it in help, in capitals: `FILE`.
  let placeholder: String
  /// The words that are allowed; empty where the value is free.
  let words: [String]
  /// Whether something other than one of the words is allowed as well.
  let isOpen: Bool
  /// Whether a shell completes it with the names of files.
  let isFile: Bool

  private init(_ placeholder: String, _ words: [String], isOpen: Bool, isFile: Bool) {
    self.placeholder = placeholder
    self.words = words
    self.isOpen = isOpen
    self.isFile = isFile
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
  static func free(_ placeholder: String) -> ValueSpec {
    ValueSpec(placeholder, [], isOpen: true, isFile: false)
  }

  /// The same value under another name.
  func named(_ placeholder: String) -> ValueSpec {
    ValueSpec(placeholder, words, isOpen: isOpen, isFile: isFile)
  }

  /// The name of a file.
  static let file = ValueSpec("FILE", [], isOpen: true, isFile: true)
}

/// Options that help shows together.
struct OptionGroup: Sendable {
  let title: String
  let options: [OptionSpec]
}
