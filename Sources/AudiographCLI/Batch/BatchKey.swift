// SPDX-License-Identifier: MIT

/// What a column of a manifest, or a name in one of its records, is about.
enum BatchKey {
  case source
  case output
  case option(OptionSpec)

  /// The options of `export` that a line may have.
  static let options = Commands.spec(.export).options.filter { !ofWholeBatch.contains($0.name) }

  /// Options that hold for all lines or for none.
  static let ofWholeBatch: [OptionName] = [
    .output, .format, .listColumns, .listReadings, .json, .through, .store, .quiet, .verbose,
    .config, .help,
    .version,
  ]

  /// The names of what is read and written.
  static let files = ["source", "output"]

  /// Every name, `source` and `output` first.
  static let names = files + options.map(\.name.rawValue)

  private static let known: [String: BatchKey] = Dictionary(
    options.map { ($0.name.rawValue, .option($0)) } + [("source", .source), ("output", .output)]
  ) { first, _ in first }

  /// The key that a heading or a name in lower case stands for.
  ///
  /// - Throws: `BatchError`, with the line on which the name stands.
  init(_ name: String, line: Int) throws(BatchError) {
    guard let key = Self.known[name] else {
      if Self.ofWholeBatch.contains(where: { $0.rawValue == name }) {
        throw .keyOfWholeBatch(name, line: line)
      }
      throw .unknownKey(name, line: line, nearest: nearestName(to: name, among: Self.names))
    }
    self = key
  }

  /// The name as it is written.
  var name: String {
    switch self {
    case .source: "source"
    case .output: "output"
    case .option(let spec): spec.name.rawValue
    }
  }

  var isOption: Bool { if case .option = self { true } else { false } }

  /// Whether several values have a meaning.
  var isRepeatable: Bool {
    switch self {
    case .source, .output: true
    case .option(let spec): spec.isRepeatable
    }
  }
}
