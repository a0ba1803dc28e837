// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import SoundFile

/// What the commands on charts have in common: sources, what is read of them, how it sounds, words.
struct ChartRequest {
  let arguments: Arguments
  let sources: [Source]
  let choices: ReadChoices
  let style: SoundStyle
  let words: WordChoices
  private let settings: Settings

  /// Checks everything that can be checked before a file is opened.
  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    sources = try Source.all(of: arguments)
    choices = try ReadChoices(arguments)
    style = try SoundStyle(arguments)
    settings = try Settings(arguments)
    words = try WordChoices(arguments, settings)
  }

  var isQuiet: Bool { arguments.has(.quiet) }
  var isVerbose: Bool { arguments.has(.verbose) && !isQuiet }

  /// Reads the sources and says on standard error what should be known about the data.
  ///
  /// A file of settings that was named and cannot be used is found before the sources are read.
  func load() throws -> LoadedChart {
    try settings.checkNamedFile()
    if isVerbose { reportUnknownSettings() }
    let loaded = try LoadedChart(sources, choices)
    if isVerbose { Console.report(guessLines(of: loaded)) }
    if !isQuiet, !loaded.notes.isEmpty { Console.report(loaded.notes.map(\.line)) }
    let points = loaded.chart.series.reduce(0) { $0 + $1.count }
    if words.withStatistics, !isQuiet, let line = Self.waitingLine(points: points) {
      Console.report([line])
    }
    return loaded
  }

  /// What is said before statistics that take more than a second; nil for fewer points.
  static func waitingLine(points: Int) -> String? {
    points > 250_000 ? "Finding the statistics of \(points) points." : nil
  }

  /// A file that cannot be used is told of where a value of it is needed.
  private func reportUnknownSettings() {
    guard let (path, names) = try? settings.unknownNames(), !names.isEmpty else { return }
    Console.report([unknownNamesLine(names, in: path)])
  }

  /// Lays the chart out in time and says what should be known about that on standard error.
  func score(_ chart: Chart) throws(ScoreError) -> Score {
    let score = try Score(chart, style: style)
    if isVerbose { Console.report([english.rhythm(score, of: chart, style: style)]) }
    warn(about: score)
    return score
  }

  private func warn(about score: Score) {
    guard !isQuiet, let clipping = english.clipping(score.points) else { return }
    Console.report(["warning: \(clipping)"])
  }

  /// What is known about how the chart sounds, with the exact mapping where that was asked for.
  func soundLines(_ score: Score, _ chart: Chart) throws -> [String] {
    try words.phrases().soundNotes(score, of: chart, style: style) + explanation(score, chart)
  }

  /// The exact mapping where that was asked for.
  func explanation(_ score: Score, _ chart: Chart) throws -> [String] {
    guard arguments.has(.explain) else { return [] }
    return [try words.phrases().explanation(score, of: chart, style: style)]
  }

  /// The files that are read, by which an output that would overwrite one is recognised.
  var inputs: [FileIdentity] {
    sources.compactMap { source in
      switch source {
      case .standardInput: FileIdentity(descriptor: 0)
      case .file(let path): FileIdentity(path: path)
      case .symbol(let symbol): Self.sample(symbol).flatMap(FileIdentity.init(path:))
      }
    }
  }

  private static func sample(_ symbol: String) -> String? {
    let symbol = symbol.uppercased()
    return try? SampleFolder(for: symbol).prices(of: symbol)
  }

  /// Prints the columns of every source.
  func printColumns() throws {
    let reader = TableReader(options: choices.options)
    var lines: [String] = []
    for source in sources {
      if sources.count > 1 { lines.append("\(try source.data.name):") }
      lines += try reader.columns(of: source.data).map(\.line)
    }
    try Console.print(lines)
  }
}

extension Source {
  fileprivate var data: DataSource {
    get throws(SourceError) {
      switch self {
      case .standardInput: .descriptor(0, name: "standard input")
      case .file(let path): .path(path)
      case .symbol(let typed): .path(try Self.prices(of: typed))
      }
    }
  }

  private static func prices(of typed: String) throws(SourceError) -> String {
    let symbol = typed.uppercased()
    return try SampleFolder(for: symbol).prices(of: symbol)
  }
}

extension ColumnSummary {
  /// The column on one line.
  ///
  /// For example: `#2 Close, numbers, taken as values: 544.47, 545.18.`
  fileprivate var line: String {
    let cells = firstCells.isEmpty ? "" : ": \(firstCells.joined(separator: ", "))"
    return "#\(column.number) \(column.heading), \(content.words)\(role?.words ?? "")\(cells)."
  }
}

extension ColumnSummary.Content {
  fileprivate var words: String {
    switch self {
    case .dates: "dates"
    case .numbers: "numbers"
    case .text: "text"
    case .empty: "empty"
    }
  }
}

extension ColumnSummary.Role {
  fileprivate var words: String {
    switch self {
    case .x: ", taken along x"
    case .y: ", taken as values"
    }
  }
}
