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
    meaning: { $0.helpSourcesOperand() })

  private static let play = CommandSpec(
    name: .play, summary: { $0.helpPlaySummary() },
    examples: [
      Example("audiograph play AAPL --range 1Y", { $0.helpPlayExample1() }),
      Example("audiograph play nile", { $0.helpPlayExample2() }),
      Example("audiograph play sales.csv --y Revenue", { $0.helpPlayExample3() }),
      Example("audiograph play - < numbers.csv", { $0.helpPlayExample4() }),
      Example(
        "audiograph play life.csv --only Chad --only Peru",
        { $0.helpPlayExample5() }),
      Example("audiograph play AAPL MSFT --together", { $0.helpPlayExample6() }),
      Example("audiograph play @tech", { $0.helpPlayExample7() }),
    ],
    operands: sources,
    groups: [playingRounds, following, .wordsOrColumns(usual: .short), .braille, .comparing]
      + chart,
    remarks: [{ $0.helpPlayKeys() }, { $0.helpPlayRound() }, { $0.helpPlayFollow() }])

  static let playing = OptionGroup(
    title: { $0.groupPlaying() },
    options: [
      OptionSpec(
        .text, takes: .oneOf(["before", "after", "none"], "WHEN"),
        { $0.optionText() }),
      pausing,
      OptionSpec(.wait, isOnlyTyped: true, { $0.optionWait() }),
      OptionSpec(
        .device, takes: .name("NAME"), { $0.optionDevice() }),
    ] + speaking + [OptionSpec(.endPhrase, takes: .free("TEXT"), { $0.optionEndPhrase() })],
    areSettings: true)

  private static let following = OptionGroup(
    title: { $0.groupFollowing() },
    options: [
      OptionSpec(
        .follow, excludes: [.wait, .manifest, .listColumns, .braille, .order], { $0.optionFollow() }
      )
    ] + OptionGroup.live.options)

  /// What is heard by `play` alone: one chart, or a round of them.
  private static let playingRounds = OptionGroup(
    title: playing.title,
    options: playing.options + [
      OptionSpec(
        .order, takes: .oneOf(RoundOrder.allCases.map(\.rawValue), "HOW"), isOnlyTyped: true,
        { $0.optionOrder() })
    ],
    areSettings: true)

  private static let pausing = OptionSpec(
    .pause, takes: .open(Pause.words, "SECONDS", .pause) { Pause($0) }, { $0.optionPause() })

  /// What commands say and play by turns.
  static let listening = OptionGroup(
    title: { $0.groupSpeaking() }, options: speech.options + [pausing], areSettings: true)

  static let speaking = [OptionSpec(.speak, { $0.optionSpeak() })]

  private static let export = CommandSpec(
    name: .export, summary: { $0.helpExportSummary() },
    examples: [
      Example("audiograph export AAPL --range 1Y -o apple.wav", { $0.helpExportExample1() }),
      Example("audiograph export nile.csv -o nile.flac -o nile.txt", { $0.helpExportExample2() }),
      Example(
        "audiograph export nile.csv -o - --format wav | aplay", { $0.helpExportExample3() }),
    ],
    operands: sources,
    groups: [
      writing, speakingInFile, .wordsOrColumns(usual: .standard).inLanguages, .comparing,
    ] + chart,
    remarks: [
      { $0.helpExportRemark1() }
    ])

  static let writing = OptionGroup(
    title: { $0.groupWriting() },
    options: [
      OptionSpec(
        .output, short: "o", takes: .file, isRepeatable: true, isOnlyTyped: true,
        { $0.optionOutput() }),
      OptionSpec(
        .format, takes: .oneOf(endings, "FORMAT"), isOnlyTyped: true,
        { $0.optionFormat() }),
      OptionSpec(
        .bits, takes: .oneOf(["16", "24", "32f"], "BITS"), { $0.optionBits() }),
      OptionSpec(.cues, isOnlyTyped: true, { $0.optionCues() }),
      OptionSpec(.braille, orAttached: "CELLS", isOnlyTyped: true, { $0.optionBrailleOfFile() }),
      OptionSpec(.spreadsheetSafe, isOnlyTyped: true, { $0.optionSpreadsheetSafe() }),
      OptionSpec(.fragment, isOnlyTyped: true, { $0.optionFragment() }),
      OptionSpec(
        .htmlStyle, takes: .open(["none"], "FILE"), isOnlyTyped: true, { $0.optionHtmlStyle() }),
      OptionSpec(.scriptFile, takes: .file, isOnlyTyped: true, { $0.optionScriptFile() }),
      OptionSpec(
        .embedSound, orAttached: "FORMAT", isOnlyTyped: true, { $0.optionEmbedSound() }),
      OptionSpec(.noClobber, isOnlyTyped: true, { $0.optionNoClobber() }),
      OptionSpec(.sync, isOnlyTyped: true, { $0.optionSync() }),
    ], areSettings: true)

  /// Words in sound files.
  static let speakingInFile = OptionGroup(
    title: { $0.groupSpeaking() },
    options: [
      OptionSpec(.speak, isOnlyTyped: true, { $0.optionSpeakInFile() }),
      OptionSpec(.narrate, isOnlyTyped: true, excludes: [.together], { $0.optionNarrate() }),
    ] + playing.options.filter { $0.name == .endPhrase }, areSettings: true)

  static let speech = OptionGroup(
    title: { $0.groupSpeaking() },
    options: speaking + playing.options.filter { $0.name == .device }, areSettings: true)

  private static let describe = CommandSpec(
    name: .describe, summary: { $0.helpDescribeSummary() },
    examples: [
      Example("audiograph describe AAPL --range 1Y", { $0.helpDescribeExample1() }),
      Example("audiograph describe nile.csv --level alt", { $0.helpDescribeExample2() }),
      Example("audiograph describe sales.csv --json", { $0.helpDescribeExample3() }),
      Example("audiograph describe sales.csv --list-columns", { $0.helpDescribeExample4() }),
      Example(
        "audiograph describe survey.csv --where Sex=female --by Region",
        { $0.helpDescribeExample5() }),
    ],
    operands: sources,
    groups: [speech, .wordsOrJSON(usual: .standard), .braille, .comparing] + chart,
    remarks: [
      { $0.helpDescribeRemark1() },
      { $0.helpDescribeRemark2() },
    ])

  private static let value = CommandSpec(
    name: .value, summary: { $0.helpValueSummary() },
    examples: [
      Example("audiograph value AAPL 2012-09-19", { $0.helpValueExample1() }),
      Example("audiograph value AAPL 2012", { $0.helpValueExample2() }),
      Example("audiograph value AAPL now", { $0.helpValueExample3() }),
      Example("audiograph value nile.csv highest -q", { $0.helpValueExample4() }),
      Example("audiograph value visitors.csv Berlin", { $0.helpValueExample5() }),
    ],
    operands: OperandSpec(
      value: .source, count: 1...1,
      meaning: { $0.helpValueOperand() }),
    lastOperand: OperandSpec(
      value: .open(Question.words, "X"), count: 1...1,
      meaning: { $0.helpValueLastOperand() }),
    groups: [.answer, .reading, .part, .market, .everywhere],
    remarks: [
      { $0.helpValueRemark1() },
      { $0.helpValueRemark2() },
      { $0.helpValueRemark3() },
      { $0.helpValueRemark4() },
      { $0.helpValueRemark5() },
    ])

  private static let samples = CommandSpec(
    name: .samples, summary: { $0.helpSamplesSummary() },
    examples: [
      Example("audiograph samples", { $0.helpSamplesExample1() }),
      Example("audiograph samples -q", { $0.helpSamplesExample2() }),
    ],
    operands: nil,
    groups: [.everywhereElse],
    remarks: [
      { $0.helpSamplesRemark1() }
    ])

  private static let devices = CommandSpec(
    name: .devices, summary: { $0.helpDevicesSummary() },
    examples: [Example("audiograph devices", { $0.helpDevicesExample1() })],
    operands: nil,
    groups: [.everywhereElse])

  private static let completion = CommandSpec(
    name: .completion, summary: { $0.helpCompletionSummary() },
    examples: [
      Example("source <(audiograph completion bash)", { $0.helpCompletionExample1() }),
      Example(
        "audiograph completion fish > ~/.config/fish/completions/audiograph.fish",
        { $0.helpCompletionExample2() }),
    ],
    operands: OperandSpec(
      value: .oneOf(["bash", "zsh", "fish"], "SHELL"), count: 1...1,
      meaning: { $0.helpCompletionOperand() }),
    groups: [.everywhereElse])

  private static let help = CommandSpec(
    name: .help, summary: { $0.helpHelpSummary() },
    examples: [
      Example("audiograph help play", { $0.helpHelpExample1() }),
      Example("audiograph help play all", { $0.helpHelpExample2() }),
      Example("audiograph help sound", { $0.helpHelpExample3() }),
    ],
    operands: OperandSpec(
      value: .oneOf(
        CommandName.allCases.map(\.rawValue) + HelpTopic.allCases.map(\.rawValue)
          + [HelpWord.all], "NAME"), count: 0...2,
      meaning: { $0.helpHelpOperand() }),
    groups: [
      OptionGroup(
        title: { $0.groupManual() },
        options: [OptionSpec(.manual, { $0.optionManual() })]),
      .everywhereElse,
    ])

  /// What may stand on the command line where no command does.
  static let withoutCommand = CommandSpec(
    name: .help, summary: { _ in "" }, examples: [], operands: nil, groups: [.everywhereElse])

  static let chart: [OptionGroup] =
    [.reading, .part, .market] + OptionGroup.sound + [.explaining, .everywhere]
}
