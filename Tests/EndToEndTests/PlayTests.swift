// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite struct PlayTests {
  static let opening = "Sample data, not current: 1 March 2013.\nApple, 1 year, 13 seconds.\n"
  static let words = [
    "Apple, closing price in US dollars, rose until September 2012, then fell to below where it began:"
      + " down 21 percent in a year, from 544.47 to 430.47.",
    "Highest 702.10 on 19 September 2012; the lowest was the last value.",
  ]

  @Test func saysTheWordsFirstWhereThereIsNoTerminal() throws {
    let program = try Program(device: .null, in: TemporaryFolder())
    let outcome = try program.run(["play", "AAPL", "--range", "1Y"])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.text == Self.opening + Self.words.joined(separator: "\n") + "\n")
    #expect(outcome.errors == [])
  }

  static let texts: [(String, Int)] = [("before", 4), ("after", 4), ("none", 2)]

  @Test(arguments: texts)
  func printsTheWordsAsAsked(_ text: String, _ count: Int) throws {
    let program = try Program(device: .null, in: TemporaryFolder())
    let outcome = try program.run(["play", "AAPL", "--range", "1Y", "--text", text])
    #expect(outcome.lines.count == count)
    #expect(outcome.text.hasPrefix(Self.opening))
  }

  @Test func quietSaysNothing() throws {
    let program = try Program(device: .null, in: TemporaryFolder())
    let outcome = try program.run(["play", "-q", "AAPL", "--maximum", "500"])
    #expect(outcome.status == 0)
    #expect(outcome.output == [])
    #expect(outcome.errors == [])
  }

  @Test func saysHowItSoundsWhereThatIsSpecial() throws {
    let program = try Program(device: .null, in: TemporaryFolder())
    let outcome = try program.run(["play", "AAPL", "MSFT", "--maximum", "500", "--explain"])
    #expect(outcome.lines.contains { $0.hasSuffix("points heard, the highest and lowest always.") })
    #expect(outcome.lines.contains("Each series has its own axis."))
    #expect(
      outcome.lines.contains("Pitch is logarithmic: equal percent moves are equal intervals."))
    #expect(outcome.lines.last?.hasPrefix("Values of Apple from 6.56 to 500 US dollars") == true)
    #expect(outcome.message.hasPrefix("warning: "))
    #expect(outcome.message.hasSuffix("values are outside the axis and sound at its ends.\n"))
  }

  @Test func waitsForEnter() throws {
    let program = try Program(device: .null, in: TemporaryFolder())
    let outcome = try program.run(["play", "AAPL", "--range=1M", "--wait"], input: "\n")
    #expect(outcome.status == 0)
    #expect(outcome.message == "Press Enter to start.\n")
  }

  @Test func playsWhatIsExported() throws {
    let folder = try TemporaryFolder()
    let program = try Program(device: .file(folder.file("played.raw")), in: folder)
    let play = try program.run(["play", "AAPL", "--range", "1Y"])
    #expect(play.status == 0, "\(play.message)")
    let export = try program.run(["export", "AAPL", "--range", "1Y", "-o", "a.wav", "-q"])
    #expect(export.status == 0, "\(export.message)")
    let played = try #require(folder.bytes("played.raw"))
    let written = try #require(folder.bytes("a.wav"))
    #expect(played.count > 12 * 192_000)
    let isSilent = played.allSatisfy { $0 == 0 }
    #expect(!isSilent)
    // Around the samples a file has its header and its tags.
    #expect(written.count - played.count < 1200)
    let isContained = written.contains(subsequence: played)
    #expect(isContained)
  }

  @Test(.enabled(if: Tool("sh") != nil, "sh is not installed"), arguments: ["INT", "TERM", "HUP"])
  func keepsIgnoringWhatItsParentIgnores(_ signal: String) throws {
    let folder = try TemporaryFolder()
    let shell = try #require(Tool("sh"))
    let script = """
      trap '' \(signal); mkfifo "$1/pipe"
      "$0" describe "$1/pipe" & process=$!
      exec 3>"$1/pipe"; kill -s \(signal) $process; echo 1 >&3; echo 5 >&3; exec 3>&-
      wait $process
      """
    let run = try shell.run(["-c", script, Program.path, folder.path])
    #expect(run.status == 0, "\(run.text)")
    #expect(run.text.contains("up 4"), "\(run.text)")
  }

  @Test func stopsWhileItWaitsForData() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.file("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let running = try Program(folder: folder.path).start(["describe", pipe])
    // Opening for writing succeeds as soon as the program reads.
    let writer = open(pipe, O_WRONLY)
    defer { close(writer) }
    running.signal(SIGINT)
    let outcome = running.wait()
    #expect(outcome.status == 130)
    #expect(outcome.output == [])
    #expect(outcome.errors == [])
  }

  @Test func soundDoesNotGoToATerminal() throws {
    let terminal = try Terminal()
    var program = Program()
    program.standardOutput = terminal.slave
    for name in ["-", "/dev/stdout", "/dev/fd/1", terminal.path] {
      let outcome = try program.run(["export", "AAPL", "-o", name, "--format", "wav"])
      #expect(outcome.status == 2, "\(name)")
      let subject = name == "-" ? "Standard output" : "The output '\(name)'"
      #expect(outcome.message.hasPrefix("audiograph: \(subject) is a terminal, which cannot take"))
    }
  }

  @Test func wordsMayGoToATerminal() throws {
    let terminal = try Terminal()
    var program = Program()
    program.standardOutput = terminal.slave
    let outcome = try program.run(
      ["export", "Samples/nile.csv", "-o", "/dev/stdout", "--format", "txt"])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(terminal.read(count: 20).hasPrefix("nile, Annual flow"))
  }

  @Test func onATerminalTheWordsComeAfterTheSound() throws {
    let folder = try TemporaryFolder()
    let terminal = try Terminal()
    var program = try Program(device: .null, in: folder)
    program.standardOutput = terminal.slave
    let outcome = try program.run(["play", "AAPL", "--range", "1Y", "--manifest", "m.json"])
    #expect(outcome.status == 0, "\(outcome.message)")
    let text = (Self.opening + Self.words.joined(separator: "\n") + "\n")
    #expect(
      terminal.read(count: text.utf8.count + 5).filter { $0 != "\r\n" }
        == text.filter { $0 != "\n" })
    #expect(folder.names == ["asound.conf", "m.json"])
  }
}

/// A pseudoterminal, whose other end reads what a program prints.
final class Terminal {
  /// `TIOCSPTLCK` and `TIOCGPTN`, macros that Swift cannot import.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430
  private let master: Int32
  let slave: FileHandle
  /// The device under its name.
  let path: String

  init() throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (locked, number): (Int32, Int32) = (0, 0)
    guard master >= 0, ioctl(master, Self.setLock, &locked) == 0,
      ioctl(master, Self.getNumber, &number) == 0
    else { throw CocoaError(.fileReadUnknown) }
    path = "/dev/pts/\(number)"
    var size = winsize(ws_row: 25, ws_col: 1000, ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(master, UInt(TIOCSWINSZ), &size) == 0 else { throw CocoaError(.fileReadUnknown) }
    slave = FileHandle(
      fileDescriptor: open(path, O_RDWR | O_NOCTTY), closeOnDealloc: true)
  }

  deinit { close(master) }

  /// What was printed until there are so many bytes, or none for two seconds.
  func read(count: Int) -> String {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while bytes.count < count, poll(&waiting, 1, 2000) > 0 {
      let taken = Foundation.read(master, &block, block.count)
      guard taken > 0 else { break }
      bytes += block[..<taken]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Whether the bytes stand in these somewhere, searched from the end.
  func contains(subsequence: [UInt8]) -> Bool {
    guard subsequence.count <= count else { return false }
    return withUnsafeBytes { whole in
      subsequence.withUnsafeBytes { part in
        guard let start = whole.baseAddress, let first = part.baseAddress else { return false }
        return (0...(whole.count - part.count)).reversed().contains {
          memcmp(start + $0, first, part.count) == 0
        }
      }
    }
  }
}

extension TemporaryFolder {
  /// The size of a file in bytes, 0 where there is none.
  func size(_ name: String) -> Int {
    var status = stat()
    return stat(file(name), &status) == 0 ? Int(status.st_size) : 0
  }
}
