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
  /// folder, or a sample that differs by a letter; nil for anything else.
  var nearName: String? {
    guard case .symbol(let typed) = self, typed == typed.lowercased(),
      typed != typed.uppercased(), let folder = try? SampleFolder(),
      !folder.symbols.contains(typed.uppercased())
    else { return nil }
    let lists = (try? Watchlists().all()) ?? []
    if lists.contains(where: { $0.name == typed }) { return "@\(typed)" }
    let files = ["csv", "tsv", "json", "xlsx", "ods"].map { "\(typed).\($0)" }
    let charts = folder.charts.filter { abs($0.count - typed.count) <= 1 }
    return files.first { fileKind($0) == .file } ?? nearestName(to: typed, among: charts)
  }

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
    operand.holds("/") || hasEndingOfTables(operand)
      || [.file, .fifo].contains(fileKind(operand))
  }
}

/// Whether a file's ending is one of those that tables have.
private func hasEndingOfTables(_ path: String) -> Bool {
  let endings: Set = [
    "csv", "tsv", "json", "ndjson", "xlsx", "xlsm", "ods", "sqlite", "sqlite3", "db", "gz", "zst",
    "bz2", "xz",
  ]
  return pathEnding(path).map(endings.contains) ?? false
}

/// What stands after the last full stop of a path's last part, in lower case.
func pathEnding(_ path: String) -> String? {
  let parts = fileName(of: path).parts(at: ".")
  // What begins with its only full stop is a hidden file.
  guard let ending = parts.last, parts.count > 2 || parts.count == 2 && !parts[0].isEmpty else {
    return nil
  }
  return ending.lowercased()
}

/// A path that means the same from every folder.
func absolutePath(_ path: String) -> String {
  guard !path.begins(with: "/"), let folder = getcwd(nil, 0) else { return path }
  defer { free(folder) }
  let start = String(cString: folder)
  return (start == "/" ? start : start + "/") + path
}

/// The way from a folder to a file, as a browser goes it, which follows no symbolic links: `../charts.js`.
func relativePath(_ path: String, from folder: String) -> String {
  let (file, start) = (partsOfPath(path), partsOfPath(folder))
  let shared = zip(file, start).prefix { $0 == $1 }.count
  let up = Array(repeating: "..", count: start.count - shared)
  return (up + file.dropFirst(shared)).joined(separator: "/")
}

/// The folders of a path from the root on, and what is in the last of them.
private func partsOfPath(_ path: String) -> [String] {
  absolutePath(path).words(at: "/").reduce(into: []) { parts, part in
    switch part {
    case ".": break
    case "..": _ = parts.popLast()
    default: parts.append(String(part))
    }
  }
}

/// A path's last part.
func fileName(of path: String) -> String {
  path.words(at: "/").last.map(String.init) ?? path
}

/// A path's last part without its ending.
func pathStem(_ path: String) -> String {
  let name = fileName(of: path)
  guard let ending = pathEnding(path), !ending.isEmpty else { return name }
  return name.parts(at: ".").dropLast().joined(separator: ".")
}
