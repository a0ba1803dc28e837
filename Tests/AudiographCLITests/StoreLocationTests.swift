// SPDX-License-Identifier: MIT

import MarketData
import TestSupport
import Testing

@testable import AudiographCLI

@Suite struct StoreLocationTests {
  private func path(_ texts: [String], _ variables: [String: String]) throws -> String {
    let arguments = try ArgumentParser.read(["x"] + texts, for: Commands.spec(.import))
    let settings = Settings(arguments) { variables[$0] }
    return try StoreLocation(arguments, settings) { variables[$0] }.path
  }

  @Test func theOptionBeatsTheSettingsAndTheseTheUsualPlace() throws {
    let usual = ["XDG_DATA_HOME": "/data", "HOME": "/home/a"]
    let set = usual.merging(["AUDIOGRAPH_STORE": "set.sqlite"]) { $1 }
    #expect(try path(["--store", "mine"], set) == "mine")
    #expect(try path([], set) == "set.sqlite")
    #expect(try path([], usual) == "/data/audiograph/prices.sqlite")
    #expect(try path([], ["HOME": "/home/a"]) == "/home/a/.local/share/audiograph/prices.sqlite")
    #expect(
      try path([], ["XDG_DATA_HOME": "data", "HOME": "/h"])
        == "/h/.local/share/audiograph/prices.sqlite")
  }

  @Test func withoutAHomeThereIsNoUsualPlace() {
    #expect(
      throws: StoreError.cannotOpen(
        path: "prices.sqlite", reason: "neither HOME nor XDG_DATA_HOME is set")
    ) { try path([], ["XDG_DATA_HOME": "relative"]) }
    #expect(throws: UsageError.emptyName(option: "--store")) { try path(["--store="], [:]) }
  }

  static let messages: [(StoreError, ExitCode, String)] = [
    (
      .cannotOpen(path: "p", reason: "Is a directory"), .input,
      "Cannot open the store 'p': Is a directory. Check its folder, or name another file with"
        + " --store."
    ),
    (
      .missingLibrary(path: "p", name: "libsqlite3.so.0"), .input,
      "Cannot open the store 'p': the library libsqlite3.so.0 is missing. Install SQLite (apt"
        + " install libsqlite3-0, dnf install sqlite-libs or pacman -S sqlite)."
    ),
    (
      .oldLibrary(path: "p", needed: "3.37", found: "3.34.1"), .input,
      "Cannot open the store 'p': it needs SQLite 3.37, and version 3.34.1 is installed. Install a"
        + " newer SQLite, or audiograph from its wheel or tarball, which bring their own."
    ),
    (
      .damaged(path: "p", code: 30), .input,
      "The store 'p' is damaged. Run a command that may write to it, such as audiograph update, to"
        + " have it moved aside."
    ),
    (
      .damaged(path: "p", code: 13), .input,
      "The store 'p' is damaged and cannot be moved aside: Permission denied. Move it away yourself,"
        + " or name another file with --store."
    ),
    (
      .foundDamaged(path: "p", movedTo: "p.damaged-1"), .input,
      "The store 'p' proved to be damaged and was moved to 'p.damaged-1'. Run the command again;"
        + " it starts with an empty store."
    ),
    (
      .foundDamaged(path: "p", movedTo: nil), .input,
      "The store 'p' proved to be damaged. Run the command again; it starts with an empty store."
    ),
    (
      .foreign(path: "p"), .input,
      "The file 'p' is not a store of audiograph. Name another file with --store."
    ),
    (
      .tooNew(path: "p", version: 9), .input,
      "The store 'p' was made by a later version of audiograph. Use that version, or name another"
        + " file with --store."
    ),
    (
      .busy(path: "p"), .output,
      "Another program has been using the store 'p' for more than 10 seconds. Try again when it"
        + " has finished."
    ),
    (
      .diskFull(path: "p"), .output,
      "There is no space left for the store 'p'. Free some, or name a file on another disk with"
        + " --store."
    ),
    (
      .readOnly(path: "p"), .output,
      "The store 'p' is read-only. Check the permissions of the file and its folder, or name"
        + " another file with --store."
    ),
    (
      .failed(path: "p", reason: "disk I/O error"), .input,
      "Cannot use the store 'p': SQLite reports 'disk I/O error'. Try again, or name another file with"
        + " --store."
    ),
  ]

  @Test(arguments: messages) func errorsAreTwoSentences(
    error: StoreError, status: ExitCode, line: String
  ) {
    let message = ErrorWords(error)
    #expect(ExitCode(error) == status)
    #expect(message.line == "audiograph: \(line)")
  }
}
