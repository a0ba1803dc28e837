// SPDX-License-Identifier: MIT

/// Lists the sample data, one chart a line, what to type first.
struct SamplesCommand {
  private let isQuiet: Bool

  init(_ arguments: Arguments) { isQuiet = arguments.has(.quiet) }

  /// - Throws: `SourceError.noSamples`, `ReadError`, `ConsoleError`.
  func run() throws {
    if isQuiet {
      let folder = try SampleFolder()
      return try Console.print(folder.charts + folder.symbols)
    }
    try Console.print(Sample.all().map { $0.line(in: Console.sentences) })
  }
}
