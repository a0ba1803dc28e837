// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Options kept as settings, as a user keeps them.
@Suite struct OptionSettingTests {
  final class Home {
    let folder: TemporaryFolder
    var program: Program

    init() throws {
      folder = try TemporaryFolder()
      program = Program(
        folder: folder.path,
        environment: [
          "XDG_CONFIG_HOME": folder.file("config"), "XDG_DATA_HOME": folder.file("data"),
        ])
    }

    func run(_ line: String) throws -> Program.Outcome {
      try program.run(line.split(separator: " ").map(String.init))
    }

    var config: String { folder.file("config/audiograph/config.json") }
  }

  /// Every option that changes a sound or words, with a value that does.
  static let sound: [(String, String)] = [
    ("pitch-range", "c3:c5"), ("profile", "warm"), ("scale", "log"), ("notes", "major"),
    ("invert", "on"), ("minimum", "0"), ("maximum", "5000"), ("zero", "on"),
    ("smooth", "median:5"), ("duration", "gist"), ("speed", "2"), ("mode", "discrete"),
    ("timbre", "organ"), ("volume", "0.5"), ("pan", "0.25"), ("mono", "on"),
    ("sample-rate", "22050"), ("no-intro", "on"), ("no-end-sound", "on"), ("ticks", "on"),
    ("baseline", "mean"), ("mark-extremes", "on"), ("mark-breaks", "on"), ("bits", "24"),
  ]

  @Test(arguments: sound)
  func aSettingSoundsAsTheOption(_ name: String, _ value: String) throws {
    let home = try Home()
    let line = "export nile --duration 1 -o - --format wav".replacing(
      name == "duration" ? "--duration 1" : "", with: "")
    let plain = try home.run(line)
    let typed = try home.run(line + (value == "on" ? " --\(name)" : " --\(name) \(value)"))
    #expect(try home.run("config set \(name) \(value) -q").status == 0)
    let kept = try home.run(line)
    #expect(plain.status == 0 && kept.status == 0, "\(kept.message)")
    #expect(kept.output == typed.output)
    #expect(kept.output != plain.output)
    #expect(try home.run("config get \(name)").text == "\(value)\n")
    #expect(try home.run("config unset \(name) -q").status == 0)
    #expect(try home.run(line).output == plain.output)
  }

  static let words: [(String, String)] = [
    ("level", "alt"), ("max-length", "70"), ("width", "20"), ("speech", "on"), ("lang", "de"),
  ]

  @Test(arguments: words)
  func aSettingSaysWhatTheOptionSays(_ name: String, _ value: String) throws {
    let home = try Home()
    let plain = try home.run("describe nile")
    let typed = try home.run(
      "describe nile" + (value == "on" ? " --\(name)" : " --\(name) \(value)"))
    #expect(try home.run("config set \(name) \(value) -q").status == 0)
    let kept = try home.run("describe nile")
    #expect(kept.text == typed.text && kept.text != plain.text)
  }

  /// A kind of chart that is kept holds where it can be told, and gives way to what is typed.
  @Test func aKindOfChartIsASetting() throws {
    let home = try Home()
    let plain = try home.run("describe nile").text
    let histogram = try home.run("describe nile --as histogram").text
    #expect(try home.run("config set as histogram -q").status == 0)
    #expect(try home.run("describe nile").text == histogram)
    #expect(try home.run("describe nile --as auto").text == plain)
    #expect(try home.run("describe nile --smooth median:5 -q").status == 0)
    #expect(try home.run("describe AAPL MSFT --offline -q").status == 0)
    #expect(try home.run("config set as candles -q").status == 0)
    let refused = try home.run("describe nile")
    #expect(refused.status == 2)
    #expect(refused.message.contains("The setting as applies here too."), "\(refused.message)")
  }

  @Test func settingsOfASymbolAndAListHoldForThemAlone() throws {
    let home = try Home()
    for line in [
      "list add one AAPL -q", "config set AAPL.level alt -q", "list set one level=short lang=de -q",
    ] {
      #expect(try home.run(line).status == 0, "\(line)")
    }
    let alt = try home.run("describe AAPL --level alt").text
    #expect(try home.run("describe aapl").text == alt)
    #expect(
      try home.run("describe @one").text == home.run("describe AAPL --level alt --lang de").text)
    #expect(try home.run("list set one AAPL level=long -q").status == 0)
    #expect(
      try home.run("describe @one").text == home.run("describe AAPL --level long --lang de").text)
    #expect(try home.run("describe IBM").text == home.run("describe IBM --level standard").text)
    #expect(try home.run("describe AAPL IBM").lines.count > 3)
    #expect(try home.run("list remove one AAPL -q").status == 0)
    #expect(
      try home.run("config").text.hasSuffix(
        "@one.lang: de, from the file '\(home.folder.file("data/audiograph/lists.json"))'.\n"))
    #expect(try home.run("list rename one two -q").status == 0)
    #expect(try home.run("config").text.contains("@two.level: short"))
    #expect(try home.run("list remove two -q").status == 0)
    #expect(try !home.run("config").text.contains("@"))
  }

  static let refusals: [(String, Int32, String)] = [
    ("list set", 2, "Missing NAME for audiograph list."),
    ("list set tech", 2, "Missing KEY=VALUE for audiograph list."),
    ("list set tech AAPL", 2, "Missing KEY=VALUE for audiograph list."),
    ("list set tech volume=2", 2, "Invalid value '2' for the setting volume: use a number from 0"),
    ("list set tech volme=1", 2, "Unknown setting 'volme'. Did you mean volume?"),
    ("list set tech store=x", 2, "Unknown setting 'store'."),
    ("list set tech IBM volume=1", 3, "The list 'tech' does not contain 'IBM'."),
    ("list set tec volume=1", 2, "There is no list 'tec'. Did you mean tech?"),
    ("list unset tech", 2, "Missing KEY for audiograph list."),
    ("config set AAPL.volum 1", 2, "Unknown setting 'AAPL.volum'. Did you mean AAPL.volume?"),
    (
      "config set timbre orgn", 2, "Invalid value 'orgn' for the setting timbre: use standard, pure"
    ),
    ("config set ticks maybe", 2, "Invalid value 'maybe' for the setting ticks: use on or off."),
    ("config reader orka", 2, "Invalid argument 'orka' for audiograph config: use orca, speakup"),
  ]

  @Test(arguments: refusals)
  func refuses(_ line: String, _ status: Int32, _ message: String) throws {
    let home = try Home()
    #expect(try home.run("list add tech AAPL -q").status == 0)
    let outcome = try home.run(line)
    #expect(outcome.status == status)
    #expect(outcome.message.hasPrefix("audiograph: \(message)"), "\(outcome.message)")
  }

  @Test func aWrongValueInAFileIsNeverIgnored() throws {
    let home = try Home()
    #expect(try home.run("list add tech AAPL -q").status == 0)
    #expect(try home.run("config set volume 1 -q").status == 0)
    try home.folder.put(Array(#"{"volume":"loud"}"#.utf8), "config/audiograph/config.json")
    let loud = try home.run("describe nile")
    #expect(loud.status == 2 && loud.text == "")
    #expect(
      loud.message
        == "audiograph: Invalid value 'loud' for the setting volume in '\(home.config)': use a number"
        + " from 0 to 1.\n")
    #expect(try home.run("describe nile --volume 1").status == 0)
    let lists = home.folder.file("data/audiograph/lists.json")
    try home.folder.put(
      Array(#"{"lists":{"tech":["AAPL"]},"settings":{"tech":{"pan":[1]}}}"#.utf8),
      "data/audiograph/lists.json")
    #expect(
      try home.run("describe @tech --volume 1").message
        == "audiograph: Invalid value 'a list' for the setting @tech.pan in '\(lists)': use a number"
        + " from 0 to 0.8.\n")
    try home.folder.put(
      Array(#"{"lists":{"tech":["AAPL"]},"settings":{"tech":3}}"#.utf8),
      "data/audiograph/lists.json")
    #expect(
      try home.run("list tech").message.hasPrefix(
        "audiograph: In the watchlist file '\(lists)', the settings of 'tech' are not a record."))
  }

  @Test func aReaderSetsAGroup() throws {
    let home = try Home()
    #expect(
      try home.run("config reader braille").lines == [
        "For braille: words=display, text=before, pause=enter, width=40 and speak=off, in the file"
          + " '\(home.config)'."
      ])
    let rows = try home.run("describe nile").lines
    #expect(rows.allSatisfy { $0.count <= 40 } && rows.count > 4)
    #expect(try home.run("config reader fenrir -q").text == "")
    #expect(try home.run("describe nile").text.contains("seventy-one"))
    #expect(
      try home.run("config reader none").lines == [
        "No settings for a screen reader any longer, in the file '\(home.config)'."
      ])
    #expect(try !home.run("config").text.contains(home.config))
  }

  static let rates = [("450\n", "450\n"), ("\n", ""), ("\u{04}", "")]

  /// Asked at a terminal, of readers that speak, and once.
  @Test(arguments: rates)
  func theRateIsAskedFor(_ answer: String, _ rate: String) throws {
    let home = try Home()
    let question = "How fast does it speak, in words a minute? 300, 450, 600\n"
    let terminal = try PseudoTerminal()
    let process = try terminal.start(home.program, ["config", "reader", "fenrir"])
    _ = terminal.text(endingWith: question)
    terminal.type(answer)
    #expect(process.wait() == 0)
    #expect(terminal.text().hasSuffix("audiograph config set reading-rate changes that.\n"))
    #expect(try home.run("config get reading-rate").text == rate)
    for (reader, isAsked) in [("braille", false), ("none", false), ("orca", rate.isEmpty)] {
      let terminal = try PseudoTerminal()
      let process = try terminal.start(home.program, ["config", "reader", reader])
      if isAsked {
        _ = terminal.text(endingWith: question)
        terminal.type("\n")
      }
      #expect(process.wait() == 0)
      #expect(terminal.text().contains(question) == isAsked)
    }
  }

  @Test func readersAreListedWithWhatTheySet() throws {
    let home = try Home()
    #expect(
      try home.run("config reader").lines == [
        "orca, emacspeak and nvda: words=speech, text=after, pause=auto and speak=off.",
        "speakup, fenrir and espeakup: words=speech, text=after, pause=auto, width=80 and"
          + " speak=off.",
        "brltty and braille: words=display, text=before, pause=enter, width=40 and speak=off.",
        "tdsr: words=speech, text=after, pause=auto, width=80, speak=off, key.previous=k left,"
          + " key.next=j right, key.first=a home, key.last=e end, key.previous-series=O page-up,"
          + " key.next-series=o page-down, key.play=P, key.backwards=B and key.repeat=R enter.",
        "none: removes these settings.",
      ])
    #expect(home.folder.bytes("config/audiograph/config.json") == nil)
  }

  /// Letters are named first for whom arrows are mute; keys of one's own stay.
  @Test func lettersComeFirst() throws {
    let home = try Home()
    #expect(try home.run("help keys").text.contains("Left"))
    #expect(try home.run("config reader tdsr -q").status == 0)
    #expect(try home.run("config get key.next").text == "j right\n")
    #expect(try home.run("config set key.last z -q").status == 0)
    #expect(try home.run("config reader tdsr -q").status == 0)
    #expect(try home.run("config get key.last").text == "z\n")
    #expect(try home.run("config reader orca -q").status == 0)
    #expect(try home.run("config get key.last").text == "z\n")
    #expect(try home.run("config").text.contains("key.next") == false)
  }

  @Test func aRateIsASetting() throws {
    let home = try Home()
    #expect(try home.run("config set reading-rate 450 -q").status == 0)
    #expect(try home.run("config get reading-rate").text == "450\n")
    #expect(
      try home.run("config set reading-rate 20").message
        == "audiograph: Invalid value '20' for the setting reading-rate: use a number of words a"
        + " minute from 50 to 1500.\n")
    #expect(
      try home.run("config set pause long").message
        == "audiograph: Invalid value 'long' for the setting pause: use auto, off, enter, or a"
        + " number of seconds up to 60.\n")
  }

  /// Killed at any moment, the file is whole: as it was or as it was to be.
  @Test func settingsSurviveKills() throws {
    let home = try Home()
    var generator = SeededGenerator(seed: 21)
    #expect(try home.run("config set end-phrase 0").status == 0)
    #expect(try home.run("list add tech AAPL").status == 0)
    for number in 1...caseCount(12, sweep: 200) {
      let phrase = String(repeating: "x", count: 20_000) + "\(number)"
      let line =
        number % 2 == 0
        ? ["config", "set", "end-phrase", phrase] : ["list", "set", "tech", "end-phrase=\(phrase)"]
      let run = try home.program.start(line)
      usleep(UInt32.random(in: 0...6000, using: &generator))
      run.signal(SIGKILL)
      _ = run.wait()
      #expect(try home.run("config get end-phrase").status == 0)
      #expect(try home.run("list tech -q").text == "AAPL\n")
    }
    #expect(try home.run("config set volume 0.5").status == 0)
  }

  @Test func twentyAtOnceLoseNothing() throws {
    let home = try Home()
    #expect(try home.run("list add tech AAPL").status == 0)
    let options = Self.sound.prefix(20)
    var runs: [Running] = []
    for (index, option) in options.enumerated() {
      runs.append(
        try home.program.start(
          index % 2 == 0
            ? ["config", "set", "S\(index).\(option.0)", option.1]
            : ["list", "set", "tech", "AAPL", "\(option.0)=\(option.1)"]))
    }
    for run in runs { #expect(run.wait().status == 0) }
    let text = try home.run("config").text
    for (index, option) in options.enumerated() {
      let name = index % 2 == 0 ? "S\(index).\(option.0)" : "@tech.AAPL.\(option.0)"
      #expect(text.contains("\(name): \(option.1), from"), "\(name)")
    }
  }
}
