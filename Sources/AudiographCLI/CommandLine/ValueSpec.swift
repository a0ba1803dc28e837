// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// The value of an option or an operand.
struct ValueSpec: Sendable {
  /// What stands for it in help, in capitals: `FILE`.
  private(set) var placeholder: String
  /// The words that are allowed; empty if the value is free.
  let words: [String]
  /// Whether something other than one of the words is allowed as well.
  let isOpen: Bool
  /// Whether a shell completes it with the names of files.
  let isFile: Bool
  /// What it has to look like where it is none of the words; nil if it may be anything.
  private(set) var form: ValueForm?
  /// Whether a text has the form.
  private var hasForm: @Sendable (String) -> Bool = { _ in true }
  /// Why an empty text is no value; nil if it may be one.
  private var emptiness: Emptiness?

  /// What an empty text is not.
  private enum Emptiness {
    /// The name of something.
    case name
    /// A text with something in it, which blanks are not either.
    case text
  }

  /// Whether several of the words may stand in it, with commas between them.
  private(set) var isList = false

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
    /// What `config` does, and names of settings.
    case settings
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

  /// The same, where something else has a form that `read` knows; what it returns is what the option means.
  static func open<Value>(
    _ words: [String], _ placeholder: String, _ form: ValueForm,
    _ read: @escaping @Sendable (String) -> Value?
  ) -> ValueSpec {
    var value = open(words, placeholder)
    value.form = form
    value.hasForm = { read($0) != nil }
    return value
  }

  /// A text of a form that `read` knows.
  static func free<Value>(
    _ placeholder: String, _ form: ValueForm, _ read: @escaping @Sendable (String) -> Value?
  ) -> ValueSpec {
    open([], placeholder, form, read)
  }

  /// A number, any or within a range.
  static func number(
    _ placeholder: String = "NUMBER", within range: ClosedRange<Double>? = nil
  ) -> ValueSpec {
    free(placeholder, range.map(ValueForm.numberWithin) ?? .number) { text in
      decimalNumber(text).flatMap { range?.contains($0) == false ? nil : $0 }
    }
  }

  /// A whole number within a range.
  static func wholeNumber(
    _ placeholder: String = "NUMBER", within range: ClosedRange<Int>
  ) -> ValueSpec {
    free(placeholder, .wholeNumberWithin(range)) { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// The name of something that is neither a file nor a symbol.
  static func name(_ placeholder: String) -> ValueSpec {
    var value = free(placeholder)
    value.emptiness = .name
    return value
  }

  /// The name of a voice, which is no number: that would be how fast it speaks.
  static var voice: ValueSpec {
    var value = free("NAME", .voice) { text in decimalNumber(text) == nil ? text : nil }
    value.emptiness = .name
    return value
  }

  /// A text with something in it.
  static func text(_ placeholder: String) -> ValueSpec { free(placeholder).filled }

  /// The same value, which has something in it.
  var filled: ValueSpec {
    var value = self
    value.emptiness = .text
    return value
  }

  /// Anything.
  static func free(_ placeholder: String, suggesting suggestion: CompletionKind? = nil) -> ValueSpec
  {
    ValueSpec(placeholder, [], isOpen: true, isFile: false, suggestion: suggestion)
  }

  /// The same value under another name.
  func named(_ placeholder: String) -> ValueSpec {
    var value = self
    value.placeholder = placeholder
    return value
  }

  /// Several of the words, with commas between them.
  var list: ValueSpec {
    var value = self
    value.isList = true
    return value
  }

  /// The name of a file.
  static let file = {
    var value = ValueSpec("FILE", [], isOpen: true, isFile: true)
    value.emptiness = .name
    return value
  }()

  /// A file, standard input, a symbol, or a watchlist.
  static let source = ValueSpec("SOURCE", [], isOpen: true, isFile: true, suggestion: .sources)

  /// A symbol.
  static let symbol = ValueSpec("SYMBOL", [], isOpen: true, isFile: false, suggestion: .symbols)

  /// What is wrong with a text as the value of an option; nil if it is allowed.
  func problem(with text: String, of option: OptionName) -> UsageError? {
    guard isList else { return problem(withOne: text, of: option) }
    return text.parts(at: ",").lazy.compactMap { problem(withOne: String($0), of: option) }.first
  }

  private func problem(withOne text: String, of option: OptionName) -> UsageError? {
    if words.contains(text) { return nil }
    guard isOpen else {
      let kind = option == .as ? FormName(nearestTo: text)?.rawValue : nil
      return .unknownWord(
        option: option.typed, value: text, words: words,
        nearest: nearestName(to: text, among: words) ?? kind)
    }
    switch emptiness {
    case .name where text.isEmpty: return .emptyName(option: option.typed)
    case .text where text.isBlank: return .emptyText(option: option.typed)
    default: break
    }
    guard let form, !hasForm(text) else { return nil }
    return .malformedValue(option: option.typed, value: text, form: form)
  }
}
