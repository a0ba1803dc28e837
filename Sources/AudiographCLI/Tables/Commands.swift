// SPDX-License-Identifier: MIT

internal import Audiograph

/// Every command of the program.
enum Commands {
  /// The table of a command.
  static func spec(_ name: CommandName) -> CommandSpec {
    switch name {
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
    case .samples: samples
    case .simulate: simulate
    case .learn: learn
    case .web: web
    case .devices: devices
    case .completion: completion
    case .help: help
    }
  }

  static let all = CommandName.allCases.map(spec)

  /// Every option of any command, once.
  static var everyOption: [OptionSpec] {
    var seen: Set<OptionName> = []
    return all.flatMap(\.options).filter { seen.insert($0.name).inserted }
  }

  /// The file endings that `export` writes, without their full stops.
  static let endings =
    ["wav", "flac", "ogg", "opus", "mp3"] + DocumentFormat.allCases.map(\.rawValue)

  static let sources = OperandSpec(
    value: .source, count: 1...1000,
    meaning: "help.sources.operand")

  private static let play = CommandSpec(
    name: .play,
    examples: [
      "audiograph play AAPL --range 1Y",
      "audiograph play nile",
      "audiograph play sales.csv --y Revenue",
      "audiograph play - < numbers.csv",
      "audiograph play life.csv --only Chad --only Peru",
      "audiograph play AAPL MSFT --together",
      "audiograph play @tech",
    ],
    operands: sources,
    groups: [playingRounds, following, .wordsOrColumns(usual: .short), .braille, .comparing]
      + chart)

  static let playing = OptionGroup(
    title: "group.playing",
    options: [
      OptionSpec(.text, takes: .oneOf(["before", "after", "none"], "WHEN")),
      pausing,
      OptionSpec(.wait, isOnlyTyped: true),
      OptionSpec(.device, takes: .name("NAME")),
    ] + speaking + [OptionSpec(.endPhrase, takes: .free("TEXT"))],
    areSettings: true)

  private static let following = OptionGroup(
    title: "group.following",
    options: [
      OptionSpec(
        .follow,
        excludes: [.wait, .manifest, .listColumns, .listReadings, .reading, .braille, .order]
      )
    ] + OptionGroup.live.options)

  /// What is heard by `play` alone: one chart, or a round of them.
  private static let playingRounds = OptionGroup(
    title: playing.title,
    options: playing.options + [
      OptionSpec(
        .order, takes: .oneOf(RoundOrder.allCases.map(\.rawValue), "HOW"), isOnlyTyped: true)
    ],
    areSettings: true)

  private static let pausing = OptionSpec(
    .pause, takes: .open(Pause.words, "SECONDS", .pause) { Pause($0) })

  /// What commands say and play by turns.
  static let listening = OptionGroup(
    title: "group.speaking", options: speech.options + [pausing], areSettings: true)

  static let speaking = [OptionSpec(.speak)]

  private static let export = CommandSpec(
    name: .export,
    examples: [
      "audiograph export AAPL --range 1Y -o apple.wav",
      "audiograph export nile.csv -o nile.flac -o nile.txt",
      "audiograph export nile.csv -o - --format wav | aplay",
    ],
    operands: sources,
    groups: [
      writing, printed, speakingInFile, .wordsOrColumns(usual: .standard).inLanguages, .comparing,
    ] + chart)

  /// Texts of a publisher.
  static let printed = OptionGroup(
    title: "group.printed",
    options: [
      OptionSpec(.subtitle, takes: .text("TEXT")), OptionSpec(.dataSource, takes: .text("TEXT")),
      OptionSpec(.credit, takes: .text("TEXT")), OptionSpec(.footnote, takes: .text("TEXT")),
    ])

  private static let page = CommandSpec(
    name: .page,
    examples: [
      "audiograph page nile",
      "audiograph page sales.xlsx --y Revenue --lang en,de",
    ],
    operands: sources,
    groups: [
      writingPage, printed, OptionGroup.words(usual: .standard).inLanguages, .comparing,
    ] + chart)

  /// What of `writing` is about pages.
  private static let writingPage = OptionGroup(
    title: writing.title,
    options: writing.options.filter { [.htmlStyle, .embedSound].contains($0.name) },
    areSettings: true)

  static let writing = OptionGroup(
    title: "group.writing",
    options: [
      OptionSpec(.output, short: "o", takes: .file, isRepeatable: true, isOnlyTyped: true),
      OptionSpec(.format, takes: .oneOf(endings, "FORMAT"), isOnlyTyped: true),
      OptionSpec(.bits, takes: .oneOf(["16", "24", "32f"], "BITS")),
      OptionSpec(.cues, isOnlyTyped: true),
      OptionSpec(.braille, orAttached: "CELLS", isOnlyTyped: true, "option.brailleOfFile"),
      OptionSpec(.spreadsheetSafe, isOnlyTyped: true),
      OptionSpec(.fragment, isOnlyTyped: true),
      OptionSpec(.htmlStyle, takes: .open(["none"], "FILE"), isOnlyTyped: true),
      OptionSpec(.scriptFile, takes: .file, isOnlyTyped: true),
      OptionSpec(.embedSound, orAttached: "FORMAT", isOnlyTyped: true),
      OptionSpec(.noClobber, isOnlyTyped: true),
      OptionSpec(.sync, isOnlyTyped: true),
    ], areSettings: true)

  /// Words in sound files.
  static let speakingInFile = OptionGroup(
    title: "group.speaking",
    options: [
      OptionSpec(.speak, isOnlyTyped: true, "option.speakInFile"),
      OptionSpec(.narrate, isOnlyTyped: true, excludes: [.together]),
    ] + playing.options.filter { $0.name == .endPhrase } + [
      OptionSpec(.voice, takes: .voice),
      OptionSpec(.voiceRate, takes: .wholeNumber(within: 80...450)),
    ], areSettings: true)

  static let speech = OptionGroup(
    title: "group.speaking",
    options: speaking + playing.options.filter { $0.name == .device }, areSettings: true)

  private static let describe = CommandSpec(
    name: .describe,
    examples: [
      "audiograph describe AAPL --range 1Y",
      "audiograph describe nile.csv --level alt",
      "audiograph describe sales.csv --json",
      "audiograph describe sales.csv --list-columns",
      "audiograph describe survey.csv --where Sex=female --by Region",
    ],
    operands: sources,
    groups: [speech, .wordsOrJSON(usual: .standard), printed, .braille, .comparing] + chart)

  private static let value = CommandSpec(
    name: .value,
    examples: [
      "audiograph value AAPL 2012-09-19",
      "audiograph value AAPL 2012",
      "audiograph value AAPL now",
      "audiograph value nile.csv highest -q",
      "audiograph value visitors.csv Berlin",
    ],
    operands: OperandSpec(
      value: .source, count: 1...1,
      meaning: "help.value.operand"),
    lastOperand: OperandSpec(
      value: .open(Question.words, "X"), count: 1...1,
      meaning: "help.value.lastOperand"),
    groups: [.answer, .reading, .part, .market, .everywhere])

  private static let samples = CommandSpec(
    name: .samples,
    examples: [
      "audiograph samples",
      "audiograph samples -q",
    ],
    operands: nil,
    groups: [.everywhereElse])

  private static let web = CommandSpec(
    name: .web,
    examples: [
      "audiograph web",
      "audiograph web sales.xlsx",
    ],
    operands: OperandSpec(value: .file, count: 0...1, meaning: "help.web.operand"),
    groups: [.everywhereElse])

  private static let devices = CommandSpec(
    name: .devices,
    examples: [
      "audiograph devices"
    ],
    operands: nil,
    groups: [.everywhereElse])

  private static let completion = CommandSpec(
    name: .completion,
    examples: [
      "source <(audiograph completion bash)",
      "audiograph completion fish > ~/.config/fish/completions/audiograph.fish",
    ],
    operands: OperandSpec(
      value: .oneOf(["bash", "zsh", "fish"], "SHELL"), count: 1...1,
      meaning: "help.completion.operand"),
    groups: [.everywhereElse])

  private static let help = CommandSpec(
    name: .help,
    examples: [
      "audiograph help play",
      "audiograph help play all",
      "audiograph help voice",
    ],
    operands: OperandSpec(
      value: .open(HelpWord.names + [HelpWord.all], "WORD"), count: 0...2,
      meaning: "help.help.operand"),
    groups: [
      OptionGroup(
        title: "group.manual",
        options: [OptionSpec(.manual)]),
      .everywhereElse,
    ])

  /// What may stand on the command line where no command does.
  static let withoutCommand = CommandSpec(
    name: .help, examples: [], operands: nil, groups: [.everywhereElse])

  static let chart: [OptionGroup] =
    [.reading, .part, .market] + OptionGroup.sound + [.explaining, .everywhere]
}
