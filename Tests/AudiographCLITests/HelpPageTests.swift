// SPDX-License-Identifier: MIT

import Testing

@testable import AudiographCLI

/// The pages of help are short, true to the tables, and read well aloud.
@Suite struct HelpPageTests {
  /// Every page that is meant to be read at one go.
  static let pages: [(name: String, lines: [String])] =
    CommandName.allCases.map { ($0.rawValue, HelpPage.lines(of: Commands.spec($0))) }
    + HelpTopic.allCases.map { ($0.rawValue, $0.lines) } + [("help alone", Menu.lines)]

  @Test(arguments: pages)
  func aPageHas25LinesOf80Columns(_ name: String, _ lines: [String]) {
    #expect(lines.count <= 25, "\(name) has \(lines.count)")
    for line in lines { #expect(line.columnCount <= 80, "\(name): \(line)") }
  }

  /// Nothing is aligned by blanks, drawn or left hanging.
  @Test(arguments: pages)
  func aPageReadsWellAloud(_ name: String, _ lines: [String]) {
    for line in lines {
      let text = line.drop { $0 == " " }
      #expect(!text.contains("  ") && !text.hasSuffix(" "), "\(name): \(line)")
      #expect(text.unicodeScalars.allSatisfy { $0.isASCII || $0 == "…" }, "\(name): \(line)")
    }
    #expect(lines.last?.isEmpty == false)
    #expect(zip(lines, lines.dropFirst()).allSatisfy { !($0.isEmpty && $1.isEmpty) }, "\(name)")
  }

  @Test(arguments: CommandName.allCases)
  func aShortPageHasUsageSentenceExamplesAndOptions(_ name: CommandName) {
    let spec = Commands.spec(name)
    let lines = HelpPage.lines(of: spec)
    #expect(lines[0] == "Usage: \(FullHelpPage.usage(of: spec))")
    #expect(lines[1].lowercased() == "\(spec.summary.lowercased()).")
    #expect(lines.contains("  \(spec.examples[0].line)"))
    #expect(lines.contains("audiograph \(name.rawValue) --help all explains every option."))
    for option in Essentials.of(name).options {
      #expect(spec.option(option.name) != nil, "\(option.name)")
      #expect(option.meaning.hasSuffix("."), "\(option.meaning)")
    }
    for note in Essentials.of(name).notes { #expect(lines.contains(note)) }
  }

  /// The command lines of topics are understood by the commands that they name.
  @Test(arguments: HelpTopic.allCases)
  func examplesOfTopicsAreUnderstood(_ topic: HelpTopic) throws {
    let lines = topic.lines.filter { $0.hasPrefix("  audiograph ") }
    #expect(!lines.isEmpty)
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      let command = try #require(CommandName(rawValue: words[1]), "\(line)")
      _ = try ArgumentReader.read(Array(words.dropFirst(2)), for: Commands.spec(command))
    }
  }

  /// The options that a topic lists are options of the program, typed as the tables say.
  @Test(arguments: HelpTopic.allCases)
  func optionsOfTopicsExist(_ topic: HelpTopic) {
    for line in topic.lines where line.hasPrefix("  --") {
      let heading = line.dropFirst(2).prefix { $0 != ":" }
      let first = heading.split(separator: " ").first.map(String.init) ?? ""
      #expect(Commands.everyOption.contains { $0.name.typed == first }, "\(line)")
    }
  }

  @Test func theMenuNamesEveryCommandAndTopic() {
    for name in CommandName.allCases {
      #expect(Menu.lines.contains("  \(name.rawValue): \(Commands.spec(name).summary)."))
    }
    for topic in HelpTopic.allCases {
      #expect(Menu.lines.contains("  \(topic.rawValue): \(topic.summary)."))
    }
  }

  static let asked: [([String], String?)] = [
    (["--help"], ""), (["-h"], ""), (["--help", "all"], "all"), (["-h", "all"], "all"),
    (["--help=all"], "all"), (["--help", "nile"], ""), (["-qh", "all"], "all"), (["nile"], nil),
  ]

  @Test(arguments: asked)
  func allMayFollowHelp(_ texts: [String], _ detail: String?) throws {
    let arguments = try ArgumentReader.read(texts, for: Commands.spec(.play))
    #expect(arguments[.help] == detail)
    #expect(arguments.operands == (texts.last == "nile" ? ["nile"] : []))
  }

  @Test func helpTakesNoOtherWord() {
    #expect(throws: UsageError.unexpectedValue(option: "--help", value: "most")) {
      try ArgumentReader.read(["--help=most"], for: Commands.spec(.play))
    }
  }
}
