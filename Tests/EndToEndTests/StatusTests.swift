// SPDX-License-Identifier: MIT

import Foundation
import MarketData
import TestSupport
import Testing

/// Every exit status, with standard output empty wherever there is an error.
@Suite struct StatusTests {
  static let nile = "\(Program.packageFolder)/Samples/nile.csv"

  struct Case: CustomTestStringConvertible {
    let arguments: [String]
    let status: Int32
    /// What stands on standard error, its end left out.
    let message: String

    init(_ arguments: [String], _ status: Int32, _ message: String) {
      self.arguments = arguments
      self.status = status
      self.message = message
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let failures: [Case] = [
    Case(["plya"], 2, "Unknown command 'plya'. Did you mean play?"),
    Case(["--zzz"], 2, "Unknown option '--zzz'."),
    Case(["play"], 2, "Missing SOURCE for audiograph play."),
    Case(["describe", nile, "--bogus"], 2, "Unknown option '--bogus' for audiograph describe."),
    Case(["describe", nile, "--y", "Flwo"], 2, "The source '\(nile)' has no column 'Flwo'."),
    Case(["describe", nile, "--volume", "2"], 2, "Invalid value '2' for --volume:"),
    Case(
      ["describe", nile, "--from", "1900", "--range", "1Y"], 2,
      "--from and --range cannot be"
        + " used"),
    Case(["export", nile, "-o", "x.xyz"], 2, "The name 'x.xyz' does not show which format"),
    Case(
      ["export", nile, "-o", "x.opus", "--sample-rate", "44100"], 2, "A .opus file cannot have"),
    Case(["export", nile, "-o", "-"], 2, "Standard output needs a format."),
    Case(["devices", "x"], 2, "Unexpected argument 'x' for audiograph devices."),
    Case(["describe", "no/such.csv"], 3, "There is no file 'no/such.csv'."),
    Case(["describe", "/"], 3, "The source '/' is a folder."),
    Case(["describe", "ZZ ZZ"], 3, "'ZZ ZZ' is neither a file nor a symbol."),
    // The tests may not fetch anything.
    Case(["describe", "ZZZZ"], 4, "No prices of 'ZZZZ' are stored, and fetching is turned off."),
    Case(
      ["describe", "AAPLE"], 4,
      "No prices of 'AAPLE' are stored, and fetching is turned off. Did you mean AAPL?"),
    Case(
      ["play", "AAPL", "--text", "none", "--device", "no-such-card"], 5,
      "There is no sound device 'no-such-card'."),
    Case(
      ["export", nile, "-o", "no-folder/x.wav"], 6,
      "Cannot write 'no-folder/x.wav': there is"
        + " no folder 'no-folder'."),
    Case(["export", nile, "-o", "/dev/full"], 6, "There is no space left for '/dev/full'."),
  ]

  @Test(arguments: failures)
  func failsWithOneLine(_ test: Case) throws {
    let folder = try TemporaryFolder()
    let outcome = try Program(device: .null, in: folder).run(test.arguments)
    #expect(outcome.status == test.status)
    #expect(outcome.output == [])
    let last = outcome.message.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix("audiograph: \(test.message)"), "\(outcome.message)")
    #expect(folder.names == ["asound.conf"])
  }

  static let successes: [[String]] = [
    [], ["--version"], ["--help"], ["-h"], ["help"], ["help", "play"], ["play", "--help"],
    ["play", "--help", "all"], ["help", "play", "all"], ["help", "all"], ["help", "sound"],
    ["--help", "play"], ["help", "--manual"],
    ["completion", "bash"], ["completion", "zsh"], ["completion", "fish"],
    ["describe", nile], ["describe", nile, "--list-columns"], ["describe", "aapl"],
    ["-q", "describe", nile], ["--range=1Y", "describe", "AAPL"], ["play", "AAPL"],
    ["describe", "--", nile],
  ]

  @Test(arguments: successes)
  func succeeds(_ arguments: [String]) throws {
    let outcome = try Program(device: .null, in: TemporaryFolder()).run(arguments)
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(!outcome.output.isEmpty)
    #expect(outcome.errors == [], "\(outcome.message)")
    #expect(outcome.output.last == UInt8(ascii: "\n"))
    #expect(!outcome.output.contains(0x1B) && !outcome.output.contains(0x0D))
  }

  @Test(arguments: [["--version"], ["-V"], ["version"], ["play", "--version"]])
  func saysItsVersion(_ arguments: [String]) throws {
    let text = try Program().run(arguments).text
    let version = try #require(text.wholeMatch(of: #/audiograph ([\d.]+)(\+g[0-9a-f]{8})?\n/#))
    #expect(String(version.1) == HTTPClient.version)
  }

  @Test func namesDeviceListAndExportLineWithoutADevice() throws {
    let folder = try TemporaryFolder()
    let program = try Program(device: .none, in: folder)
    let outcome = try program.run(["play", "AAPL", "--range", "1Y"])
    #expect(outcome.status == 5)
    let message = outcome.message
    #expect(message.contains("'default'"))
    #expect(message.contains("audiograph devices"))
    let line = "audiograph export AAPL --range 1Y -o aapl.wav"
    #expect(message.hasSuffix("\(line)\n"), "\(message)")
    let words = line.split(separator: " ").dropFirst().map(String.init)
    #expect(try program.run(words).status == 0)
    #expect(folder.names == ["aapl.wav", "asound.conf"])
  }

  @Test func closedReaderIsQuiet() throws {
    for arguments in [
      ["describe", Self.nile], ["help", "play"], ["completion", "zsh"],
      ["export", Self.nile, "-o", "-", "--format", "wav"],
      ["export", Self.nile, "-o", "-", "--format", "txt"],
    ] {
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      var program = Program()
      program.standardOutput = pipe.fileHandleForWriting
      let outcome = try program.run(arguments)
      #expect(outcome.status == 0, "\(arguments)")
      #expect(outcome.errors == [], "\(arguments) \(outcome.message)")
    }
  }

  @Test func fullDiskIsSaid() throws {
    for arguments in [["describe", Self.nile], ["--version"], ["help"]] {
      var program = Program()
      program.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
      let outcome = try program.run(arguments)
      #expect(outcome.status == 6)
      #expect(
        outcome.message.hasPrefix(
          "audiograph: Cannot write to standard output: No space left on device."))
    }
  }
}
