// SPDX-License-Identifier: MIT

/// Shows and changes settings.
struct ConfigCommand {
  private let settings: Settings

  init(_ arguments: Arguments) throws {
    settings = try Settings(arguments)
  }

  func run() throws {}
}
