// SPDX-License-Identifier: MIT

/// Keeps named lists of symbols.
struct ListCommand {
  private let settings: Settings

  init(_ arguments: Arguments) throws {
    settings = try Settings(arguments)
  }

  func run() throws {}
}
