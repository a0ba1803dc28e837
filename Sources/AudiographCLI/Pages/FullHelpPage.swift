// SPDX-License-Identifier: MIT

internal import Audiograph

/// Everything about a command: examples first, then one line for each option.
enum FullHelpPage {
  static func lines(of spec: CommandSpec, in sentences: Sentences) -> [String] {
    let summary = sentences.ended(spec.summary(sentences))
    var lines = ["audiograph \(spec.name.rawValue) \(summary)", ""]
    lines.append(sentences.say(.pageExamples()))
    for example in spec.explainedExamples {
      lines += ["  \(example.line)", "    \(example.meaning(sentences))"]
    }
    lines += ["", sentences.say(.pageUsage(usage: usage(of: spec)))]
    for operand in spec.everyOperand {
      let meaning = [operand.meaning(sentences)] + allowed(operand.value, sentences)
      lines.append("  " + operand.value.placeholder + sentences.colon + meaning.paragraph)
    }
    for group in spec.groups {
      lines += ["", sentences.say(.pageGroup(title: group.title(sentences)))]
      lines += group.options.map {
        "  " + heading(of: $0) + sentences.colon + meaning(of: $0, in: sentences)
      }
    }
    if !spec.remarks.isEmpty { lines += [""] + spec.remarks.map { $0(sentences) } }
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
    let attached = option.attached.map { "[=\($0)]" } ?? ""
    let words = option.optionalWords.map { " [\($0)]" }.joined()
    return short + option.name.typed + attached + value + words
  }

  /// What an option does and which words it takes.
  static func meaning(of option: OptionSpec, in sentences: Sentences) -> String {
    ([option.meaning(sentences)] + (option.value.map { allowed($0, sentences) } ?? [])).paragraph
  }

  private static func allowed(_ value: ValueSpec, _ sentences: Sentences) -> [String] {
    guard !value.words.isEmpty else { return [] }
    return [
      sentences.say(
        .pageValues(
          placeholder: value.placeholder, words: value.words, isOpen: value.isOpen))
    ]
  }
}
