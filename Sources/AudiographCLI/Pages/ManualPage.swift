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
        + " \"\(sentences.manualHeader())\"",
      ".SH \(sentences.manualName())",
      "audiograph \\- \(Self.escaped(sentences.manualPurpose()))",
      ".SH \(sentences.manualSynopsis())",
      ".B audiograph",
      ".I COMMAND",
      "[\\fIOPTIONS\\fR] [\\fISOURCE\\fR...]",
      ".SH \(sentences.manualDescription())",
      Self.escaped(sentences.manualTurns()),
      Self.escaped(sentences.manualSource()).replacing("SOURCE", with: "\\fISOURCE\\fR"),
      Self.escaped(sentences.manualSeveral()),
    ]
  }

  private var commands: [String] {
    [".SH \(sentences.manualCommands())"] + Commands.all.flatMap(section)
  }

  private func section(of spec: CommandSpec) -> [String] {
    let options = Self.escaped(
      sentences.manualOptionNames(names: spec.options.map(\.name.typed).joined(separator: ", ")))
    return [
      ".SS \(Self.escaped(FullHelpPage.usage(of: spec)))",
      Self.escaped(sentences.manualCommand(summary: spec.summary(sentences))),
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
    [".SH \(sentences.manualOptions())", Self.escaped(sentences.manualSharedOptions())]
      + Commands.everyOption.filter(isShared).flatMap(entry)
  }

  private var endings: [String] {
    [
      ".SH \(sentences.manualExitStatus())",
      Self.escaped(sentences.manualStatuses()),
      ".SH \(sentences.manualEnvironment())",
      ".TP",
      "\\fBAUDIOGRAPH_SAMPLES\\fR",
      Self.escaped(sentences.manualSamples()),
    ]
  }

  private var settings: [String] {
    let example = "{\"lists\": {\"tech\": [\"AAPL\", \"MSFT\"]}}"
    return SettingKey.all.flatMap(entry) + [
      ".SH \(sentences.manualFiles())",
      ".TP",
      "\\fI$XDG_CONFIG_HOME/audiograph/config.json\\fR",
      Self.escaped(sentences.manualSettings(names: SettingKey.all.map(\.name))),
      Self.escaped(sentences.manualConfigFolder()),
      Self.escaped(sentences.manualPrecedence()),
      ".TP",
      "\\fI$XDG_DATA_HOME/audiograph/lists.json\\fR",
      Self.escaped(sentences.manualLists(example: example)),
      Self.escaped(sentences.manualDataFolder()),
    ]
  }

  private func entry(_ key: SettingKey) -> [String] {
    let text = sentences.manualSetting(
      meaning: key.meaning(in: sentences), form: key.form.words(in: sentences))
    return [".TP", "\\fB\(key.variable)\\fR", Self.escaped(text)]
  }

  private var closing: [String] { [".SH \(sentences.manualSeeAlso())", ".BR aplay (1)"] }

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
