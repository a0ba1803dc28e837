// SPDX-License-Identifier: MIT

/// Finds symbols by company name.
struct SearchCommand {
  private let settings: Settings

  init(_ arguments: Arguments) throws {
    settings = try Settings(arguments)
  }

  func run() throws {}
}
