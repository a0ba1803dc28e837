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
    try Self.check(arguments)
    let request = try ChartRequest(arguments.withUsualSets(), rebases: true)
    guard request.sources.count > 1 || arguments.onlyLists else {
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

  /// Throws where options are given that belong to another way.
  private static func check(_ arguments: Arguments) throws(UsageError) {
    let playing: [OptionName] = [.text, .wait, .device, .speak, .endPhrase]
    let writing: [OptionName] = [
      .format, .bits, .noClobber, .sync, .fragment, .htmlStyle, .scriptFile,
      .embedSound,
    ]
    try arguments.exclude([(.json, .output)])
    try arguments.exclude([OptionName.json, .output].flatMap { way in playing.map { (way, $0) } })
    guard !arguments.has(.output), !arguments.onlyLists else {
      return try ExportCommand.checkEffects(arguments)
    }
    try arguments.checkLanguages()
    // A manifest is a file too.
    let ofSound = arguments.has(.manifest) ? Array(writing.prefix(2)) : writing
    if let option = ofSound.first(where: arguments.has) {
      throw .needsOutput(option: option.typed)
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
