// SPDX-License-Identifier: MIT

internal import Audiograph

/// The manual page in the macros of man(7).
struct ManualPage {
  private let sentences: Sentences

  static func text(in sentences: Sentences) -> String {
    let page = ManualPage(sentences: sentences)
    return
      (page.title + page.commands + page.everyOption + page.endings + page.settings
      + page.closing).joined(separator: "\n") + "\n"
  }

  private var title: [String] {
    [
      ".TH AUDIOGRAPH 1 \"\(Version.date)\" \"audiograph \(Version.number)\""
        + " \"\(sentences.say(.manualHeader()))\"",
      ".SH \(sentences.say(.manualName()))",
      "audiograph \\- \(Self.escaped(sentences.say(.manualPurpose())))",
      ".SH \(sentences.say(.manualSynopsis()))",
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
        .manualOptionNames(names: spec.options.map(\.name.typed).joined(separator: ", "))))
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

  private var closing: [String] { [".SH \(sentences.say(.manualSeeAlso()))", ".BR aplay (1)"] }

  /// A text whose hyphens, backslashes and leading marks mean themselves.
  static func escaped(_ text: String) -> String {
    let escaped = text.replacingScalars { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "~": "\\(ti"
      case "^": "\\(ha"
      case "…": "..."
      default: nil
      }
    }
    return escaped.begins(with: ".") || escaped.begins(with: "'") ? "\\&\(escaped)" : escaped
  }
}
