// SPDX-License-Identifier: MIT

private import Audiograph

/// What the short page of a command's help shows besides its examples.
struct Essentials: Sendable {
  /// Whole sentences about what the command takes and does.
  var notes: [HelpText] = []
  /// The options that people need most, in order of importance.
  var options: [EssentialOption]
  /// The topics that say more.
  var topics: [HelpTopic] = []

  /// What the short page of a command shows.
  static func of(_ command: CommandName) -> Essentials {
    switch command {
    case .play: play
    case .again: again
    case .export: export
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
    case .samples: Essentials(options: [EssentialOption(.quiet, { $0.helpSamplesExample2() })])
    case .simulate: simulate
    case .learn: learn
    case .devices, .completion: Essentials(options: [])
    case .help: help
    }
  }
}

/// An option and one sentence about it, short enough to stand on one line.
struct EssentialOption: Sendable {
  let name: OptionName
  let meaning: HelpText

  init(_ name: OptionName, _ meaning: @escaping HelpText) {
    self.name = name
    self.meaning = meaning
  }

  static let range = EssentialOption(.range, { $0.briefRange() })
  static let y = EssentialOption(.y, { $0.briefY() })
  static let only = EssentialOption(.only, { $0.briefOnly() })
  static let level = EssentialOption(.level, { $0.briefLevel() })
  static let lang = EssentialOption(
    .lang, { $0.briefLang(languages: Language.allCases.map(\.rawValue)) })
  static let speech = EssentialOption(.speech, { $0.briefSpeech() })
  static let duration = EssentialOption(
    .duration, { $0.briefDuration() })
  static let together = EssentialOption(.together, { $0.briefTogether() })
  static let listColumns = EssentialOption(.listColumns, { $0.briefListColumns() })
  static let offline = EssentialOption(.offline, { $0.briefOffline() })
  static let quiet = EssentialOption(.quiet, { $0.optionQuiet() })
  static let config = EssentialOption(.config, { $0.briefConfig() })
}

extension Essentials {
  private static let source: HelpText = { $0.helpSource() }

  private static let play = Essentials(
    notes: [source, { $0.helpPlayNote1() }],
    options: [
      .range, .y, .only, .duration, .together, .level,
      EssentialOption(.text, { $0.briefText() }),
      EssentialOption(.device, { $0.briefDevice() }),
    ], topics: [.sound, .dates, .prices])

  private static let again = Essentials(
    notes: [{ $0.helpAgainNote1() }],
    options: [.range, .duration, EssentialOption(.speed, { $0.briefSpeed() }), .level])

  private static let export = Essentials(
    notes: [
      source, { $0.helpExportNote1() },
    ],
    options: [
      EssentialOption(.output, { $0.briefOutput() }),
      EssentialOption(.format, { $0.briefFormat() }),
      .range, .y, .duration,
      EssentialOption(.manifest, { $0.briefManifest() }),
      EssentialOption(.noClobber, { $0.optionNoClobber() }),
    ], topics: [.sound, .dates, .prices])

  private static let describe = Essentials(
    notes: [source],
    options: [
      .range, .level, .y, .only, .listColumns, .lang, .speech,
      EssentialOption(.stats, { $0.briefStats() }),
      EssentialOption(.json, { $0.briefJsonFacts() }),
    ], topics: [.dates, .prices])

  private static let value = Essentials(
    notes: [
      { $0.helpValueNote1() }
    ],
    options: [
      .range, .y, .only,
      EssentialOption(.value, { $0.briefValue() }),
      .lang, .speech,
      EssentialOption(.quiet, { $0.helpValueExample4() }),
    ], topics: [.dates, .prices])

  private static let explore = Essentials(
    notes: [
      { $0.helpExploreNote1() }, { $0.helpExploreNote2() }, { $0.helpExploreNote3() },
      { $0.helpExploreNote4() }, { $0.helpExploreNote5() },
    ],
    options: [
      .range, .y, .only, .lang,
      EssentialOption(.device, { $0.briefDevice() }),
    ], topics: [.sound, .dates, .prices])

  private static let compare = Essentials(
    notes: [
      { $0.helpCompareNote1() }
    ],
    options: [
      .range, .together,
      EssentialOption(.output, { $0.briefOutputOfComparison() }),
      .duration, .level, .lang,
      EssentialOption(.ownAxis, { $0.optionOwnAxis() }),
      EssentialOption(.json, { $0.briefJsonFacts() }),
    ], topics: [.sound, .dates, .prices])

  private static let watch = Essentials(
    notes: [{ $0.helpWatchNote1() }, { $0.helpWatchNote2() }],
    options: [
      EssentialOption(.threshold, { $0.briefThreshold() }),
      EssentialOption(.every, { $0.briefEvery() }),
      EssentialOption(.above, { $0.briefAbove() }),
      EssentialOption(.change, { $0.briefChange() }),
      EssentialOption(.exec, { $0.briefExec() }),
      EssentialOption(.record, { $0.briefRecord() }),
      EssentialOption(.speak, { $0.briefSpeak() }),
    ], topics: [.prices])

  private static let alert = Essentials(
    notes: [{ $0.helpAlertNote1() }],
    options: [
      EssentialOption(.above, { $0.briefAbove() }),
      EssentialOption(.change, { $0.briefChange() }),
      EssentialOption(.newHigh, { $0.briefNewHigh() }),
    ])

  private static let simulate = Essentials(
    notes: [{ $0.helpSimulateNote1() }],
    options: [
      EssentialOption(.step, { $0.briefStep() }),
      EssentialOption(.random, { $0.briefRandom() }),
      EssentialOption(.above, { $0.briefAbove() }),
      EssentialOption(.speak, { $0.briefSpeak() }),
    ])

  private static let learn = Essentials(
    notes: [{ $0.helpLearnNote1() }, { $0.helpLearnNote2() }],
    options: [
      EssentialOption(.quiz, { $0.briefQuiz() }),
      EssentialOption(.profile, { $0.briefHearing() }),
      EssentialOption(.speak, { $0.briefSpeak() }),
    ], topics: [.sound])

  private static let fundamentals = Essentials(
    notes: [
      { $0.helpFundamentalsNote1() },
      { $0.helpFundamentalsNote2() },
    ],
    options: [
      EssentialOption(.metric, { $0.briefMetric() }),
      EssentialOption(.by, { $0.briefBy() }),
      EssentialOption(.from, { $0.briefFrom() }),
      EssentialOption(.table, { $0.briefTable() }),
      EssentialOption(.json, { $0.briefJsonFigures() }),
      EssentialOption(.offline, { $0.briefOfflineFigures() }),
    ], topics: [.prices])

  private static let search = Essentials(
    notes: [{ $0.helpSearchNote1() }],
    options: [
      EssentialOption(.limit, { $0.briefLimit() }),
      EssentialOption(.symbols, { $0.briefSymbols() }),
      EssentialOption(.json, { $0.briefJsonLines() }),
      EssentialOption(.quiet, { $0.briefQuietSymbols() }),
    ])

  private static let update = Essentials(
    notes: [{ $0.helpUpdateNote1() }],
    options: [
      EssentialOption(.provider, { $0.briefProvider() }),
      EssentialOption(.jobs, { $0.briefJobs() }),
      EssentialOption(.symbols, { $0.briefSymbolsFetched() }),
      .quiet,
    ], topics: [.prices])

  private static let `import` = Essentials(
    notes: [{ $0.helpImportNote1() }],
    options: [
      EssentialOption(.as, { $0.briefAs() }),
      EssentialOption(.y, { $0.briefYCloses() }),
      EssentialOption(.dateFormat, { $0.briefDateFormat() }),
      EssentialOption(.symbols, { $0.briefSymbolsRead() }),
    ], topics: [.prices, .dates])

  private static let list = Essentials(
    notes: [{ $0.helpListNote1() }, { $0.helpListNote2() }],
    options: [
      EssentialOption(.json, { $0.briefJsonLines() }),
      EssentialOption(.quiet, { $0.briefQuietNames() }),
    ])

  private static let batch = Essentials(
    notes: [
      { $0.helpBatchNote1() },
      { $0.helpBatchNote2() },
    ],
    options: [
      EssentialOption(.resume, { $0.briefResume() }),
      EssentialOption(.jobs, { $0.briefJobsOfBatch() }),
      EssentialOption(.journal, { $0.briefJournal() }),
      .range, .duration,
      EssentialOption(.mono, { $0.briefMono() }),
      EssentialOption(.noClobber, { $0.optionNoClobber() }),
    ], topics: [.sound, .dates])

  private static let config = Essentials(
    notes: [{ $0.helpConfigNote1() }, { $0.helpConfigNote2() }, { $0.helpConfigNote3() }],
    options: [
      EssentialOption(.verbose, { $0.briefVerbose() }), .config,
    ])

  private static let help = Essentials(
    notes: [{ $0.helpHelpNote1() }],
    options: [
      EssentialOption(.manual, { $0.optionManual() })
    ])
}
