// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

/// The folder with the bundled data.
struct SampleFolder {
  let path: String

  /// The folder, wherever the program was installed or built.
  ///
  /// - Throws: `SourceError.noSamples`, which names the symbol they were needed for.
  init(for symbol: String = "nile") throws(SourceError) {
    let folders = Self.candidates
    guard let path = folders.first(where: { fileKind("\($0)/stocks") == .folder }) else {
      throw .noSamples(symbol: symbol, folders: folders)
    }
    self.path = path
  }

  /// The prices of a symbol in capitals, as a path.
  func prices(of symbol: String) throws(SourceError) -> String {
    let path = "\(path)/stocks/\(symbol).csv"
    guard Self.isName(symbol), access(path, R_OK) == 0 else {
      throw .unknownSymbol(symbol, near: near(symbol), all: symbols)
    }
    return path
  }

  /// The symbols that have prices, in alphabetical order.
  var symbols: [String] {
    Self.names(in: "\(path)/stocks").filter { pathEnding($0) == "csv" }.map(pathStem).sorted()
  }

  /// The names of the charts that are not prices, in alphabetical order; each is a CSV file.
  var charts: [String] {
    Self.names(in: path).filter { pathEnding($0) == "csv" }.map(pathStem)
      .filter { $0 != Self.symbolList }.sorted()
  }

  /// The list of companies beside the charts.
  private static let symbolList = "symbols"

  private func near(_ symbol: String) -> [String] {
    guard symbol.utf8.count <= 12 else { return [] }
    let ranked = symbols.map { (name: $0, distance: editDistance($0, symbol)) }
    let least = ranked.map(\.distance).min() ?? 0
    return ranked.filter { $0.distance == least && least <= 2 && least < $0.name.count }
      .map(\.name)
  }

  private static var candidates: [String] {
    if let named = environment("AUDIOGRAPH_SAMPLES") { return [named] }
    guard let program = programFolder else { return [] }
    return ["\(parent(of: program))/share/audiograph/samples"]
      + sequence(first: program) { $0 == "/" ? nil : parent(of: $0) }.map {
        $0 == "/" ? "/Samples" : "\($0)/Samples"
      }
  }

  /// The folder that holds a file or a folder.
  static func parent(of path: String) -> String {
    guard let slash = path.unicodeScalars.lastIndex(of: "/"), slash > path.startIndex else {
      return "/"
    }
    return String(path[..<slash])
  }

  /// The folder of the running program.
  private static var programFolder: String? {
    linkTarget("/proc/self/exe").map { parent(of: String(decoding: $0, as: UTF8.self)) }
  }

  private static func isName(_ symbol: String) -> Bool {
    symbol.utf8.allSatisfy { ($0 >= 0x30 && $0 <= 0x5A) || $0 == 0x2D || $0 == 0x2E }
      && symbol.utf8.first != 0x2E
  }

  private static func names(in folder: String) -> [String] {
    guard var stream = FolderNames(folder) else { return [] }
    var names: [String] = []
    while let name = stream.next() { names.append(name) }
    return names
  }
}
