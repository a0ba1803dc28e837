// SPDX-License-Identifier: MIT

/// Everything about a command: examples first, then one line for each option.
enum FullHelpPage {
  static func lines(of spec: CommandSpec) -> [String] {
    var lines = ["audiograph \(spec.name.rawValue) \(spec.summary).", "", "Examples:"]
    for example in spec.examples { lines += ["  \(example.line)", "    \(example.meaning)"] }
    lines += ["", "Usage: \(usage(of: spec))"]
    for operand in spec.everyOperand {
      lines.append("  \(operand.value.placeholder): \(operand.meaning)\(allowed(operand.value))")
    }
    for group in spec.groups {
      lines += ["", "\(group.title):"]
      lines += group.options.map { "  \(heading(of: $0)): \(meaning(of: $0))" }
    }
    if !spec.remarks.isEmpty { lines += [""] + spec.remarks }
    return lines
  }

  /// How a command is typed, such as `audiograph play [OPTIONS] SOURCE…`.
  static func usage(of spec: CommandSpec) -> String {
    (["audiograph", spec.name.rawValue, "[OPTIONS]"] + spec.everyOperand.map(\.usage))
      .joined(separator: " ")
  }

  /// How an option is typed, such as `-o, --output FILE`.
  static func heading(of option: OptionSpec) -> String {
    let short = option.short.map { "-\($0), " } ?? ""
    let value = option.value.map { " \($0.placeholder)" } ?? ""
    let words = option.optionalWords.map { " [\($0)]" }.joined()
    return short + option.name.typed + value + words
  }

  /// What an option does and which words it takes.
  static func meaning(of option: OptionSpec) -> String {
    option.meaning + (option.value.map(allowed) ?? "")
  }

  private static func allowed(_ value: ValueSpec) -> String {
    guard !value.words.isEmpty else { return "" }
    let verb = value.isOpen ? "can be" : "is"
    return " \(value.placeholder) \(verb) \(english.alternatives(value.words))."
  }
}
