// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import Glibc
internal import MarketData
internal import Posix

/// The source of one series or table, as the user named it.
enum Source: Equatable {
  case standardInput
  case file(String)
  case symbol(String)
  /// An address of the web.
  case address(String)

  /// What somebody typed, or where that was found.
  var typed: String {
    switch self {
    case .standardInput: "-"
    case .file(let text), .symbol(let text), .address(let text): text
    }
  }

  /// The sources of a command, in the order typed; a watchlist `@NAME` stands for its symbols.
  ///
  /// - Throws: `UsageError`, `WatchlistError`.
  static func all(
    of arguments: Arguments, lists: Watchlists = Watchlists()
  ) throws -> [Source] {
    var sources: [Source] = []
    for operand in arguments.operands {
      guard !operand.isEmpty else { throw UsageError.emptySource }
      if let name = listName(operand), !arguments.has(.file) {
        sources += try lists.symbols(of: name).map(Source.symbol)
      } else {
        let source = Source(operand, arguments)
        if !sources.isEmpty, !arguments.has(.symbol), case .symbol = source,
          RangeLength(asTyped: operand) != nil
        {
          throw UsageError.rangeAsSource(operand)
        }
        sources.append(source)
      }
    }
    guard sources.count(where: { $0 == .standardInput }) <= 1 else {
      throw UsageError.standardInputTwice
    }
    return sources
  }

  /// Whether an operand is the name of a watchlist.
  static func isList(_ operand: String) -> Bool { listName(operand) != nil }

  /// The name after `@`; nil for what cannot be a list.
  static func listName(_ operand: String) -> String? {
    guard operand.begins(with: "@") else { return nil }
    let name = operand.without(first: 1)
    return WatchlistBook.isName(name) ? name : nil
  }

  /// What is here and nearly called as a symbol that is typed in small letters: a list, a table of the
  /// folder, whose name may differ by a few letters where it has an ending, or a sample that differs by
  /// one; nil for anything else.
  var nearName: String? {
    guard case .symbol(let typed) = self, typed == typed.lowercased(),
      typed != typed.uppercased(), let folder = try? SampleFolder(),
      !folder.symbols.contains(typed.uppercased())
    else { return nil }
    let lists = (try? Watchlists().all()) ?? []
    if lists.contains(where: { $0.name == typed }) { return "@\(typed)" }
    let files = ["csv", "tsv", "json", "xlsx", "ods"].map { "\(typed).\($0)" }
    let charts = folder.charts.filter { abs($0.count - typed.count) <= 1 }
    return files.first { fileKind($0) == .file }
      ?? (typed.holds(".") ? nearestName(to: typed, among: Self.tables(in: ".")) : nil)
      ?? nearestName(to: typed, among: charts)
  }

  /// The sample and the table of the folder that are called most like a symbol that was typed, with or
  /// without the ending of a file.
  var nearNames: [String] {
    guard case .symbol(let typed) = self else { return [] }
    let tables = Self.tables(in: ".")
    let file =
      nearestName(to: typed, among: tables)
      ?? nearestName(to: typed, among: tables.map(pathStem)).flatMap { stem in
        tables.first { pathStem($0) == stem }
      }
    let charts = (try? SampleFolder())?.charts ?? []
    return [nearestName(to: typed, among: charts), file].compactMap(\.self)
  }

  /// The sample that is called as a file that is not there, or the path of a table in the same folder that nearly
  /// is; nil for anything else.
  var nearFile: String? {
    guard case .file(let path) = self, fileKind(path) == nil else { return nil }
    if !path.holds("/"), Sample.path(named: pathStem(path)) != nil { return pathStem(path) }
    let folder = folderPath(of: path)
    let start = path.holds("/") ? folder == "/" ? "/" : "\(folder)/" : ""
    let near = nearestName(
      to: path.without(first: start.utf8.count), among: Self.tables(in: folder))
    return near.map { start + $0 }
  }

  /// The files of a folder that end as tables do.
  private static func tables(in folder: String) -> [String] {
    guard var names = FolderNames(folder) else { return [] }
    var tables: [String] = []
    while let name = names.next(), tables.count < mostTables {
      if hasEndingOfTables(name) { tables.append(name) }
    }
    return tables.sorted()
  }

  /// No more names of a large folder are compared.
  private static let mostTables = 1000

  private init(_ operand: String, _ arguments: Arguments) {
    if arguments.has(.symbol) {
      self = .symbol(operand)
    } else if operand == "-" {
      self = .standardInput
    } else if !arguments.has(.file), WebAddress.isMeant(by: operand) {
      self = .address(operand)
    } else if arguments.has(.file) || Self.looksLikeFile(operand) {
      self = .file(operand)
    } else if let path = Sample.path(named: operand) {
      self = .file(path)
    } else {
      self = .symbol(operand)
    }
  }

  static func looksLikeFile(_ operand: String) -> Bool {
    namesFile(operand) || [.file, .fifo].contains(fileKind(operand))
  }

  /// Whether a text can only be the path of a file, wherever one of that name may be.
  static func namesFile(_ text: String) -> Bool { text.holds("/") || endsAsFile(text) }

  /// Whether a name ends as files do, so that it is no symbol, be there such a file or not.
  static func endsAsFile(_ name: String) -> Bool {
    hasEndingOfTables(name) || pathEnding(name).map(otherEndings.contains) ?? false
  }

  /// Endings of files that are no tables, or may be; none is that of an exchange.
  private static let otherEndings: Set = [
    "txt", "text", "dat", "data", "log", "tab", "psv", "prn", "lst", "out", "md", "rst", "tex",
    "xls", "xlsb", "fods", "numbers", "geojson", "jsonl", "parquet", "feather", "arrow", "orc",
    "avro", "arff", "rds", "rda", "rdata", "dta", "sav", "sas7bdat", "mat", "npy", "npz", "h5",
    "hdf5", "nc", "pkl", "pickle", "duckdb", "accdb", "mdb", "sql", "zip", "tar", "tgz", "7z",
    "rar", "html", "htm", "xml", "yaml", "yml", "toml", "ini", "cfg", "conf", "bak", "tmp", "old",
    "pdf", "doc", "docx", "odt", "rtf", "ppt", "pptx", "odp", "eml", "ics", "vcf", "gpx", "kml",
    "png", "jpg", "jpeg", "gif", "svg", "webp", "tif", "tiff", "bmp", "wav", "flac", "ogg", "opus",
    "mp3", "mid", "midi", "mp4", "vtt", "srt", "brf", "ipynb",
  ]
}

/// Whether a file's ending is one of those that tables have.
private func hasEndingOfTables(_ path: String) -> Bool {
  let endings: Set = [
    "csv", "tsv", "json", "ndjson", "xlsx", "xlsm", "ods", "sqlite", "sqlite3", "db", "gz", "zst",
    "bz2", "xz",
  ]
  return pathEnding(path).map(endings.contains) ?? false
}

extension [Source] {
  /// Throws where a provider of prices is named, and nothing that has some.
  func checkProvider(_ arguments: Arguments) throws(UsageError) {
    let haveSymbol = contains { if case .symbol = $0 { true } else { false } }
    guard arguments.has(.provider), !haveSymbol, let first = arguments.operands.first else {
      return
    }
    throw .contradiction(OptionName.provider.typed, first)
  }
}
