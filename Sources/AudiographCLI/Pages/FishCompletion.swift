// SPDX-License-Identifier: MIT

internal import Audiograph

/// Completions for fish.
enum FishCompletion {
  static var text: String {
    (["# fish completion for audiograph"] + functions + commands + Commands.all.flatMap(lines))
      .joined(separator: "\n") + "\n"
  }

  private static let functions = [
    "function __audiograph_symbols",
    "  set -l word (commandline -ct)",
    "  string match -qr '^$|^[-@]|/' -- $word; and return",
    "  command \(DynamicCompletions.symbols) -- $word 2>/dev/null </dev/null",
    "end",
    "function __audiograph_samples",
    "  command \(DynamicCompletions.samples) 2>/dev/null </dev/null | string match -r '^[a-z0-9_-]+$'",
    "end",
    "function __audiograph_lists",
    "  command \(DynamicCompletions.lists) 2>/dev/null </dev/null",
    "end",
    "function __audiograph_list_words",
    "  __audiograph_lists",
    "  if test (count (commandline -opc)) -gt 2",
    "    __audiograph_symbols",
    "  else",
    "    string join \\n $argv",
    "  end",
    "end",
    "function __audiograph_sources",
    "  string match -q '@*' -- (commandline -ct)",
    "  and begin",
    "    __audiograph_lists | string replace -r '^' @",
    "    return",
    "  end",
    "  __audiograph_samples",
    "  __fish_complete_path (commandline -ct)",
    "  __audiograph_symbols",
    "end",
  ]

  private static var commands: [String] {
    Commands.all.map { spec in
      "complete -c audiograph -f -n __fish_use_subcommand -a \(spec.name.rawValue)"
        + " -d \(quoted(spec.summary(english)))"
    }
  }

  private static func lines(of spec: CommandSpec) -> [String] {
    let condition = quoted("__fish_seen_subcommand_from \(spec.name.rawValue)")
    let start = "complete -c audiograph -n \(condition)"
    let words = spec.everyOperand.flatMap(\.value.words) + suggestions(spec)
    let hasSources = spec.operands?.value.suggestion == .sources
    // Sources have files among them, in an order of their own.
    let files =
      hasSources ? " -f -k" : spec.everyOperand.contains(where: \.value.isFile) ? "" : " -f"
    let joined = quoted(words.joined(separator: " "))
    let operands = words.isEmpty ? [] : ["\(start)\(files) -a \(joined)"]
    return operands + spec.options.map { "\(start) \(flags(of: $0))" }
  }

  private static func suggestions(_ spec: CommandSpec) -> [String] {
    switch spec.operands?.value.suggestion {
    case .sources: ["(__audiograph_sources)"]
    case .symbols: ["(__audiograph_symbols)"]
    case .lists(let names): ["(__audiograph_list_words \(names.joined(separator: " ")))"]
    case .settings: SettingKey.wordsOfConfig
    case nil: []
    }
  }

  private static func flags(of option: OptionSpec) -> String {
    let short = option.short.map { " -s \($0)" } ?? ""
    return
      "-l \(option.name.rawValue)\(short)\(value(of: option)) -d \(quoted(option.meaning(english)))"
  }

  private static func value(of option: OptionSpec) -> String {
    guard let value = option.value else {
      let words = option.optionalWords.joined(separator: " ")
      return words.isEmpty ? "" : " -a \(quoted(words))"
    }
    if value.isFile { return " -r -F" }
    let words = value.words.joined(separator: " ")
    return words.isEmpty ? " -x" : " -x -a \(quoted(words))"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacingScalars { $0 == "'" || $0 == "\\" ? "\\\($0)" : nil } + "'"
  }
}
