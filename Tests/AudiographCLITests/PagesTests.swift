// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import AudiographCLI

/// Every option of the table stands in everything that is made from the table.
@Suite struct PagesTests {
  @Test(arguments: CommandName.allCases)
  func fullHelpHasEveryOptionWithExamplesFirst(_ name: CommandName) throws {
    let spec = Commands.spec(name)
    let text = FullHelpPage.lines(of: spec, in: english).joined(separator: "\n") + "\n"
    let lines = text.split(separator: "\n").map(String.init)
    for option in spec.options {
      let heading = "  \(FullHelpPage.heading(of: option)): \(option.meaning(english))"
      #expect(lines.contains { $0.hasPrefix(heading) }, "\(heading)")
    }
    #expect(lines[0] == "audiograph \(name.rawValue) \(spec.summary(english)).")
    #expect(lines[1] == "Examples:")
    #expect(lines[2] == "  \(spec.examples[0])")
    #expect(text.hasSuffix("\n"))
    #expect(!text.contains("\t") && !text.contains("\u{1B}"))
  }

  /// Without them groff does not come to the end of a page with the macros of Japanese.
  @Test func linesOfJapaneseHavePlacesToBreak() {
    let pages =
      [ManualPage.text(in: Language.japanese.sentences)]
      + Commands.all.map { ManualPage.text(of: $0, in: Language.japanese.sentences) }
    for page in pages {
      let marks = page.count { $0 == "、" }
      #expect(marks > 1 && page.ranges(of: "、\\:").count == marks)
    }
  }

  @Test(arguments: CommandName.allCases)
  func everyPageHasEveryOption(_ name: CommandName) {
    let manual = ManualPage.text(in: english)
    let zsh = ZshCompletion.text
    let fish = FishCompletion.text
    for option in Commands.spec(name).options {
      #expect(manual.contains(ManualPage.escaped(option.name.typed)))
      #expect(zsh.contains("\(option.name.typed)\(option.value == nil ? "" : "=")["))
      #expect(
        fish.contains("__fish_seen_subcommand_from \(name.rawValue)' -l \(option.name.rawValue) ")
          || fish.contains("from \(name.rawValue)' -l \(option.name.rawValue) -s"))
    }
    let bash = BashCompletion.text.split(separator: "\n").map(String.init)
    let all = Commands.spec(name).options.map(\.name.typed).joined(separator: " ")
    #expect(bash.contains { $0.contains("\(name.rawValue))") && $0.contains("'\(all)'") })
  }

  /// Options that say something else in each command say it there.
  @Test(arguments: CommandName.allCases)
  func theManualHasTheTextOfEachCommand(_ name: CommandName) throws {
    let spec = Commands.spec(name)
    let sections = ManualPage.text(in: english).components(between: "\n.SS ")
    let section = try #require(
      sections.first { $0.hasPrefix(ManualPage.escaped(FullHelpPage.usage(of: spec)) + "\n") })
    let own = try #require(String(section).components(between: "\n.SH ").first) + "\n"
    let shared = try #require(
      ManualPage.text(in: english).components(between: "\n.SH OPTIONS\n").last)
    for option in spec.options {
      let entry =
        "\n\\fB\(ManualPage.escaped(FullHelpPage.heading(of: option)))\\fR\n"
        + ManualPage.escaped(FullHelpPage.meaning(of: option, in: english)) + "\n"
      #expect(own.contains(entry) != shared.contains(entry), "\(option.name)")
    }
  }

  /// The parts of an argument of `_arguments` are joined by colons, and a colon in one escaped.
  @Test func zshPlaceholdersHoldNoColon() {
    #expect(ZshCompletion.text.contains("]:LOW\\:HIGH: '"))
    #expect(ZshCompletion.text.contains("]:KIND\\:NUMBER: '"))
    #expect(!ZshCompletion.text.contains(":LOW:HIGH"))
    for line in ZshCompletion.text.split(separator: "\n") where line.contains("]:") {
      let colons = zip(line, line.dropFirst()).count { $0 != "\\" && $1 == ":" }
      #expect(colons == (line.contains("]::") ? 3 : 2), "\(line)")
    }
  }

  @Test func onlyWhatWritesTakesBits() {
    let commands = Commands.all.filter { $0.option(.bits) != nil }.map(\.name)
    #expect(commands == [.again, .export, .compare, .batch])
  }

  @Test func tablesAreSound() {
    for spec in Commands.all {
      let names = spec.options.map(\.name)
      #expect(Set(names).count == names.count, "\(spec.name)")
      let letters = spec.options.compactMap(\.short)
      #expect(Set(letters).count == letters.count, "\(spec.name)")
      #expect(!spec.examples.isEmpty)
      for option in spec.options {
        #expect(option.meaning(english).hasSuffix("."), "\(option.name)")
        #expect(!option.name.rawValue.contains("="))
      }
    }
    let used = Set(Commands.everyOption.map(\.name))
    #expect(used == Set(OptionName.allCases))
  }

  @Test func everyExampleIsUnderstood() throws {
    for spec in Commands.all {
      for example in spec.explainedExamples where example.line.hasPrefix("audiograph ") {
        let words = example.line.split(separator: " ").prefix { !"|<>".contains($0) }
        let texts = words.dropFirst(2).map(String.init)
        #expect(words[1] == spec.name.rawValue)
        _ = try ArgumentParser.read(texts, for: spec)
      }
    }
  }

  /// Each command has a page of its own, which stands alone: every option, every example.
  @Test(arguments: CommandName.allCases)
  func theManualOfACommandHasEverything(_ name: CommandName) {
    let spec = Commands.spec(name)
    let page = ManualPage.text(of: spec, in: english)
    #expect(page.hasPrefix(".TH AUDIOGRAPH\\-\(name.rawValue.uppercased()) 1 "))
    let summary = ManualPage.escaped(spec.summary(english))
    #expect(page.contains("\n.SH NAME\naudiograph\\-\(name.rawValue) \\- \(summary)\n"))
    for example in spec.examples {
      #expect(page.contains(".EX\n\(ManualPage.escaped(example))\n.EE\n"))
    }
    for option in spec.options {
      #expect(page.contains("\n\\fB\(ManualPage.escaped(FullHelpPage.heading(of: option)))\\fR\n"))
    }
    #expect(page.hasSuffix("\n.BR audiograph (1)\n"))
    #expect(ManualPage.text(in: english).contains("\n.BR audiograph\\-\(name.rawValue) (1),\n"))
  }

  @Test func manualLinesBeginWithoutStrayMarks() {
    let macros: Set<String> = [
      ".TH", ".SH", ".SS", ".PP", ".TP", ".EX", ".EE", ".B", ".I", ".BR", ".nh", ".ad",
    ]
    for line in ManualPage.text(in: english).split(separator: "\n") where line.hasPrefix(".") {
      #expect(macros.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
    #expect(ManualPage.escaped(".x") == "\\&.x")
    #expect(ManualPage.escaped("a-b\\c") == "a\\-b\\ec")
  }
}

extension String {
  /// The parts between the places where a text stands.
  fileprivate func components(between text: String) -> [Substring] {
    split(separator: text, omittingEmptySubsequences: false)
  }
}
