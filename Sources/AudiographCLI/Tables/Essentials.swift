// SPDX-License-Identifier: MIT

private import Audiograph

/// What the short page of a command's help shows besides its examples.
struct Essentials: Sendable {
  /// Whole sentences about what the command takes and does.
  var notes: [String] = []
  /// The options that people need most, in order of importance.
  var options: [EssentialOption]
  /// The topics that say more.
  var topics: [HelpTopic] = []

  /// What the short page of a command shows.
  static func of(_ command: CommandName) -> Essentials {
    switch command {
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
    case .samples: Essentials(options: [EssentialOption(.quiet, "Prints only what to type.")])
    case .devices, .completion: Essentials(options: [])
    case .help: help
    }
  }
}

/// An option and one sentence about it, short enough to stand on one line.
struct EssentialOption: Sendable {
  let name: OptionName
  let meaning: String

  init(_ name: OptionName, _ meaning: String) {
    self.name = name
    self.meaning = meaning
  }

  static let range = EssentialOption(.range, "How far back: 5D, 3M, 1Y, YTD or MAX.")
  static let y = EssentialOption(.y, "A column of values, by name or number.")
  static let only = EssentialOption(.only, "One series of several, by its name.")
  static let level = EssentialOption(.level, "How much is said: alt, short, standard or long.")
  static let lang = EssentialOption(
    .lang, "The language of the words: \(english.alternatives(Language.allCases.map(\.rawValue))).")
  static let speech = EssentialOption(.speech, "Writes numbers and dates as a voice needs them.")
  static let duration = EssentialOption(
    .duration, "How long it lasts: gist, short, normal, long, or seconds.")
  static let together = EssentialOption(.together, "Plays several series at once, not in turn.")
  static let listColumns = EssentialOption(.listColumns, "Prints the columns of a table.")
  static let offline = EssentialOption(.offline, "Uses only stored or bundled prices.")
  static let quiet = EssentialOption(.quiet, "Prints nothing but results and errors.")
  static let config = EssentialOption(.config, "Reads settings from this file.")
}

extension Essentials {
  private static let source =
    "A SOURCE is a file, a symbol such as AAPL, or a sample such as nile."

  private static let play = Essentials(
    notes: [source, "Control-C stops the sound."],
    options: [
      .range, .y, .only, .duration, .together, .level,
      EssentialOption(.text, "When the words are printed: before, after or none."),
      EssentialOption(.device, "The sound device; audiograph devices lists them."),
    ], topics: [.sound, .dates, .prices])

  private static let export = Essentials(
    notes: [
      source, "The ending of FILE decides the format: .wav, .flac, .ogg, .opus and .mp3 are",
      "sound, .txt is the description, .json the facts, .csv the data.",
    ],
    options: [
      EssentialOption(.output, "Where to write; - is standard output."),
      EssentialOption(.format, "The format where no ending tells it, as with -o -."),
      .range, .y, .duration,
      EssentialOption(.manifest, "Writes what sounds when, as JSON."),
      EssentialOption(.noClobber, "Refuses to replace a file."),
    ], topics: [.sound, .dates, .prices])

  private static let describe = Essentials(
    notes: [source],
    options: [
      .range, .level, .y, .only, .listColumns, .lang, .speech,
      EssentialOption(.stats, "Adds statistics about the trend."),
      EssentialOption(.json, "Prints the facts and the words as JSON."),
    ], topics: [.dates, .prices])

  private static let value = Essentials(
    notes: [
      "X is a date, a number or a category, or one of these words: highest, lowest,",
      "first, last, change, trend, mean, median; for a symbol also now.",
    ],
    options: [
      .range, .y, .only,
      EssentialOption(.value, "Which price: close, open, high, low, volume and others."),
      .lang, .speech,
      EssentialOption(.quiet, "Prints only the number."),
    ], topics: [.dates, .prices])

  private static let compare = Essentials(
    notes: [
      "Every value becomes the percent change since the first date all sources share."
    ],
    options: [
      .range, .together,
      EssentialOption(.output, "Writes a file instead of playing."),
      .duration, .level, .lang,
      EssentialOption(.ownAxis, "Gives every series its own axis."),
      EssentialOption(.json, "Prints the facts and the words as JSON."),
    ], topics: [.sound, .dates, .prices])

  private static let fundamentals = Essentials(
    notes: [
      "Companies file these figures with the SEC, which asks for your e-mail address.",
      "Set it once: audiograph config set providers.sec.contact ADDRESS.",
    ],
    options: [
      EssentialOption(.metric, "Which figure, such as revenue, earnings or cash-flow."),
      EssentialOption(.by, "How long a period is: quarter or year."),
      EssentialOption(.from, "The first date on which a period may end."),
      EssentialOption(.table, "Prints one figure a line."),
      EssentialOption(.json, "Prints every figure as JSON."),
      EssentialOption(.offline, "Uses only figures that are stored."),
    ], topics: [.prices])

  private static let search = Essentials(
    notes: ["Without TEXT, on a terminal, it searches while you type."],
    options: [
      EssentialOption(.limit, "How many companies are printed at most."),
      EssentialOption(.symbols, "Finds only symbols that begin with TEXT."),
      EssentialOption(.json, "Prints one JSON object a line."),
      EssentialOption(.quiet, "Prints only symbols."),
    ])

  private static let update = Essentials(
    notes: ["Without a SYMBOL it refreshes everything stored, except imported prices."],
    options: [
      EssentialOption(.provider, "Who is asked, such as yahoo or kraken."),
      EssentialOption(.jobs, "How many symbols are fetched at once, 4 by default."),
      EssentialOption(.symbols, "Fetches the lists of companies that search uses."),
      .quiet,
    ], topics: [.prices])

  private static let `import` = Essentials(
    notes: ["The name of a file without its ending is the symbol."],
    options: [
      EssentialOption(.as, "The symbol whose prices the file has."),
      EssentialOption(.y, "The column of closing prices, by name or number."),
      EssentialOption(.dateFormat, "How dates are written, as in %d.%m.%Y."),
      EssentialOption(.symbols, "Reads lists of symbols and company names instead."),
    ], topics: [.prices, .dates])

  private static let list = Essentials(
    notes: ["A list stands for its symbols wherever a source does: audiograph play @tech."],
    options: [
      EssentialOption(.json, "Prints one JSON object a line."),
      EssentialOption(.quiet, "Prints only names, or only symbols."),
    ])

  private static let batch = Essentials(
    notes: [
      "A MANIFEST is CSV with the columns source and output, or one JSON record a line.",
      "Every option of export that says what is written may be a column too.",
    ],
    options: [
      EssentialOption(.resume, "Skips lines that are finished and unchanged."),
      EssentialOption(.jobs, "How many lines are rendered at once; one a core by default."),
      EssentialOption(.journal, "The file that records finished lines."),
      .range, .duration,
      EssentialOption(.mono, "Writes one channel instead of two."),
      EssentialOption(.noClobber, "Refuses to replace a file."),
    ], topics: [.sound, .dates])

  private static let config = Essentials(
    notes: ["Options outrank variables such as AUDIOGRAPH_LANG, which outrank the file."],
    options: [
      EssentialOption(.verbose, "Lists every setting with what it means."), .config,
    ])

  private static let help = Essentials(
    notes: ["audiograph help alone lists the commands and the topics."],
    options: [
      EssentialOption(.manual, "Prints the manual page in the form that man reads.")
    ])
}
