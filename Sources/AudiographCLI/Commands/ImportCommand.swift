// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import Posix
internal import MarketData
internal import SoundFile

/// Puts prices or a list of symbols into the store.
///
/// Every file is one transaction: an interruption leaves whole files only.
struct ImportCommand {
  private let arguments: Arguments
  private let location: StoreLocation
  private let options: ReadOptions

  init(_ arguments: Arguments) throws {
    if arguments.operands.contains("") { throw UsageError.emptySource }
    if arguments.operands.count(where: { $0 == "-" }) > 1 { throw UsageError.standardInputTwice }
    self.arguments = arguments
    location = try StoreLocation(arguments, Settings(arguments))
    for path in arguments.operands
    where FileIdentity(path: path) == FileIdentity(path: location.path) {
      if FileIdentity(path: path) != nil { throw UsageError.outputIsInput(path: path) }
    }
    var options = try DataOptions(arguments).options
    options.allPriceColumns = true
    options.expectsPrices = true
    // A column that is named is one series.
    if !options.y.isEmpty { options.grouping = .none }
    self.options = options
  }

  func run() throws {
    if arguments.has(.symbols) {
      let store = try location.opened(Reporter())
      return try eachFile(arguments.operands) { try importSymbols($0, into: store) }
    }
    let files = try PriceFile.all(of: arguments)
    let store = try location.opened(Reporter())
    try eachFile(files) { try importPrices($0, into: store) }
  }

  /// Runs a body for each file; what is wrong with one file does not keep the others out.
  private func eachFile<File>(_ files: [File], _ body: (File) throws -> Void) throws {
    let progress = ProgressReporter(Console.sentences.say(.importPatience()))
    var isIncomplete = false
    for file in files {
      do { try body(file) } catch {
        guard files.count > 1, error is ReadError || error is RefusedTable || error is ImportError
        else { throw error }
        Console.report(error)
        isIncomplete = true
      }
      if !arguments.has(.quiet) { progress.check() }
    }
    if isIncomplete { throw ImportIncomplete() }
  }

  private func importPrices(_ file: PriceFile, into store: PriceStore) throws {
    let table = try RemedySearch(file.source, options).run { (source) throws(ReadError) in
      try TableReader(options: options).read(source)
    }
    if arguments.has(.verbose), !arguments.has(.quiet) {
      let values = table.layout.y.map(\.heading)
      Console.report([
        guessLine(
          of: table.layout, called: fileName(of: file.name), values: values, in: Console.sentences)
      ])
    }
    let prices = try ImportedPrices(
      table, name: file.name, isNamed: !options.y.isEmpty)
    let saved = try store.save(
      prices.history, of: file.symbol, source: StoredPrices.importSource, fetched: WallClock.seconds
    )
    if !arguments.has(.quiet) {
      Console.report(
        file.lines(in: Console.sentences) + prices.lines(file.name, in: Console.sentences))
    }
    try Console.print(
      importLines(file.symbol, days: prices.days, saved, in: Console.sentences))
  }

  private func importSymbols(_ path: String, into store: PriceStore) throws {
    let entries = try Self.entries(of: path)
    let count = try store.addToDirectory(entries, origin: "import")
    try Console.print([
      Console.sentences.say(
        .importSymbols(
          file: fileName(of: path), count: entries.count, total: count))
    ])
  }

  /// The entries of a list in any form that is known.
  private static func entries(of path: String) throws(ImportError) -> [DirectoryEntry] {
    do throws(SymbolListError) {
      return try SymbolList.entries(try SymbolList.contents(of: path == "-" ? "/dev/stdin" : path))
    } catch {
      throw .list(path: path, error)
    }
  }
}

/// A file and the symbol whose prices it has.
private struct PriceFile {
  let source: DataSource
  let symbol: MarketSymbol
  /// Whether the symbol was taken from the file's name.
  let isNamed: Bool

  var name: String { source.name }

  /// The files of a command, in the order typed.
  static func all(of arguments: Arguments) throws(ImportError) -> [PriceFile] {
    if let typed = arguments[.as], arguments.operands.count > 1 { throw .severalFilesAs(typed) }
    var files: [PriceFile] = []
    for path in arguments.operands { files.append(try PriceFile(path, as: arguments[.as])) }
    return files
  }

  private init(_ path: String, as typed: String?) throws(ImportError) {
    source =
      path == "-" ? .descriptor(0, name: Console.sentences.say(.standardInput())) : .path(path)
    isNamed = typed != nil
    if let typed {
      guard let symbol = MarketSymbol(operand: typed) else { throw .badSymbol(typed) }
      self.symbol = symbol
    } else {
      guard path != "-", let symbol = MarketSymbol(pathStem(path)) else {
        throw .noSymbol(name: source.name)
      }
      self.symbol = symbol
    }
  }

  /// How the symbol was found, where that has to be said.
  func lines(in s: Sentences) -> [String] {
    isNamed ? [] : [s.say(.importNamed(file: fileName(of: name), symbol: symbol.text))]
  }
}

/// Prices as a file has them.
private struct ImportedPrices {
  let history: BarHistory
  /// The days that have a close, each once.
  let days: [CalendarDate]
  private let leftOut: Int
  private let notes: [ReadNote]
  /// The heading of the column used as the close; nil if it says so itself.
  private let guessed: String?

  /// `isNamed` says that the user chose the column.
  init(_ table: Table, name: String, isNamed: Bool) throws(ImportError) {
    guard case .dates(let dates) = table.x else { throw .notDates(name: name) }
    for instant in dates.instants where dates.precision < .day || !instant.isMidnight {
      let date = CalendarDate(instant: instant, precision: dates.precision)
      throw .notDays(name: name, example: date)
    }
    let columns = table.bars?.columns ?? [.close: table.columns.first?.values ?? []]
    let axis = XAxis.Dates(instants: dates.instants, precision: .day)
    do throws(ChartError) {
      history = BarHistory(bars: try PriceBars(dates: axis, columns: columns))
    } catch {
      throw .notDates(name: name)
    }
    let closes = columns[.close] ?? []
    let kept = closes.indices.filter { !closes[$0].isNaN }
    leftOut = closes.count - kept.count
    days = Set(kept.map { axis[$0] }).sorted { $0.instant < $1.instant }
    notes = table.notes
    guessed = table.bars == nil && !isNamed ? table.layout.y.first?.heading : nil
  }

  /// What should be reported to the user.
  func lines(_ name: String, in s: Sentences) -> [String] {
    // Which column counts is said below.
    let notes = notes.filter { note in
      switch note {
      case .oneOfColumns, .columnsLeftOut: false
      default: true
      }
    }
    var lines = notes.map { LoadNote.read($0, name: fileName(of: name)).line(in: s) }
    if let guessed {
      lines.append(s.say(.importGuessed(file: fileName(of: name), column: guessed)))
    }
    if leftOut > 0 {
      lines.append(s.say(.importSkipped(file: fileName(of: name), count: leftOut)))
    }
    return lines
  }
}

extension Int64 {
  fileprivate var isMidnight: Bool { self % CalendarDate.microsecondsPerDay == 0 }
}
