// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import MarketData
internal import Posix

/// A quiz of somebody's own: a table with one question a row.
///
/// The column `chart` holds numbers, `3 5 - 9` with a missing one, or a file beside
/// the quiz, a sample, or a symbol of which prices are stored; `question` what is asked; `choices` what can be answered, `peak|trough`; `answer` which
/// of them is right.
struct QuizFile {
  let questions: [QuizQuestion]

  static let columns = ["chart", "question", "choices", "answer"]

  /// Reads a quiz, and every chart of it.
  ///
  /// - Throws: `QuizFileError`, and what reading a chart throws.
  init(_ path: String, _ request: ChartRequest) throws {
    let rows = try Self.rows(path)
    guard !rows.isEmpty else { throw QuizFileError.noQuestions(path: path) }
    questions = try rows.map { row in
      QuizQuestion(
        sound: try Self.sound(row.chart, line: row.line, beside: path, request),
        text: row.question, choices: row.choices, answer: row.answer)
    }
  }

  private struct Row {
    var line: Int
    var chart: String
    var question: String
    var choices: [String]
    var answer: Int
  }

  private static func rows(_ path: String) throws -> [Row] {
    do {
      var records = try TextRecords.open(.path(path))
      let headings = records.headings.map { $0.trimmed.lowercased() }
      let places = try columns.map { name in
        guard let place = headings.firstIndex(of: name) else {
          throw QuizFileError.missingColumn(name: name, path: path)
        }
        return place
      }
      var rows: [Row] = []
      while let record = try records.next() {
        switch record.content {
        case .cells(let cells):
          rows.append(try row(places.map { cells[$0].trimmed }, line: record.line, path))
        case .unreadable(let error): throw error
        case .value: throw QuizFileError.missingColumn(name: columns[0], path: path)
        }
      }
      return rows
    } catch let error as ReadError {
      throw QuizFileError.unreadable(error)
    }
  }

  private static func row(
    _ cells: [String], line: Int, _ path: String
  ) throws(QuizFileError) -> Row {
    let choices = cells[2].words(at: "|").map { String($0).trimmed }
      .filter { !$0.isEmpty }
    guard (2...9).contains(choices.count) else {
      throw .badChoices(line: line, path: path)
    }
    guard let answer = choices.firstIndex(of: cells[3]) else {
      throw .badAnswer(cells[3], line: line, path: path)
    }
    for (name, cell) in [("chart", cells[0]), ("question", cells[1])] where cell.isEmpty {
      throw .emptyCell(name: name, line: line, path: path)
    }
    return Row(
      line: line, chart: cells[0], question: cells[1], choices: choices, answer: answer)
  }

  // MARK: - What is heard

  private static func sound(
    _ chart: String, line: Int, beside path: String, _ request: ChartRequest
  ) throws -> Score {
    if let values = numbers(chart) {
      let series = try Series(name: "", x: .rows(count: values.count), values: values)
      return try request.score(Chart(title: "", series: [series]))
    }
    do {
      let one = try request.of(source(chart, beside: path)).silently()
      return try one.score(one.load().chart)
    } catch {
      throw QuizFileError.badChart(
        line: line, path: path, NamedByFile.explained(error, request.market))
    }
  }

  /// Numbers with blanks between them, of which some may be missing; nil for anything else.
  private static func numbers(_ text: String) -> [Double]? {
    let words = text.words().map(String.init)
    let numbers = words.compactMap { $0 == "-" ? .nan : decimalNumber($0) }
    let hasNumber = numbers.contains { !$0.isNaN }
    return hasNumber && numbers.count == words.count ? numbers : nil
  }

  /// A file beside the quiz, else a sample or a symbol.
  private static func source(_ text: String, beside path: String) throws -> Source {
    let folder = folderPath(of: path)
    let named = NamedByFile(in: folder)
    let neighbour = text.begins(with: "/") || folder == "." ? text : "\(folder)/\(text)"
    if fileKind(neighbour) == .file || Source.namesFile(text) {
      try named.check(source: WebAddress.isMeant(by: text) ? text : neighbour)
      return .file(neighbour)
    }
    var arguments = Arguments()
    arguments.operands = [text]
    guard let source = try Source.all(of: arguments).first, source != .standardInput else {
      throw UsageError.emptySource
    }
    // A file of the current folder, whose name looks like a symbol.
    if source == .file(text) { try named.check(path: text) }
    return source
  }
}
