// SPDX-License-Identifier: MIT

/// What the short page of a command's help shows besides its examples.
struct Essentials: Sendable {
  /// Whether the page says what sources are.
  var takesSources = false
  /// The options that people need most, in order of importance.
  var options: [OptionName]
  /// What is said of options otherwise than for all commands.
  var meanings: [OptionName: HelpText] = [:]
  /// The topics that say more.
  var topics: [HelpTopic] = []

  /// Whole sentences about what a command takes and does.
  func notes(of command: CommandName) -> [HelpText] {
    (takesSources ? ["help.source"] : []) + HelpText.all("note", of: command)
  }

  /// What is said of an option in one sentence.
  func meaning(of option: OptionName) -> HelpText { meanings[option] ?? .brief(option) }

  /// What the short page of a command shows.
  static func of(_ command: CommandName) -> Essentials {
    switch command {
    case .play: play
    case .again: again
    case .export: export
    case .page: page
    case .describe: describe
    case .value: value
    case .explore: explore
    case .compare: compare
    case .watch: watch
    case .alert: alert
    case .fundamentals: fundamentals
    case .search: search
    case .update: update
    case .import: `import`
    case .list: list
    case .batch: batch
    case .config: config
    case .samples:
      Essentials(options: [.quiet], meanings: [.quiet: "help.samples.example2"])
    case .simulate: simulate
    case .learn: learn
    case .web, .devices, .completion: Essentials(options: [])
    case .help: help
    }
  }
}

extension Essentials {
  private static let play = Essentials(
    takesSources: true,
    options: [.range, .y, .only, .duration, .together, .level, .text, .device],
    topics: [.sound, .dates, .prices])

  private static let again = Essentials(
    options: [.range, .duration, .speed, .level])

  private static let export = Essentials(
    takesSources: true,
    options: [.output, .format, .range, .y, .duration, .manifest, .noClobber],
    topics: [.sound, .dates, .prices])

  private static let page = Essentials(
    takesSources: true,
    options: [.range, .y, .only, .level, .lang],
    topics: [.sound, .dates, .prices])

  private static let describe = Essentials(
    takesSources: true,
    options: [.range, .level, .y, .only, .listColumns, .lang, .speech, .stats, .json],
    meanings: [.json: "brief.jsonFacts"], topics: [.dates, .prices])

  private static let value = Essentials(
    options: [.range, .y, .only, .value, .lang, .speech, .quiet],
    meanings: [.quiet: "help.value.example4"], topics: [.dates, .prices])

  private static let explore = Essentials(
    options: [.range, .y, .only, .lang, .device], topics: [.sound, .dates, .prices])

  private static let compare = Essentials(
    options: [.range, .together, .output, .duration, .level, .lang, .ownAxis, .json],
    meanings: [.output: "brief.outputOfComparison", .json: "brief.jsonFacts"],
    topics: [.sound, .dates, .prices])

  private static let watch = Essentials(
    options: [.threshold, .every, .above, .change, .exec, .record, .speak], topics: [.prices])

  private static let alert = Essentials(
    options: [.above, .change, .newHigh])

  private static let simulate = Essentials(
    options: [.step, .random, .above, .speak])

  private static let learn = Essentials(
    options: [.quiz, .profile, .speak],
    meanings: [.profile: "brief.hearing"], topics: [.sound])

  private static let fundamentals = Essentials(
    options: [.metric, .by, .from, .table, .insiders, .holders, .json, .offline],
    meanings: [.json: "brief.jsonFigures", .offline: "brief.offlineFigures"], topics: [.prices])

  private static let search = Essentials(
    options: [.limit, .symbols, .json, .quiet],
    meanings: [.json: "brief.jsonLines", .quiet: "brief.quietSymbols"])

  private static let update = Essentials(
    options: [.provider, .jobs, .symbols, .holdings, .quiet],
    meanings: [.symbols: "brief.symbolsFetched"], topics: [.prices])

  private static let `import` = Essentials(
    options: [.as, .y, .dateFormat, .symbols],
    meanings: [.as: "brief.asSymbol", .y: "brief.yCloses", .symbols: "brief.symbolsRead"],
    topics: [.prices, .dates])

  private static let list = Essentials(
    options: [.json, .quiet],
    meanings: [.json: "brief.jsonLines", .quiet: "brief.quietNames"])

  private static let batch = Essentials(
    options: [.resume, .jobs, .journal, .range, .duration, .mono, .noClobber],
    meanings: [.jobs: "brief.jobsOfBatch"], topics: [.sound, .dates])

  private static let config = Essentials(
    options: [.verbose, .config])

  private static let help = Essentials(
    options: [.manual])
}
