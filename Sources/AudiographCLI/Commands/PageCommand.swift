// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix

/// Writes the page of a chart where only its owner can read it, and opens it in the browser.
struct PageCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// - Throws: what `export` throws; `WebError.notOpened`.
  func run() throws {
    guard !arguments.onlyLists else { return try ExportCommand(arguments).run() }
    let folder = try Browser.privateFolder()
    let page = "\(folder)/\(name).html"
    var export = arguments
    export.add(.output, page)
    do {
      var command = try ExportCommand(export)
      command.saysFiles = false
      try command.run()
    } catch {
      // Where some of several sources are left out, the others have their page.
      guard fileKind(page) == .file else {
        rmdir(folder)
        throw error
      }
      try Browser.open(page, isQuiet: arguments.has(.quiet))
      throw error
    }
    try Browser.open(page, isQuiet: arguments.has(.quiet))
  }

  /// What the file is called: as the first source.
  private var name: String {
    let stem = arguments.operands.first.map { String(pathStem($0).fileStem.prefix(60)) } ?? ""
    return stem.isEmpty ? "chart" : stem
  }
}
