// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import AudiographCLI

/// The pages of help are short, true to the tables, and read well aloud.
@Suite struct HelpPageTests {
  /// Every page that is meant to be read at one go.
  static let pages: [(name: String, lines: [String])] = Language.allCases.flatMap { language in
    let sentences = language.sentences
    let pages =
      CommandName.allCases.map {
        ($0.rawValue, HelpPage.lines(of: Commands.spec($0), in: sentences))
      }
      + HelpTopic.allCases.map { ($0.rawValue, $0.lines(in: sentences)) }
      + [("help alone", Menu.lines(in: sentences))]
    return pages.map { ("\(language.rawValue): \($0)", $1) }
  }

  @Test(arguments: pages)
  func aPageHas25LinesOf80Columns(_ name: String, _ lines: [String]) {
    #expect(lines.count <= 25, "\(name) has \(lines.count)")
    for line in lines { #expect(line.columnCount <= 80, "\(name): \(line)") }
  }

  @Test func languagesAndDraftsAreNamed() {
    #expect(
      HelpText.option(.lang)(english)
        == "The language of the words, the messages and the help. Drafts: es, pt-BR, it, nl, sv and ja."
    )
    #expect(HelpText.brief(.lang)(english) == "en, en-US, de, fr, pl, es, pt-BR, it, nl, sv or ja.")
  }

  /// Nothing is aligned by blanks, drawn or left hanging.
  @Test(arguments: pages)
  func aPageReadsWellAloud(_ name: String, _ lines: [String]) {
    for line in lines {
      let text = line.drop { $0 == " " }
      #expect(!text.contains("  ") && !text.hasSuffix(" "), "\(name): \(line)")
      let isPlain = text.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII || "…„“”«»\u{A0}、。：（）「」？・".unicodeScalars.contains(scalar)
          || !name.hasPrefix("en") && scalar.properties.isAlphabetic
      }
      #expect(isPlain, "\(name): \(line)")
    }
    #expect(lines.last?.isEmpty == false)
    #expect(zip(lines, lines.dropFirst()).allSatisfy { !($0.isEmpty && $1.isEmpty) }, "\(name)")
  }

  @Test(arguments: CommandName.allCases)
  func aShortPageHasUsageSentenceExamplesAndOptions(_ name: CommandName) {
    let spec = Commands.spec(name)
    let lines = HelpPage.lines(of: spec, in: english)
    #expect(lines[0] == "Usage: \(FullHelpPage.usage(of: spec))")
    #expect(lines[1].lowercased() == "\(spec.summary(english).lowercased()).")
    #expect(lines.contains("  \(spec.examples[0])"))
    #expect(lines.contains("audiograph \(name.rawValue) --help all explains every option."))
    let essentials = Essentials.of(name)
    for option in essentials.options {
      #expect(spec.option(option) != nil, "\(option)")
      #expect(essentials.meaning(of: option)(english).hasSuffix("."), "\(option)")
    }
    for note in essentials.notes(of: name) {
      #expect(lines.joined(separator: " ").contains(note(english)))
    }
  }

  /// The command lines of topics are understood by the commands that they name.
  @Test(arguments: HelpTopic.allCases, Language.allCases)
  func examplesOfTopicsAreUnderstood(_ topic: HelpTopic, _ language: Language) throws {
    let lines = topic.lines(in: language.sentences).filter { $0.hasPrefix("  audiograph ") }
    #expect(!lines.isEmpty)
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      let command = try #require(CommandName(rawValue: words[1]), "\(line)")
      _ = try ArgumentParser.read(Array(words.dropFirst(2)), for: Commands.spec(command))
    }
  }

  /// The options that a topic lists are options of the program, typed as the tables say.
  @Test(arguments: HelpTopic.allCases, Language.allCases)
  func optionsOfTopicsExist(_ topic: HelpTopic, _ language: Language) {
    for line in topic.lines(in: language.sentences) where line.hasPrefix("  --") {
      let heading = line.dropFirst(2).prefix { $0 != ":" && $0 != "：" }
      let first = heading.split(separator: " ").first.map(String.init) ?? ""
      #expect(Commands.everyOption.contains { $0.name.typed == first }, "\(line)")
    }
  }

  @Test func theMenuNamesEveryCommandAndTopic() {
    let lines = Menu.lines(in: english)
    for name in CommandName.allCases where !CommandName.rarest.contains(name) {
      #expect(lines.contains("  \(name.rawValue): \(Commands.spec(name).summary(english))."))
    }
    #expect(lines.contains("  Others: simulate, web, devices, completion, help."))
    for topic in HelpTopic.allCases {
      #expect(lines.last?.contains(" \(topic.rawValue)") == true)
    }
  }

  static let asked: [([String], String?)] = [
    (["--help"], ""), (["-h"], ""), (["--help", "all"], "all"), (["-h", "all"], "all"),
    (["--help=all"], "all"), (["--help", "nile"], ""), (["-qh", "all"], "all"), (["nile"], nil),
  ]

  @Test(arguments: asked)
  func allMayFollowHelp(_ texts: [String], _ detail: String?) throws {
    let arguments = try ArgumentParser.read(texts, for: Commands.spec(.play))
    #expect(arguments[.help] == detail)
    #expect(arguments.operands == (texts.last == "nile" ? ["nile"] : []))
  }

  @Test func helpTakesNoOtherWord() {
    #expect(throws: UsageError.unexpectedValue(option: "--help", value: "most")) {
      try ArgumentParser.read(["--help=most"], for: Commands.spec(.play))
    }
  }
}
