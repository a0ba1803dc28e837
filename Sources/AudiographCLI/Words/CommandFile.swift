// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// A source as the command that an error proposes has to be given it: what came from an address or through
/// standard input has to be in a file first.
struct CommandFile {
  /// What such a file is called.
  static let savedName = "audiograph-source"

  /// Its name as a shell has to be given it.
  let word: String
  private let isStandardInput: Bool
  /// What fetches it, before a command; empty for what is not at an address.
  private let fetching: String

  /// The file that an error names.
  init(_ file: String) {
    let isAddress = WebAddress.isMeant(by: file)
    isStandardInput = Language.allCases.contains { $0.sentences.say(.standardInput()) == file }
    word = isAddress || isStandardInput ? Self.savedName : shellPath(file)
    fetching = isAddress ? "curl -fgLo \(Self.savedName) \(shellWord(file)) && " : ""
  }

  /// What to do with it: the sentence of a command, or, where it is in no file, one that begins with that.
  func remedy(_ command: String, _ sentence: (_ command: String) -> Said) -> Said {
    isStandardInput
      ? .readContentSaved(name: Self.savedName, command: command) : sentence(fetching + command)
  }
}
