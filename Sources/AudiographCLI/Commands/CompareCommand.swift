// SPDX-License-Identifier: MIT

/// Plays charts against each other as percent change, or writes or prints them so.
struct CompareCommand {
  private enum Way {
    case playing(PlayCommand)
    case writing(ExportCommand)
    case printing(DescribeCommand)
  }

  private let way: Way

  init(_ arguments: Arguments) throws {
    try arguments.exclude([(.json, .output)])
    let request = try ChartRequest(arguments, rebases: true)
    guard request.sources.count > 1 || arguments.has(.listColumns) else {
      throw UsageError.comparisonOfOne
    }
    way =
      if arguments.has(.output) {
        .writing(try ExportCommand(request))
      } else if arguments.has(.json) {
        .printing(DescribeCommand(request))
      } else {
        .playing(try PlayCommand(request))
      }
  }

  func run() throws {
    switch way {
    case .playing(let command): try command.run()
    case .writing(let command): try command.run()
    case .printing(let command): try command.run()
    }
  }
}
