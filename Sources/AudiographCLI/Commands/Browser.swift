// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix
internal import SoundFile

/// The browser that the system opens pages with.
enum Browser {
  /// Opens a page; unless `isQuiet`, says which.
  ///
  /// - Throws: `WebError.notOpened`.
  static func open(_ page: String, isQuiet: Bool) throws(WebError) {
    if !isQuiet { Console.report([Console.sentences.say(.browserOpening(path: page))]) }
    guard openers.contains(where: { hasOpened(page, with: $0) }) else {
      throw .notOpened(path: page)
    }
  }

  /// A new folder for a page, which only its owner can read.
  ///
  /// - Throws: `OutputError`.
  static func privateFolder() throws(OutputError) -> String {
    try TemporaryPlace.made { mkdtemp($0) == nil ? -1 : 0 }.path
  }

  /// Under Windows, its own browser comes first, where its screen readers are.
  private static var openers: [String] {
    environment("WSL_DISTRO_NAME") == nil ? ["xdg-open"] : ["wslview", "xdg-open"]
  }

  private static func hasOpened(_ page: String, with opener: String) -> Bool {
    let browser = try? Subprocess(
      opener, words: [opener, page], streams: [nil, nil, nil], life: .session)
    return browser?.end(isToEnd: { Interruption.isRequested }) == 0
  }
}
