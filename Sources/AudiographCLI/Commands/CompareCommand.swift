// SPDX-License-Identifier: MIT

/// Plays charts against each other as percent change.
struct CompareCommand {
  private let settings: Settings

  init(_ arguments: Arguments) throws {
    settings = try Settings(arguments)
  }

  func run() throws {}
}
