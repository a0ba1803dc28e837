// SPDX-License-Identifier: MIT

/// Says what a company earned, quarter by quarter.
struct FundamentalsCommand {
  private let settings: Settings

  init(_ arguments: Arguments) throws {
    settings = try Settings(arguments)
  }

  func run() throws {}
}
