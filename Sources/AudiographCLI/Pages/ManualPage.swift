// SPDX-License-Identifier: MIT

/// The manual page in the macros of man(7).
enum ManualPage {
  static var text: String {
    (title + commands + everyOption + endings + settings + closing).joined(separator: "\n") + "\n"
  }

  private static let title = [
    ".TH AUDIOGRAPH 1 \"\(Version.date)\" \"audiograph \(Version.number)\" \"User Commands\"",
    ".SH NAME",
    "audiograph \\- turn charts into sound and words",
    ".SH SYNOPSIS",
    ".B audiograph",
    ".I COMMAND",
    "[\\fIOPTIONS\\fR] [\\fISOURCE\\fR...]",
    ".SH DESCRIPTION",
    "Turns charts into sound and words.",
    "A \\fISOURCE\\fR is a file (.csv, .tsv, .json, .ndjson), \\- for standard input,",
    "or a symbol such as AAPL.",
    "Several sources are several series of one chart.",
  ]

  private static var commands: [String] {
    [".SH COMMANDS"] + Commands.all.flatMap(section)
  }

  private static func section(of spec: CommandSpec) -> [String] {
    [".SS \(escaped(FullHelpPage.usage(of: spec)))", escaped("It \(spec.summary).")]
      + spec.examples.flatMap(example) + spec.remarks.map(escaped)
      + [".PP", "Options: \(optionNames(of: spec))."]
      + spec.options.filter { !isShared($0) }.flatMap(entry)
  }

  /// Whether every command that has the option says the same of it.
  private static func isShared(_ option: OptionSpec) -> Bool {
    let texts = Commands.all.compactMap { $0.option(option.name) }.map(entry)
    return texts.allSatisfy { $0 == texts.first }
  }

  private static func entry(_ option: OptionSpec) -> [String] {
    [
      ".TP", "\\fB\(escaped(FullHelpPage.heading(of: option)))\\fR",
      escaped(FullHelpPage.meaning(of: option)),
    ]
  }

  private static func example(_ example: Example) -> [String] {
    [".PP", ".EX", escaped(example.line), ".EE", ".PP", escaped(example.meaning)]
  }

  private static func optionNames(of spec: CommandSpec) -> String {
    spec.options.map { escaped($0.name.typed) }.joined(separator: ", ")
  }

  private static var everyOption: [String] {
    [".SH OPTIONS", "Options that mean the same in every command that has them:"]
      + Commands.everyOption.filter(isShared).flatMap(entry)
  }

  private static let endings = [
    ".SH EXIT STATUS",
    "0 done; 1 internal error; 2 usage; 3 input data; 4 a provider or the network;",
    "5 the sound device; 6 writing output; 130 interrupted.",
    ".SH ENVIRONMENT",
    ".TP",
    "\\fBAUDIOGRAPH_SAMPLES\\fR",
    "The folder of the bundled sample data.",
  ]

  private static var settings: [String] {
    SettingKey.all.flatMap { key in
      [
        ".TP", "\\fB\(key.variable)\\fR",
        "\(key.meaning(in: english)) It is \(escaped(key.form.words(in: english))).",
      ]
    } + [
      ".SH FILES",
      ".TP",
      "\\fI$XDG_CONFIG_HOME/audiograph/config.json\\fR",
      "Settings as a JSON record; its names are \(english.joined(SettingKey.all.map(\.name))).",
      "The folder is \\fI~/.config\\fR if the variable is not set.",
      "Environment variables outrank the file, and options outrank both.",
      ".TP",
      "\\fI$XDG_DATA_HOME/audiograph/lists.json\\fR",
      "Watchlists as a JSON record, as in {\"lists\": {\"tech\": [\"AAPL\", \"MSFT\"]}}.",
      "The folder is \\fI~/.local/share\\fR if the variable is not set.",
    ]
  }

  private static let closing = [
    ".SH SEE ALSO",
    ".BR aplay (1)",
  ]

  /// A text whose hyphens, backslashes and leading marks mean themselves.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "~": escaped += "\\(ti"
      case "^": escaped += "\\(ha"
      case "…": escaped += "..."
      default: escaped.append(character)
      }
    }
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&\(escaped)" : escaped
  }
}
