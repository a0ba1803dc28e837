// SPDX-License-Identifier: MIT

/// Refreshes stored prices.
struct UpdateCommand {
  private let settings: Settings

  init(_ arguments: Arguments) throws {
    settings = try Settings(arguments)
  }

  func run() throws {}
}
