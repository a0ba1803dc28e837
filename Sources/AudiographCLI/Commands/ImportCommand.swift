// SPDX-License-Identifier: MIT

/// Puts prices or a list of symbols into the store.
struct ImportCommand {
  private let settings: Settings

  init(_ arguments: Arguments) throws {
    settings = try Settings(arguments)
  }

  func run() throws {}
}
