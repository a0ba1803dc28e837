// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import TestSupport
import Testing

@testable import AudiographCLI

/// What holds sounds up, and why.
@Suite struct PauseTests {
  static func arguments(_ text: String?, isSetting: Bool = false) -> Arguments {
    var arguments = Arguments()
    if let text {
      if isSetting { arguments.addSetting(.pause, text) } else { arguments.add(.pause, text) }
    }
    return arguments
  }

  static let values: [(String?, Pause?)] = [
    (nil, nil), ("off", .off), ("auto", .auto), ("enter", .enter), ("0", .off),
    ("1.5", .seconds(1.5)), ("60", .seconds(60)),
  ]

  @Test(arguments: values)
  func reads(_ text: String?, _ pause: Pause?) {
    #expect(text.flatMap { Pause($0) } == pause)
  }

  @Test(arguments: ["", "on", "-1", "61", "nan", "Auto", "1s"])
  func refuses(_ text: String) {
    #expect(throws: UsageError.malformedValue(option: "--pause", value: text, form: .pause)) {
      try ArgumentParser.read(["--pause=\(text)"], for: Commands.spec(.play))
    }
  }

  private static func choice(
    _ text: String?, isSetting: Bool = false, isAtTerminal: Bool = true, isRemote: Bool = false,
    hasText: Bool = true, reader: String? = nil
  ) throws -> PauseChoice {
    let arguments = arguments(text, isSetting: isSetting)
    return PauseChoice(
      text.flatMap { Pause($0) }, arguments,
      PauseChoice.Surroundings(
        isAtTerminal: isAtTerminal, isRemote: isRemote, hasText: hasText, reader: { reader }))
  }

  @Test func whatIsAskedForCounts() throws {
    let typed = try Self.choice("2", reader: "orca")
    #expect(typed.pause == .seconds(2) && typed.reason == .typed("2"))
    let set = try Self.choice("off", isSetting: true, reader: "orca")
    #expect(set.pause == .off && set.reason == .set("off"))
    let remote = try Self.choice("auto", isSetting: true, isRemote: true)
    #expect(remote.pause == .auto && remote.reason == .set("auto"))
  }

  @Test func aReaderThatRunsCountsOtherwise() throws {
    let found = try Self.choice(nil, reader: "fenrir")
    #expect(found.pause == .auto && found.reason == .reader("fenrir"))
    let none = try Self.choice(nil)
    #expect(none.pause == .off && none.reason == .noReader)
    // Over ssh it is not even looked for.
    let remote = try Self.choice(nil, isRemote: true, reader: "fenrir")
    #expect(remote.pause == .off && remote.reason == .remote)
  }

  @Test(arguments: ["auto", "off", "enter", "3", nil])
  func nothingIsHeldUpWithoutATerminal(_ text: String?) throws {
    let choice = try Self.choice(text, isAtTerminal: false, reader: "orca")
    #expect(choice.pause == .off && choice.reason == .noTerminal)
  }

  static let silent: [(String?, Pause)] = [
    (nil, .off), ("auto", .off), ("enter", .enter), ("3", .seconds(3)),
  ]

  @Test(arguments: silent)
  func withoutTextNoReadingIsWaitedFor(_ text: String?, _ pause: Pause) throws {
    let choice = try Self.choice(text, hasText: false, reader: "orca")
    #expect(choice.pause == pause)
    #expect((choice.reason == .noText) == (pause == .off))
  }

  // MARK: - The time

  private static let five = "five words of a line"

  private static func clock(_ lines: [(String, Double)]) -> ReadingClock {
    var clock = ReadingClock()
    clock.start(ReadingTime())
    for (line, time) in lines { clock.add([line], at: time) }
    return clock
  }

  @Test func linesAreReadOneAfterAnother() {
    #expect(Self.clock([]).end == nil)
    #expect(Self.clock([(Self.five, 10)]).end == 11.1)
    #expect(Self.clock([(Self.five, 10), (Self.five, 10.5)]).end == 12.1)
    // What was read long ago is no matter.
    #expect(Self.clock([(Self.five, 10), (Self.five, 20)]).end == 21.1)
  }

  @Test func aVoiceBeginsLateAndNobodyWaitsForAPage() {
    #expect(Self.clock([("Right.", 10)]).end == 10.6)
    #expect(Self.clock([(String(repeating: "word ", count: 500), 10)]).end == 16.1)
  }

  /// All of a text of several lines is waited for, and longer where the voice is slower.
  @Test func aSoundWaitsForEachLine() {
    let twenty = String(repeating: "word ", count: 20)
    #expect(Self.clock([(twenty, 10), (twenty, 10), (twenty, 10)]).end == 22.1)
    var slow = ReadingClock()
    slow.start(ReadingTime(wordsPerMinute: 150))
    slow.add([String(repeating: "word ", count: 27)], at: 10)
    #expect(abs((slow.end ?? 0) - 20.9) < 1e-9)
  }

  /// Lines that come faster than they are read do not put a sound off for ever.
  @Test func linesThatKeepComingEnd() {
    let lines = (0..<40).map { (Self.five, 10 + 0.5 * Double($0)) }
    #expect(Self.clock(lines).end == 28)
    #expect(Self.clock(lines).end(after: 1) == 16)
    #expect(Self.clock(lines).end(after: 0.2) == 29.5 + 0.2)
    // A line long after the one before is read as if it were alone.
    #expect(Self.clock([(Self.five, 10), (Self.five, 30)]).end(after: 3) == 33)
  }

  /// What is still read under a sound holds up the next one.
  @Test func aSoundDoesNotEndTheReading() {
    var clock = Self.clock([(String(repeating: "word ", count: 50), 10)])
    clock.beginSound(at: 16)
    #expect(clock.end == 16.1 && clock.end(after: 3) == 13)
    clock.add([Self.five], at: 17)
    #expect(clock.end == 21.1 && clock.end(after: 3) == 20)
  }

  @Test func aSoundTakesTheLinesForRead() {
    var clock = Self.clock([(Self.five, 10)])
    clock.forget()
    #expect(clock.end == nil && clock.end(after: 1) == nil)
    clock.add([Self.five], at: 10.2)
    #expect(abs((clock.end ?? 0) - 11.3) < 1e-9)
  }

  @Test func nothingIsNotedWhereNoSoundWaits() {
    var clock = ReadingClock()
    clock.add([Self.five], at: 10)
    #expect(clock.end == nil && !clock.isRunning)
  }

  // MARK: - Presets

  @Test func readersOfOneKindStandTogether() {
    let groups = ScreenReader.groups
    #expect(
      groups.map(\.readers) == [
        ["orca", "emacspeak", "nvda"], ["speakup", "fenrir", "espeakup"],
        ["brltty", "braille"], ["tdsr"], ["none"],
      ])
    #expect(groups[0].settings == ["words=speech", "text=after", "pause=auto", "speak=off"])
    #expect(
      groups[1].settings == ["words=speech", "text=after", "pause=auto", "width=80", "speak=off"])
    #expect(
      groups[2].settings == [
        "words=display", "text=before", "pause=enter", "width=40", "speak=off",
      ])
    // After an arrow tdsr reads the cursor: letters come first, in help too.
    #expect(
      groups[3].settings == groups[1].settings + [
        "key.previous=k left", "key.next=j right", "key.first=a home", "key.last=e end",
        "key.previous-series=O page-up", "key.next-series=o page-down", "key.play=P",
        "key.backwards=B", "key.repeat=R enter",
      ])
    #expect(groups[4].settings == [])
  }
}

/// The screen reader that runs, by a folder as `/proc` is.
@Suite struct RunningReaderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func add(_ number: Int, _ name: String, _ words: [String] = []) throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("\(number)"), withIntermediateDirectories: true)
    try folder.put(Array("\(name)\n".utf8), "\(number)/comm")
    try folder.put(words.flatMap { Array($0.utf8) + [0] }, "\(number)/cmdline")
  }

  private func found(user: UInt32 = geteuid(), isLate: () -> Bool = { false }) -> String? {
    RunningReader.search(
      speakup: folder.file("speakup"), processes: folder.path, user: user, isLate: isLate)
  }

  @Test(arguments: ["orca", "fenrir", "espeakup", "tdsr"])
  func knows(_ name: String) throws {
    try add(1, "systemd")
    try add(70, name)
    try add(900, "bash")
    #expect(found() == name)
  }

  @Test(arguments: ["brltty", "bash", "orca-helper", "", "python3"])
  func nobodyElseIsOne(_ name: String) throws {
    try add(70, name, [name, "-m", "http.server"])
    #expect(found() == nil)
  }

  @Test(arguments: [
    (["python3", "/opt/fenrir/src/fenrir", "-f"], "fenrir"),
    (["python3", "-u", "/usr/bin/orca"], "orca"),
    (["python3", "/home/a/tdsr"], "tdsr"),
  ])
  func knowsScriptsByTheirNames(_ words: [String], _ name: String) throws {
    try add(70, "python3", words)
    #expect(found() == name)
  }

  @Test func speakupIsPartOfTheKernel() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("speakup"), withIntermediateDirectories: true)
    #expect(found() == "speakup")
  }

  @Test func looksAtTheNewestThreeHundred() throws {
    try add(10, "orca")
    for number in 11...309 { try add(number, "bash") }
    #expect(found() == "orca")
    try add(310, "bash")
    #expect(found() == nil)
  }

  @Test func whatIsLateIsNotThere() throws {
    try add(10, "orca")
    for number in 11...20 { try add(number, "bash") }
    var looks = 0
    #expect(
      found(isLate: {
        looks += 1
        return looks > 10
      }) == nil)
    #expect(found() == "orca")
  }

  /// A reader of somebody else's is not heard here; root's is.
  @Test func somebodyElsesIsNone() throws {
    try add(70, "orca")
    #expect(found(user: 4242) == (geteuid() == 0 ? "orca" : nil))
    guard geteuid() == 0 else { return }
    #expect(chown(folder.file("70"), 4243, 4243) == 0)
    #expect(found(user: 4242) == nil)
    #expect(found(user: 4243) == "orca")
  }

  @Test func aMachineWithoutProcesses() {
    #expect(
      RunningReader.search(
        speakup: folder.file("x"), processes: folder.file("none"), user: 0, isLate: { false })
        == nil)
  }
}
