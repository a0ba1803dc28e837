// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Posix
internal import SoundFile

/// The page that leads to all charts of a folder, made of what stands there: whoever wrote them, and
/// in how many processes.
struct FolderIndex {
  /// The path of the index; its folder ends in a slash.
  let path: String
  private let folder: String
  private let entries: [PageIndex.Entry]

  /// An index of the pages that stand in a folder, in the order of their names; nil of fewer than two.
  init?(of folder: String) {
    self.folder = folder
    path = folder + DocumentFormat.indexName
    guard var listing = FolderNames(folder) else { return nil }
    var files: [String: [String]] = [:]
    while let name = listing.next() {
      guard let ending = pathEnding(name), Commands.endings.contains(ending) else { continue }
      files[pathStem(name), default: []].append(name)
    }
    entries = files.sorted { $0.key < $1.key }.flatMap { _, names in
      names.sorted().compactMap { page in
        PageIndex.Entry(
          page: Self.start(folder + page), named: page,
          files: names.filter { $0 != page }.sorted())
      }
    }
    guard entries.count > 1 else { return nil }
  }

  /// Whether a file of another kind has its name.
  var isTaken: Bool {
    fileKind(path) != nil && !PageIndex.begins(Self.start(path))
  }

  /// Writes it, whole or not at all.
  func write(in language: Language, _ options: OutputOptions) throws {
    let index = PageIndex(entries, language: language)
    try writeDocument(Array(index.html.utf8), to: path, options)
  }

  /// The first 16 kilobytes of a page; nothing of what cannot be read or is none.
  private static func start(_ path: String) -> String {
    guard pathEnding(path) == DocumentFormat.html.rawValue, fileKind(path) == .file,
      let file = try? FileDescriptor(path)
    else { return "" }
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let count = (try? readPatiently(file.number, into: &bytes, to: bytes.count)) ?? 0
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}

extension ChartRequest {
  /// Writes an index into each of some folders that holds several charts.
  ///
  /// One that must not be replaced stays as it is; that a page of another kind does is said.
  func writeIndexes(of folders: [String]) throws {
    for index in folders.compactMap(FolderIndex.init) {
      if arguments.has(.noClobber), fileKind(index.path) != nil { continue }
      guard !index.isTaken else {
        if !isQuiet {
          reporter.report([reporter.sentences.say(.exportForeignIndex(path: index.path))])
        }
        continue
      }
      try index.write(in: try words.language(), outputOptions(for: index.path))
      if isVerbose { reporter.report([reporter.sentences.say(.exportWrote(path: index.path))]) }
    }
  }
}
