// SPDX-License-Identifier: MIT

internal import Audiograph

/// Every command of the program.
enum Commands {
  /// The table of a command.
  static func spec(_ name: CommandName) -> CommandSpec {
    switch name {
    case .play: play
    case .export: export
    case .describe: describe
    case .value: value
    case .compare: compare
    case .fundamentals: fundamentals
    case .search: search
    case .update: update
    case .import: `import`
    case .list: list
    case .batch: batch
    case .config: config
    case .samples: samples
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
  static let endings = ["wav", "flac", "ogg", "opus", "mp3", "txt", "json", "csv"]

  static let sources = OperandSpec(
    value: .source, count: 1...1000,
    meaning: "A file, - for standard input, a symbol such as AAPL, a list such as @tech, or a"
      + " sample such as nile; several are several series.")

  private static let play = CommandSpec(
    name: .play, summary: "plays a chart",
    examples: [
      Example("audiograph play AAPL --range 1Y", "Plays the closing prices of the last year."),
      Example("audiograph play nile", "Plays one of the bundled samples."),
      Example("audiograph play sales.csv --y Revenue", "Plays one column of a file."),
      Example("audiograph play - < numbers.csv", "Plays what comes on standard input."),
      Example(
        "audiograph play life.csv --only Chad --only Peru",
        "Plays two series of a table that has one for each country."),
      Example("audiograph play AAPL MSFT --together", "Plays two shares at once."),
    ],
    operands: sources,
    groups: [playing, .wordsOrColumns(usual: .short), .comparing] + chart)

  static let playing = OptionGroup(
    title: "Playing",
    options: [
      OptionSpec(
        .text, takes: .oneOf(["before", "after", "none"], "WHEN"),
        "When the words are printed: on a terminal after the sound, elsewhere before it."),
      OptionSpec(.wait, "Starts when Enter is pressed."),
      OptionSpec(
        .device, takes: .free("NAME"), "The sound device, one of those that devices prints."),
    ])

  private static let export = CommandSpec(
    name: .export, summary: "writes a chart as a sound file or as words",
    examples: [
      Example("audiograph export AAPL --range 1Y -o apple.wav", "Writes a year as sound."),
      Example("audiograph export nile.csv -o nile.flac -o nile.txt", "Writes sound and words."),
      Example(
        "audiograph export nile.csv -o - --format wav | aplay", "Writes to standard output."),
    ],
    operands: sources,
    groups: [writing, .wordsOrColumns(usual: .standard), .comparing] + chart,
    remarks: [
      "The ending of FILE decides what is written: .wav, .flac, .ogg, .opus and .mp3 are sound,"
        + " .txt is the description, .json its facts, .csv the data."
    ])

  static let writing = OptionGroup(
    title: "Writing",
    options: [
      OptionSpec(
        .output, short: "o", takes: .file, isRepeatable: true,
        "Where to write; - is standard output; repeat it for more files."),
      OptionSpec(
        .format, takes: .oneOf(endings, "FORMAT"),
        "The format, for standard output and for names without a known ending."),
      OptionSpec(
        .bits, takes: .oneOf(["16", "24", "32f"], "BITS"), "Bits per sample; 32f is a float."),
      OptionSpec(.noClobber, "Refuses to replace a file."),
      OptionSpec(.sync, "Waits until the file is on the disk."),
    ])

  private static let describe = CommandSpec(
    name: .describe, summary: "describes in words what a chart shows",
    examples: [
      Example("audiograph describe AAPL --range 1Y", "Says how the last year went."),
      Example("audiograph describe nile.csv --level alt", "Says it in one line."),
      Example("audiograph describe sales.csv --json", "Prints the facts for another program."),
      Example("audiograph describe sales.csv --list-columns", "Lists the columns of a file."),
      Example(
        "audiograph describe survey.csv --where Sex=female --by Region",
        "Describes each region, from some of the rows only."),
    ],
    operands: sources,
    groups: [.wordsOrJSON(usual: .standard), .comparing] + chart,
    remarks: [
      "Options about sound change only what --explain says.",
      "--lang and --speech choose the language and who reads the words; otherwise the variables"
        + " AUDIOGRAPH_LANG and AUDIOGRAPH_WORDS do, and after them the settings file.",
    ])

  private static let value = CommandSpec(
    name: .value, summary: "gives one value of a chart",
    examples: [
      Example("audiograph value AAPL 2012-09-19", "Gives the closing price of a day."),
      Example("audiograph value AAPL 2012", "Gives the last closing price of a year."),
      Example("audiograph value AAPL now", "Asks for the latest price."),
      Example("audiograph value nile.csv highest -q", "Prints only the number."),
      Example("audiograph value visitors.csv Berlin", "Gives the value of a category."),
    ],
    operands: OperandSpec(
      value: .source, count: 1...1,
      meaning: "A file, - for standard input, a symbol such as AAPL, or a sample such as nile."),
    lastOperand: OperandSpec(
      value: .open(Question.words, "X"), count: 1...1,
      meaning: "A date, a number or a category along x, or a question."),
    groups: [.answer, .reading, .part, .market, .everywhere],
    remarks: [
      "If there is no value at X, the answer is the nearest one before it, and says so. A year,"
        + " quarter or month stands for its last value if the dates are finer.",
      "Categories are looked up in the letter case of the data first, then in any other. A"
        + " question in lower case is always the question.",
      "max, min and average are understood too.",
      "For now, the latest price, a provider is asked each time; the answer is not kept.",
      "With --quiet only the number is printed, as exactly as it is known: the difference for"
        + " change, the name of its class for trend.",
    ])

  private static let samples = CommandSpec(
    name: .samples, summary: "lists the bundled sample data",
    examples: [
      Example("audiograph samples", "Prints one chart a line, beginning with what to type."),
      Example("audiograph samples -q", "Prints only what to type."),
    ],
    operands: nil,
    groups: [.everywhere],
    remarks: [
      "The name of a sample takes the place of a file, as in audiograph play nile. Shares go by"
        + " their symbols; their bundled prices are used only if there are no others."
    ])

  private static let devices = CommandSpec(
    name: .devices, summary: "lists the sound devices",
    examples: [Example("audiograph devices", "Prints one device a line, beginning with its name.")],
    operands: nil,
    groups: [.everywhere])

  private static let completion = CommandSpec(
    name: .completion, summary: "prints the completions for a shell",
    examples: [
      Example("source <(audiograph completion bash)", "Completes in this bash."),
      Example(
        "audiograph completion fish > ~/.config/fish/completions/audiograph.fish",
        "Completes in every fish."),
    ],
    operands: OperandSpec(
      value: .oneOf(["bash", "zsh", "fish"], "SHELL"), count: 1...1, meaning: "The shell."),
    groups: [.everywhere])

  private static let help = CommandSpec(
    name: .help, summary: "explains a command or a topic",
    examples: [
      Example("audiograph help play", "Explains play, with the options people need most."),
      Example("audiograph help play all", "Explains every option of play."),
      Example("audiograph help sound", "Explains how charts sound and how to change that."),
    ],
    operands: OperandSpec(
      value: .oneOf(
        CommandName.allCases.map(\.rawValue) + HelpTopic.allCases.map(\.rawValue)
          + [HelpWord.all], "NAME"), count: 0...2,
      meaning: "A command or a topic, and all for every option."),
    groups: [
      OptionGroup(
        title: "Manual",
        options: [OptionSpec(.manual, "Prints the manual page in the form that man reads.")]),
      .everywhere,
    ])

  /// What may stand on the command line where no command does.
  static let withoutCommand = CommandSpec(
    name: .help, summary: "", examples: [], operands: nil, groups: [.everywhere])

  static let chart: [OptionGroup] =
    [.reading, .part, .market] + OptionGroup.sound + [.explaining, .everywhere]
}
