// SPDX-License-Identifier: MIT

/// Lists the sample data, one chart a line, what to type first.
struct SamplesCommand {
  private let isQuiet: Bool

  init(_ arguments: Arguments) { isQuiet = arguments.has(.quiet) }

  /// - Throws: `SourceError.noSamples`, `ReadError`, `ConsoleError`.
  func run() throws {
    try Console.print(Sample.all().map { isQuiet ? $0.name : $0.line(in: Console.sentences) })
  }
}
