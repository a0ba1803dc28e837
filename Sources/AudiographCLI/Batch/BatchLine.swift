// SPDX-License-Identifier: MIT

internal import ChartInput
internal import JSON

/// One line of a manifest: what is read, what is written, and with which options.
struct BatchLine: Sendable {
  /// The line on which it begins, counted from 1 with headings, blank lines and comments.
  let number: Int
  /// The sources as they are written; empty if the line could not be read so far.
  private(set) var sources: [String] = []
  /// The outputs as they are written.
  private(set) var outputs: [String] = []
  /// The folders among them, which take the usual set.
  private(set) var folders: [String] = []
  /// The arguments of `export`, with the defaults of the batch.
  private var arguments: Arguments
  /// The first thing that is wrong.
  private(set) var fault: (any Error)?

  /// What the manifest may name.
  private let limits: BatchLimits
  /// The options of the whole batch that a line cannot take back.
  private let kept: [OptionName]

  /// Options that protect who typed them.
  private static let protecting: [OptionName] = [.offline, .noClobber, .spreadsheetSafe]

  /// A line of a record, its columns, and what holds where it says nothing.
  init(
    _ record: TextRecords.Record, columns: [BatchKey], defaults: Arguments, _ limits: BatchLimits
  ) {
    number = record.line
    arguments = defaults
    self.limits = limits
    kept = Self.protecting.filter(defaults.has)
    do {
      try read(record.content, columns)
      try finish()
    } catch {
      fault = error
    }
  }

  /// The arguments of `export`.
  ///
  /// - Throws: What is wrong with the line.
  func exportArguments() throws -> Arguments {
    if let fault { throw fault }
    return arguments
  }

  /// Every file that is written, the timing of `--manifest` with them.
  var writtenPaths: [String] { outputs + arguments.all(.manifest).suffix(1) }

  private mutating func read(_ content: TextRecords.Content, _ columns: [BatchKey]) throws {
    switch content {
    case .unreadable(let error): throw error
    case .cells(let cells):
      let filled = zip(columns, cells).filter { !$0.1.isEmpty }
      for (key, cell) in filled where !key.isOption { try add(key, cell) }
      for (key, cell) in filled where key.isOption { try add(key, cell) }
    case .value(let value):
      guard value.shape == .record else { throw BatchError.notARecord }
      // Whatever else is wrong, the result says which line it is about.
      for name in BatchKey.files { try add(name, value[name]) }
      for member in value.members where !BatchKey.files.contains(member.name) {
        try add(member.name, member.value)
      }
    }
  }

  private mutating func add(_ name: String, _ value: JSONValue?) throws {
    guard let value else { return }
    let key = try BatchKey(name, line: number)
    for text in try value.texts(of: key) { try add(key, text) }
  }

  private var given: Set<OptionName> = []

  private mutating func add(_ key: BatchKey, _ text: String) throws {
    switch key {
    case .source: sources.append(text)
    case .output: outputs.append(text)
    case .option(let spec):
      try limits.check(spec, text)
      // What a line says itself takes the place of the default, and does not add to it.
      if kept.contains(spec.name) {
        guard ["yes", "true", "1"].contains(text.lowercased()) else {
          throw UsageError.contradiction("\(key.name) \(text)", spec.name.typed)
        }
      } else if given.insert(spec.name).inserted {
        arguments.remove(spec.name)
      }
      guard spec.value == nil else { return arguments.add(spec.name, text) }
      switch text.lowercased() {
      case "yes", "true", "1": arguments.add(spec.name)
      case "no", "false", "0": break
      default:
        guard spec.attached != nil else {
          throw UsageError.malformedValue(option: spec.name.typed, value: text, form: .yesOrNo)
        }
        arguments.add(spec.name, text)
      }
    }
  }

  private mutating func finish() throws {
    guard !sources.isEmpty else { throw BatchError.missingValue("source") }
    guard !outputs.isEmpty else { throw BatchError.missingValue("output") }
    guard !sources.contains("-") else { throw BatchError.standardInput }
    for source in sources { try limits.named.check(source: source, isFile: arguments.has(.file)) }
    for output in outputs { try limits.named.check(path: output) }
    try limits.checkProvider(arguments)
    arguments.mayAskProviders = limits.named.asksProviders
    if let path = writtenPaths.first(where: { $0 == "-" }) { throw BatchError.notAFile(path: path) }
    try BatchKey.options.check(arguments)
    arguments.operands = sources
    for output in outputs { arguments.add(.output, output) }
    folders = arguments.outputFolders
    guard !folders.isEmpty else { return }
    arguments = arguments.withUsualSets()
    outputs = arguments.all(.output)
  }
}

extension JSONValue {
  /// The values of a key as texts, numbers with the digits that they are written with; none for
  /// null.
  fileprivate func texts(of key: BatchKey) throws(BatchError) -> [String] {
    guard case .list(let values) = self else { return try text(of: key).map { [$0] } ?? [] }
    guard key.isRepeatable else { throw .severalValues(key: key.name) }
    var texts: [String] = []
    for value in values { texts += [try value.text(of: key)].compactMap(\.self) }
    return texts
  }

  private func text(of key: BatchKey) throws(BatchError) -> String? {
    switch self {
    case .text(let text): return text
    case .number(let number): return number
    case .boolean(let isTrue):
      guard case .option(let spec) = key, spec.value == nil else { throw .badValue(key: key.name) }
      return isTrue ? "yes" : "no"
    case .null: return nil
    case .record, .list: throw .badValue(key: key.name)
    }
  }
}
