// SPDX-License-Identifier: MIT

internal import Audiograph

/// The manual pages in the macros of man(7): one of the whole program, and one of each command.
struct ManualPage {
  private let sentences: Sentences

  static func text(in sentences: Sentences) -> String {
    let page = ManualPage(sentences: sentences)
    return
      (page.title + page.commands + page.everyOption + page.endings + page.settings
      + page.examples + page.closing).joined(separator: "\n") + "\n"
  }

  /// The page of a command, which man finds as `audiograph-play`.
  static func text(of command: CommandSpec, in sentences: Sentences) -> String {
    let page = ManualPage(sentences: sentences)
    return page.lines(of: command).joined(separator: "\n") + "\n"
  }

  private func lines(of command: CommandSpec) -> [String] {
    header(Self.name(of: command.name), purpose: command.summary(sentences)) + [
      ".B \(Self.escaped(FullHelpPage.usage(of: command)))",
      ".SH \(sentences.say(.manualDescription()))",
      Self.escaped(sentences.say(.manualCommand(summary: command.summary(sentences)))),
    ] + command.remarks.map { Self.escaped($0(sentences)) }
      + told(command.explainedExamples)
      + [".SH \(sentences.say(.manualOptions()))"] + command.options.flatMap(entry)
      + [
        ".SH \(sentences.say(.manualExitStatus()))",
        Self.escaped(sentences.say(.manualStatuses())),
        ".SH \(sentences.say(.manualSeeAlso()))", ".BR audiograph (1)",
      ]
  }

  /// What the page of a command is called.
  private static func name(of command: CommandName) -> String { "audiograph-\(command.rawValue)" }

  private func header(_ name: String, purpose: String) -> [String] {
    [
      ".TH \(Self.escaped(name.uppercased())) 1 \"\(Version.date)\" \"audiograph \(Version.number)\""
        + " \"\(sentences.say(.manualHeader()))\"",
      // An option that is broken at a line's end cannot be copied.
      ".nh", ".ad l",
      ".SH \(sentences.say(.manualName()))",
      "\(Self.escaped(name)) \\- \(Self.escaped(purpose))",
      ".SH \(sentences.say(.manualSynopsis()))",
    ]
  }

  private var title: [String] {
    header("audiograph", purpose: sentences.say(.manualPurpose())) + [
      ".B audiograph",
      ".I COMMAND",
      "[\\fIOPTIONS\\fR] [\\fISOURCE\\fR...]",
      ".SH \(sentences.say(.manualDescription()))",
      Self.escaped(sentences.say(.manualTurns())),
      Self.escaped(sentences.say(.manualSource())).replacing("SOURCE", with: "\\fISOURCE\\fR"),
      Self.escaped(sentences.say(.manualSeveral())),
    ]
  }

  private var commands: [String] {
    [".SH \(sentences.say(.manualCommands()))"] + Commands.all.flatMap(section)
  }

  private func section(of spec: CommandSpec) -> [String] {
    let options = Self.escaped(
      sentences.say(
        .manualOptionNames(names: spec.options.map(\.name.typed).joined(separator: sentences.comma))
      ))
    return [
      ".SS \(Self.escaped(FullHelpPage.usage(of: spec)))",
      Self.escaped(sentences.say(.manualCommand(summary: spec.summary(sentences)))),
    ]
      + spec.explainedExamples.flatMap(example) + spec.remarks.map { Self.escaped($0(sentences)) }
      + [".PP", options] + spec.options.filter { !isShared($0) }.flatMap(entry)
  }

  /// Whether every command that has the option says the same of it.
  private func isShared(_ option: OptionSpec) -> Bool {
    let texts = Commands.all.compactMap { $0.option(option.name) }.map(entry)
    return texts.allSatisfy { $0 == texts.first }
  }

  private func entry(_ option: OptionSpec) -> [String] {
    [
      ".TP", "\\fB\(Self.escaped(FullHelpPage.heading(of: option)))\\fR",
      Self.escaped(FullHelpPage.meaning(of: option, in: sentences)),
    ]
  }

  private func example(_ example: (line: String, meaning: HelpText)) -> [String] {
    [
      ".PP", ".EX", Self.escaped(example.line), ".EE", ".PP",
      Self.escaped(example.meaning(sentences)),
    ]
  }

  private var everyOption: [String] {
    [".SH \(sentences.say(.manualOptions()))", Self.escaped(sentences.say(.manualSharedOptions()))]
      + Commands.everyOption.filter(isShared).flatMap(entry)
  }

  private var endings: [String] {
    [
      ".SH \(sentences.say(.manualExitStatus()))",
      Self.escaped(sentences.say(.manualStatuses())),
      ".SH \(sentences.say(.manualEnvironment()))",
      ".TP",
      "\\fBAUDIOGRAPH_SAMPLES\\fR",
      Self.escaped(sentences.say(.manualSamples())),
    ]
  }

  private var settings: [String] {
    let example = "{\"lists\": {\"tech\": [\"AAPL\", \"MSFT\"]}}"
    return SettingKey.all.flatMap(entry) + [
      ".SH \(sentences.say(.manualFiles()))",
      ".TP",
      "\\fI$XDG_CONFIG_HOME/audiograph/config.json\\fR",
      Self.escaped(sentences.say(.manualSettings(names: SettingKey.all.map(\.name)))),
      Self.escaped(sentences.say(.manualConfigFolder())),
      Self.escaped(sentences.say(.manualPrecedence())),
      ".TP",
      "\\fI$XDG_DATA_HOME/audiograph/lists.json\\fR",
      Self.escaped(sentences.say(.manualLists(example: example))),
      Self.escaped(sentences.say(.manualDataFolder())),
    ]
  }

  private func entry(_ key: SettingKey) -> [String] {
    let text = sentences.say(
      .manualSetting(
        meaning: key.meaning(in: sentences), form: sentences.say(key.form.said)))
    return [".TP", "\\fB\(key.variable)\\fR", Self.escaped(text)]
  }

  /// The first example of each command that has a source.
  private var examples: [String] {
    let commands: [CommandName] = [.play, .describe, .explore, .value, .export, .page]
    return told(commands.compactMap { Commands.spec($0).explainedExamples.first })
  }

  /// Examples below their heading, which begins a paragraph itself.
  private func told(_ examples: [(line: String, meaning: HelpText)]) -> [String] {
    [".SH \(sentences.say(.manualExamples()))"] + examples.flatMap(example).dropFirst()
  }

  private var closing: [String] {
    [".SH \(sentences.say(.manualSeeAlso()))"]
      + CommandName.allCases.map { ".BR \(Self.escaped(Self.name(of: $0))) (1)," }
      + [".BR aplay (1)"]
  }

  /// A text whose hyphens, backslashes and leading marks mean themselves.
  static func escaped(_ text: String) -> String {
    let escaped = text.replacingScalars { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "~": "\\(ti"
      case "^": "\\(ha"
      case "…": "..."
      // groff 1.22 and 1.23 look for ever for a place to break a line of signs without one.
      case "、": "、\\:"
      default: nil
      }
    }
    return escaped.begins(with: ".") || escaped.begins(with: "'") ? "\\&\(escaped)" : escaped
  }
}
