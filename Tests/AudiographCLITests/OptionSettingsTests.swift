// SPDX-License-Identifier: MIT

import Audiograph
import JSON
import TestSupport
import Testing

@testable import AudiographCLI

/// Options that are settings, wherever they stand.
@Suite struct OptionSettingsTests {
  /// A value for every option that is a setting, as it is typed in a file and on the command line.
  static let values: [OptionName: String] = [
    .text: "after", .pause: "2", .device: "null", .speak: "on", .endPhrase: "Done.",
    .voice: "en-us", .voiceRate: "300", .level: "alt",
    .maxLength: "300", .width: "40", .speech: "on", .stats: "on", .pitchRange: "c3:c5",
    .profile: "warm", .scale: "log", .notes: "major", .invert: "on", .noInvert: "on",
    .minimum: "-2.5",
    .maximum: "2000", .zero: "on", .noZero: "on", .sharedAxis: "on", .ownAxis: "on",
    .smooth: "median:5",
    .duration: "gist", .speed: "2", .mode: "discrete", .even: "on", .true: "on",
    .together: "on", .timbre: "organ", .volume: "0.5", .pan: "0.25", .mono: "on",
    .sampleRate: "22050", .noIntro: "on", .noEndSound: "on", .shortEnds: "on", .ticks: "on",
    .baseline: "mean",
    .markExtremes: "on", .markBreaks: "on", .bits: "24", .as: "candles", .today: "on",
  ]

  static let names = SettingKey.options.map(\.name)

  @Test func everySettingHasARow() {
    #expect(Set(Self.names) == Set(Self.values.keys))
  }

  /// The form that an option declares is the one that it asks for in its error.
  @Test func aValueOfNoFormIsRefusedWithTheForm() throws {
    for option in Self.names {
      guard case .value = SettingKey.option(option).form,
        ![.device, .endPhrase, .voice].contains(option)
      else { continue }
      let spec = try #require(SettingKey.options.first { $0.name == option })
      let form = try #require(spec.value?.form, "\(option) takes any text")
      #expect(
        spec.problem(with: "?")
          == .malformedValue(option: option.typed, value: "?", form: form))
      #expect(SettingKey.option(option).form.said == form.said)
    }
  }

  /// A number is how fast a voice speaks, and no voice.
  @Test func aVoiceIsNoNumber() throws {
    let spec = try #require(SettingKey.options.first { $0.name == .voice })
    #expect(
      spec.problem(with: "200")
        == .malformedValue(option: "--voice", value: "200", form: .voice))
    for name in ["en-gb", "de+f3", "mb-de6"] { #expect(spec.problem(with: name) == nil) }
  }

  /// What one run writes, and what explains one run, is no habit.
  @Test func whatIsOnlyTyped() {
    let kept = Set(Self.names)
    let typed: [OptionName] = [
      .manifest, .json, .output, .format, .sync, .noClobber, .wait, .explain, .volumeLine,
    ]
    for name in typed {
      #expect(!kept.contains(name), "\(name)")
    }
  }

  @Test func speakHoldsForLiveCommandsOnly() {
    let speaking = Commands.all.filter { $0.option(.speak) != nil }.map(\.name)
    #expect(speaking.contains(.play) && speaking.contains(.describe))
    for command in [CommandName.export, .batch] {
      #expect(Commands.spec(command).option(.speak)?.isSetting == false)
      #expect(Commands.spec(command).option(.narrate)?.isSetting == false)
    }
  }

  /// A home with settings in one place.
  private static func home(_ place: Place, _ option: OptionName, _ value: String) throws
    -> (SettingsTests.Home, SettingScope?)
  {
    let record = try JSONValue(Array(#"{"\#(option.rawValue)":"\#(value)"}"#.utf8))
    let file =
      switch place {
      case .file: record
      case .symbol: JSONValue.record([.init("symbols", .record([.init("AAPL", record)]))])
      default: JSONValue.record([])
      }
    let home = try SettingsTests.Home(file.prettyText)
    var list: WatchlistSettings?
    switch place {
    case .variable: home.variables[SettingKey.option(option).variable] = value
    case .list: list = WatchlistSettings(name: "tech", path: "l.json", record: record)
    case .symbolOfList:
      list = WatchlistSettings(
        name: "tech", path: "l.json",
        record: .record([.init("symbols", .record([.init("aapl", record)]))]))
    default: break
    }
    return (home, SettingScope(symbol: "AAPL", list: list))
  }

  enum Place: CaseIterable { case symbolOfList, symbol, list, variable, file }

  /// The command that has an option, and what it says where only the settings do.
  private static func completed(
    _ option: OptionName, _ typed: [String], _ home: SettingsTests.Home, _ scope: SettingScope?
  ) throws -> (Arguments, Settings) {
    let spec = try #require(Commands.all.first { $0.option(option) != nil })
    let arguments = try ArgumentParser.read(typed, for: spec)
    let settings = try home.settings().scoped(to: scope)
    return (try arguments.completed(by: settings), settings)
  }

  @Test(arguments: names, Place.allCases)
  func everySettingIsHonouredEverywhere(_ option: OptionName, _ place: Place) throws {
    let value = try #require(Self.values[option])
    let (home, scope) = try Self.home(place, option, value)
    let (kept, settings) = try Self.completed(option, [], home, scope)
    let typed = value == "on" ? [option.typed] : ["\(option.typed)=\(value)"]
    let (given, plain) = try Self.completed(option, typed, try SettingsTests.Home(nil), nil)
    #expect(try SoundStyle(kept) == SoundStyle(given))
    #expect(
      try WordingOptions(kept, settings).audience() == WordingOptions(given, plain).audience())
    if option != .speech {
      #expect(kept[option] == given[option])
      #expect(kept.settings == [option])
    }
  }

  @Test(arguments: names)
  func aWrongValueIsNamedWithItsPlace(_ option: OptionName) throws {
    for place in Place.allCases {
      let (home, scope) = try Self.home(place, option, "a\u{7F}b")
      guard option != .speech else { continue }
      #expect(throws: SettingsError.self) { try Self.completed(option, [], home, scope) }
    }
  }

  /// The sound of a run with all five places set differently, less and less of them.
  @Test func whatSaysMoreAboutTheChartWins() throws {
    let home = try SettingsTests.Home(
      #"{"volume":0.1,"symbols":{"AAPL":{"volume":0.4}}}"#)
    home.variables["AUDIOGRAPH_VOLUME"] = "0.2"
    let record = try JSONValue(
      Array(#"{"volume":0.3,"symbols":{"AAPL":{"volume":0.5}}}"#.utf8))
    let list = WatchlistSettings(name: "tech", path: "l.json", record: record)
    func volume(_ typed: [String], _ scope: SettingScope?) throws -> String? {
      try Self.completed(.volume, typed, home, scope).0[.volume]
    }
    #expect(try volume(["--volume=0.6"], SettingScope(symbol: "AAPL", list: list)) == "0.6")
    #expect(try volume([], SettingScope(symbol: "AAPL", list: list)) == "0.5")
    #expect(try volume([], SettingScope(symbol: "AAPL", list: nil)) == "0.4")
    #expect(try volume([], SettingScope(symbol: "IBM", list: list)) == "0.3")
    #expect(try volume([], nil) == "0.2")
    home.variables = home.variables.filter { $0.key != "AUDIOGRAPH_VOLUME" }
    #expect(try volume([], nil) == "0.1")
  }

  static let exclusions: [(String, [String], [OptionName])] = [
    (#"{"even":true}"#, ["--true"], []), (#"{"profile":"warm"}"#, ["--pitch-range=c3:c5"], []),
    (#"{"own-axis":true,"ticks":true}"#, ["--shared-axis"], [.ticks]),
    (#"{"level":"alt","mono":true}"#, ["--json"], [.mono]),
    (#"{"ticks":true,"mono":"yes"}"#, ["--ticks=off"], [.mono]),
    (#"{"ticks":false}"#, [], []), (#"{"ticks":null}"#, [], []),
    (#"{"timbre":"organ","mode":"discrete","ticks":true}"#, ["--as=candles"], [.ticks]),
    (#"{"timbre":"organ","baseline":"mean"}"#, ["--as=candles", "--volume-line"], []),
    (#"{"timbre":"organ"}"#, ["--as=line"], [.timbre]),
    (#"{"as":"candles"}"#, ["--as=auto"], []), (#"{"as":"auto"}"#, [], []),
    (#"{"as":"candles","timbre":"organ","ticks":true}"#, [], [.as, .ticks]),
    (#"{"as":"candles","timbre":"organ"}"#, ["--smooth=median:5"], [.timbre]),
    (#"{"as":"histogram","ticks":true}"#, [], [.as]),
    (#"{"as":"histogram","ticks":true}"#, ["--only=North"], [.ticks]),
    (#"{"as":"box"}"#, ["--mark-extremes"], []),
    (
      #"{"profile":"warm","symbols":{"AAPL":{"pitch-range":"c3:c5"}}}"#, [], [.pitchRange]
    ),
    (
      #"{"even":true,"symbols":{"AAPL":{"true":true,"even":false}}}"#, [], [.true]
    ),
  ]

  @Test(arguments: exclusions)
  func whatIsOutrankedGivesWay(
    _ text: String, _ typed: [String], _ kept: [OptionName]
  ) throws {
    let spec = Commands.spec(.describe)
    let home = try SettingsTests.Home(text)
    let settings = try home.settings().scoped(to: SettingScope(symbol: "AAPL", list: nil))
    let arguments = try ArgumentParser.read(typed, for: spec).completed(by: settings)
    #expect(arguments.settings == kept)
  }

  @Test func twoThatExcludeEachOtherInOneFileAreNamed() throws {
    let home = try SettingsTests.Home(#"{"even":true,"true":true}"#)
    let arguments = try Arguments(command: .describe).completed(by: home.settings())
    #expect(throws: SettingsConflict.self) {
      try ChartRequest.naming(settingsOf: arguments) {
        try arguments.exclude(Commands.spec(.describe).options.exclusions)
      }
    }
    let conflict = SettingsConflict(
      problem: UsageError.contradiction("--even", "--true"), settings: [.even, .true])
    #expect(
      ErrorWords(conflict).text
        == "--even and --true cannot be used together. Leave one of them out. The settings even and"
        + " true apply here too.")
  }

  static let channels: [(String, [String: String], [String], Channel)] = [
    (#"{"speech":true}"#, [:], [], .speech), (#"{"words":"speech"}"#, [:], [], .speech),
    (#"{"words":"speech","speech":false}"#, [:], [], .display),
    (#"{"speech":true}"#, ["AUDIOGRAPH_WORDS": "display"], [], .display),
    (#"{"words":"display"}"#, ["AUDIOGRAPH_SPEECH": "1"], [], .speech),
    (#"{"words":"speech"}"#, [:], ["--speech=off"], .display),
  ]

  @Test(arguments: channels)
  func speechAndWordsSayTheSame(
    _ text: String, _ variables: [String: String], _ typed: [String], _ channel: Channel
  ) throws {
    let home = try SettingsTests.Home(text)
    home.variables.merge(variables) { $1 }
    let arguments = try ArgumentParser.read(typed, for: Commands.spec(.describe))
    #expect(try WordingOptions(arguments, home.settings()).audience().channel == channel)
  }

  static let names2: [(String, String?)] = [
    ("AAPL.baseline", "symbols.AAPL.baseline"), ("brk.b.volume", "symbols.BRK.B.volume"),
    ("AAPL.lang", "symbols.AAPL.lang"), ("AAPL.wait", nil), ("AAPL.store", nil),
    (".volume", nil), ("A B.volume", nil), ("AAPL.manifest", nil), ("volume", "volume"),
    ("providers.stooq.key", "providers.stooq.key"),
  ]

  @Test(arguments: names2)
  func symbolsHaveSettings(_ typed: String, _ joined: String?) {
    #expect(SettingKey(name: typed)?.joinedName == joined)
  }

  @Test func unknownNamesOfSymbolsAreTold() throws {
    let home = try SettingsTests.Home(
      #"{"symbols":{"AAPL":{"volume":1,"volumee":2},"x y":{"volume":1}},"speech":true}"#)
    let unknown = try home.settings().unknownNames()?.names
    #expect(unknown == ["symbols.AAPL.volumee", "symbols.x y.volume"])
    #expect(try home.settings().keysOfSymbols().map(\.name) == ["AAPL.volume"])
  }

  @Test(arguments: ScreenReader.allCases)
  func readersHaveValuesThatAreAllowed(_ reader: ScreenReader) throws {
    var record = JSONValue.record([])
    for (key, value) in reader.settings {
      if let value { try record.set(key, to: value, in: "c.json") }
    }
    let keys = record.members.filter { $0.name == "key" }.flatMap { group in
      group.value.members.map { JSONValue.Member("key.\($0.name)", $0.value) }
    }
    #expect(keys.count == (reader == .tdsr ? 9 : 0))
    for member in record.members.filter({ $0.name != "key" }) + keys {
      let key = try #require(SettingKey(name: member.name))
      #expect(try key.found(member.value, at: .commandLine, rank: .file) != nil)
    }
    #expect(reader == .none ? record.members.isEmpty : record.members.count >= 3)
  }
}

extension Arguments {
  fileprivate init(command: CommandName) {
    self.init()
    self.command = command
  }
}
