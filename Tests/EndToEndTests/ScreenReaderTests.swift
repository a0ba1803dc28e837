// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// What Debian's screen reader for consoles speaks: it reads the rows of a terminal.
@Suite struct ScreenReaderTests {
  @Test(arguments: [UInt16(40), 80, 100], [["--lang", "en"], ["--lang", "de", "--speech"]])
  func speaksWholeWords(_ columns: UInt16, _ options: [String]) throws {
    let arguments = ["describe", "AAPL", "--range", "1Y"] + options
    let whole = try Program().run(arguments)
    let words = whole.text.split { $0.isWhitespace }.map(String.init)
    let reader = try ScreenReader(columns: columns, arguments)
    let spoken = try reader.spoken(until: try #require(words.last))
    // It may speak a row again that was not complete when it looked first.
    #expect(Set(spoken) == Set(words))
    #expect(spoken.count >= words.count)
  }

  /// Twenty keys of a walk, and the line that each of them leads to.
  static let walk: [(String, String)] = [
    ("k", "441.40 on 28 Feb 2013"), ("k", "444.57 on 27 Feb 2013"), ("j", "441.40 on 28 Feb 2013"),
    ("t", "702.10 on 19 Sep 2012, highest"), ("p", "140 of 250, height 100, up 29 percent"),
    ("a", "545.18 on 2 Mar 2012, first"), ("u", "552.00 on 12 Mar 2012"),
    ("d", "546.08 on 16 May 2012"), ("e", "430.47 on 1 Mar 2013, last, lowest"),
    ("b", "450.50 on 24 Jan 2013"), ("L", "702.10 on 19 Sep 2012, up 32 percent"),
    ("c", "537.75 on 8 Nov 2012, below 544.47"), ("x", "speed 0.7"), ("X", "speed 1"),
    ("3", "537.75 on 8 Nov 2012, 6 months"),
    ("+", "547.06, 9 Nov 2012, 6 months, 26 weeks"),
    ("-", "537.75 on 8 Nov 2012, 122 trading days"), ("o", "no further series"),
    ("6", "537.75 on 8 Nov 2012, 3270 trading days"), ("s", "20.25 less than on 7 Nov 2012"),
  ]

  @Test func speaksEveryLineOfAWalk() throws {
    let reader = try ScreenReader(
      columns: 80, ["explore", "AAPL", "--range", "1Y", "--device", "null"])
    _ = try reader.spoken(until: "leave")
    for (key, line) in Self.walk {
      let words = line.split(separator: " ").map(String.init)
      #expect(try reader.spoken(after: key, until: words) == words)
    }
    reader.type("q")
  }
}

/// `fenrir` in a terminal of its own, with a voice that writes down what it is to say.
final class ScreenReader {
  struct IsMissing: Error, CustomStringConvertible {
    let description = "The screen reader fenrir is not installed; make deps does that."
  }

  private let folder: TemporaryFolder
  private let terminal: PseudoTerminal
  private let process: ChildProcess

  /// Starts it with a shell that waits for Enter, runs our program, and waits for Enter again.
  ///
  /// `voice` is what its voice does besides writing down what it is to say, in words of a shell.
  init(
    columns: UInt16, _ arguments: [String], environment: [String: String] = [:],
    voice: String = ":"
  ) throws {
    guard let fenrir = Tool("fenrir") else { throw IsMissing() }
    folder = try TemporaryFolder()
    terminal = try PseudoTerminal(columns: columns)
    let command = ([Program.path] + arguments).joined(separator: "' '")
    try folder.put(script: "read -r go; '\(command)'; read -r go", "shell")
    try folder.put(
      script: "printf '%s\\n' \"$1\" >>'\(folder.file("spoken"))'; \(voice)", "voice")
    try folder.put(Array(settings(folder).utf8), "settings.conf")
    let program = Program(
      folder: folder.path, environment: environment.merging(["LC_ALL": "C.UTF-8"]) { $1 })
    process = try terminal.start(
      fenrir.path, ["-e", "-s", folder.file("settings.conf")], for: program)
  }

  /// The words that it speaks of what our program prints.
  func spoken(until last: String, count: Int = 1) throws -> [String] {
    _ = try words { $0.suffix(2) == ["Start", "Fenrir"] }
    terminal.type("\n")
    let spoken = try words { words in
      words.last == last && words.count { $0 == last } >= count
    }
    return Array(spoken.drop { $0 != "Fenrir" }.dropFirst())
  }

  /// Sends keys.
  func type(_ keys: String) { terminal.type(keys) }

  /// The words that it speaks after a key, which end with some.
  func spoken(after key: String, until last: [String]) throws -> [String] {
    let before = try words { _ in true }.count
    terminal.type(key)
    return Array(
      try words { $0.count >= before + last.count && $0.suffix(last.count) == last[...] }
        .dropFirst(before))
  }

  private func words(until isDone: ([String]) -> Bool) throws -> [String] {
    for _ in 0..<6000 where process.isRunning {
      // The terminal has to be read, or nothing more is printed there.
      terminal.discard()
      let text = String(decoding: folder.bytes("spoken") ?? [], as: UTF8.self)
      let words = text.split { $0.isWhitespace }.map(String.init)
      if isDone(words) { return words }
      usleep(10_000)
    }
    throw SaysNothing(text: String(decoding: folder.bytes("spoken") ?? [], as: UTF8.self))
  }

  /// It ended, or did not say what it should have in a minute.
  struct SaysNothing: Error { var text: String }

  /// It ends when its shell does; killed at once it would leave processes behind.
  deinit {
    terminal.type("\n")
    waited {
      terminal.discard()
      return !process.isRunning
    }
    // Its own processes sometimes outlive it, and whoever looks for a screen reader finds them.
    kill(-process.number, SIGKILL)
    _ = process.wait()
  }
}

/// Rows follow one another without a pause, and marks are not named.
private func settings(_ folder: TemporaryFolder) -> String {
  """
  [sound]
  enabled=False
  [speech]
  driver=genericDriver
  genericSpeechCommand='\(folder.file("voice"))' fenrirText
  [braille]
  driver=dummyDriver
  [general]
  debugLevel=0
  shell='\(folder.file("shell"))'
  punctuationLevel=none
  newLinePause=False
  emoticons=False
  [keyboard]
  interruptOnKeyPress=False
  wordEcho=False
  [remote]
  driver=dummyDriver

  """
}

extension TemporaryFolder {
  fileprivate func put(script: String, _ name: String) throws {
    try put(Array("#!/bin/sh\n\(script)\n".utf8), name)
    chmod(file(name), 0o700)
  }
}
