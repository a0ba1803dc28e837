// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Posix
internal import SoundFile

/// How wide and how high braille is.
struct BrailleSize: Equatable {
  /// The most cells of a line.
  var cells = 40
  /// How many rows of cells a series has.
  var rows = 1
}

extension Arguments {
  /// The size that `--braille` asks for, the usual one without a value; nil without the option.
  func brailleSize() throws(UsageError) -> BrailleSize? {
    guard let text = self[.braille] else { return nil }
    var size = BrailleSize()
    guard !text.isEmpty else { return size }
    let parts = text.parts(at: "x")
    size.cells = try number(parts[0], of: text, in: BrailleChart.cellCounts)
    if parts.count > 1 { size.rows = try number(parts[1], of: text, in: BrailleChart.rowCounts) }
    guard parts.count <= 2 else { throw malformed(text, BrailleChart.rowCounts) }
    return size
  }

  private func number(
    _ part: Substring, of text: String, in allowed: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let number = Int(part), allowed.contains(number) else { throw malformed(text, allowed) }
    return number
  }

  private func malformed(_ text: String, _ allowed: ClosedRange<Int>) -> UsageError {
    .malformedValue(
      option: OptionName.braille.typed, value: text, form: .wholeNumberWithin(allowed))
  }
}

extension LoadedChart {
  /// The chart in braille where that was asked for, no wider than the terminal.
  func brailleLines(_ request: ChartRequest) throws -> [String] {
    guard let size = try request.arguments.brailleSize() else { return [] }
    let language = try request.words.language()
    let room = OutputDestination(path: "-").terminalWidth ?? size.cells
    let cells = min(size.cells, max(room, BrailleChart.cellCounts.lowerBound))
    if let form { return form.braille(cells: cells, rows: size.rows, in: language) }
    return try BrailleChart(
      try told(in: language).chart, style: request.style, cells: cells, rows: size.rows,
      language: language
    ).lines
  }

  /// The chart for an embosser, its text by liblouis where that is installed.
  func braillePages(_ request: ChartRequest) throws -> BraillePages {
    let language = try request.words.language()
    let cells = try request.arguments.brailleSize()?.cells ?? BrailleSize().cells
    let words = try sentences(request.words, usual: .standard)
    let translate = { Liblouis.translated($0, in: language) }
    if let form {
      return BraillePages(
        form, language: language, cells: cells, words: words, translate: translate)
    }
    let told = try told(in: language)
    return try BraillePages(
      told.chart, style: request.style, context: told.context, language: language, cells: cells,
      words: words, translate: translate)
  }
}

/// The program of liblouis, which puts text into the braille of a language.
enum Liblouis {
  /// Lines in Unicode's braille, uncontracted; nil if the program is not installed or fails.
  static func translated(_ lines: [String], in language: Language) -> [String]? {
    let tables = language.programCatalogues.lazy.compactMap { $0.setting("braille") }
    guard let table = tables.first else { return nil }
    let words = ["lou_translate", "--forward", "unicode.dis,\(table)"]
    let input = lines.map { $0 + "\n" }.joined()
    guard let output = Subprocess.output(of: words, givenText: input) else { return nil }
    let translated = output.parts(at: "\n").dropLast()
    return translated.map(String.init)
  }
}
