// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import Glibc
internal import Posix
internal import SoundFile

/// Opens the page that reads tables in the browser, with a file in it or with none.
struct WebCommand {
  /// As many bytes of a table as the page takes.
  private static let largestTable = 64 << 20
  private static let largestPage = 64 << 20
  /// What stands in the page in place of a table.
  private static let noTable = Array("id=\"given\">null<".utf8)

  private let file: String?
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    file = arguments.operands.first
    isQuiet = arguments.has(.quiet)
    if file == "" { throw .emptySource }
  }

  /// - Throws: `WebError`, `SourceError.noSamples`, `ReadError`, `OutputError`.
  func run() throws {
    let page = try Self.page()
    let shown = try file.map { try copy(of: page, with: $0) } ?? page
    try Browser.open(shown, isQuiet: isQuiet)
  }

  /// The page, beside the samples where it is installed, and where a checkout makes it.
  private static func page() throws -> String {
    let folder = SampleFolder.parent(of: try SampleFolder().path)
    let places = ["audiograph.html", ".build/web/audiograph.html"].map { "\(folder)/\($0)" }
    guard let page = places.first(where: { fileKind($0) == .file }) else {
      throw WebError.noPage(path: places[0])
    }
    return page
  }

  /// A page with a table in it, which only its owner can read.
  private func copy(of page: String, with file: String) throws -> String {
    let table = try Self.table(file)
    var text = try OutputError.of(page) { () throws(SystemError) in
      try fileContents(page, limit: Self.largestPage)
    }
    guard let place = text.firstRange(of: Self.noTable) else { throw WebError.noPage(path: page) }
    var given = JSONWriter()
    given.object {
      $0.member("name", fileName(of: file))
      $0.member("content", Base64.text(table))
    }
    text.replaceSubrange(place, with: "id=\"given\">\(given.scriptText)<".utf8)
    let stem = String(pathStem(file).fileStem.prefix(60))
    let path = "\(try Browser.privateFolder())/\(stem.isEmpty ? "table" : stem).html"
    var output = try OutputFile(path: path)
    try output.write(text)
    try output.commit()
    return path
  }

  private static func table(_ file: String) throws(ReadError) -> [UInt8] {
    do throws(SystemError) { return try fileContents(file, limit: largestTable) } catch {
      if error.isAbsence { throw .notFound(file: file) }
      throw error == .tooLarge
        ? .tooLarge(file: file, limit: largestTable)
        : .unreadable(file: file, code: error.code)
    }
  }
}

/// Why a browser shows no page.
struct WebError: MessageError {
  let message: Message

  /// The page is not installed.
  static func noPage(path: String) -> Self {
    Self(.input, .browserNoPage(path: path), .browserNoPageRemedy())
  }

  static func notOpened(path: String) -> Self {
    Self(.output, .browserNotOpened(path: path), .browserNotOpenedRemedy())
  }
}
