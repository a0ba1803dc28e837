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
}

/// `fenrir` in a terminal of its own, with a voice that writes down what it is to say.
private final class ScreenReader {
  struct IsMissing: Error, CustomStringConvertible {
    let description = "The screen reader fenrir is not installed; make deps does that."
  }

  private let folder: TemporaryFolder
  private let terminal: PseudoTerminal
  private let process: ChildProcess

  /// Starts it with a shell that waits for Enter, runs our program, and waits for Enter again.
  init(columns: UInt16, _ arguments: [String]) throws {
    guard let fenrir = Tool("fenrir") else { throw IsMissing() }
    folder = try TemporaryFolder()
    terminal = try PseudoTerminal(columns: columns)
    let command = ([Program.path] + arguments).joined(separator: "' '")
    try folder.put(script: "read -r go; '\(command)'; read -r go", "shell")
    try folder.put(script: "printf '%s\\n' \"$1\" >>'\(folder.file("spoken"))'", "voice")
    try folder.put(Array(settings(folder).utf8), "settings.conf")
    let program = Program(folder: folder.path, environment: ["LC_ALL": "C.UTF-8"])
    process = try terminal.start(
      fenrir.path, ["-e", "-s", folder.file("settings.conf")], for: program)
  }

  /// The words that it speaks of what our program prints.
  func spoken(until last: String) throws -> [String] {
    _ = try words { $0.suffix(2) == ["Start", "Fenrir"] }
    terminal.type("\n")
    let spoken = try words { $0.last == last }
    return Array(spoken.drop { $0 != "Fenrir" }.dropFirst())
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
    for _ in 0..<1000 where process.isRunning {
      terminal.discard()
      usleep(10_000)
    }
    process.signal(SIGKILL)
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
