// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// What is heard while a terminal waits for a provider that hangs.
@Suite struct WaitingTests {
  static func stage(_ environment: [String: String] = [:]) throws -> MarketFixture {
    let stage = try MarketFixture(environment: environment) { _ in
      LoopbackReply(text: "", delivery: .hang)
    }
    let path = stage.folder.file("heard")
    let device = """
      pcm.silent { type null }
      pcm.!default { type file slave.pcm silent file "\(path)" format raw }

      """
    try stage.folder.put(Array(device.utf8), "asound.conf")
    return stage
  }

  /// The left channel of what was heard so far.
  static func heard(_ stage: MarketFixture) -> [Double] {
    let bytes = stage.folder.bytes("heard") ?? []
    return stride(from: 0, to: bytes.count - 3, by: 4).map { place in
      Double(Int16(bitPattern: UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8)) / 32768
    }
  }

  static func wait(_ condition: () -> Bool) {
    let deadline = ContinuousClock.now + .seconds(60)
    while !condition(), ContinuousClock.now < deadline { usleep(10_000) }
  }

  /// Starts a command and waits until a key would end its waiting.
  static func waiting(
    _ stage: MarketFixture, _ arguments: [String]
  ) throws -> (terminal: PseudoTerminal, run: ChildProcess) {
    let terminal = try PseudoTerminal()
    let before = terminal.services
    let run = try terminal.start(stage.program, arguments)
    _ = terminal.text(endingWith: " Press any key to stop waiting.\n")
    wait { terminal.services != before }
    return (terminal, run)
  }

  @Test func aSoftNoiseIsHeardUntilAKeyEndsTheWaiting() throws {
    let stage = try Self.stage()
    let (terminal, run) = try Self.waiting(stage, ["describe", "XYZ"])
    Self.wait { Self.heard(stage).contains { $0 != 0 } }
    terminal.type("x")
    #expect(run.wait() == 4)
    let samples = Self.heard(stage)
    let first = try #require(samples.firstIndex { $0 != 0 })
    let burst = samples[first..<min(first + 1920, samples.count)]
    // 30 dB below the tone.
    #expect((0.00001...0.02).contains(peakLevel(of: burst)), "\(peakLevel(of: burst))")
    #expect(samples[min(first + 1920, samples.count)...].prefix(9600).allSatisfy { $0 == 0 })
  }

  @Test(arguments: [
    (["describe", "XYZ", "-q"], [:]), (["describe", "XYZ"], ["AUDIOGRAPH_WAITING_SOUND": "off"]),
  ])
  func itCanBeTurnedOff(_ arguments: [String], _ environment: [String: String]) throws {
    let stage = try Self.stage(environment)
    let (terminal, run) = try Self.waiting(stage, arguments)
    terminal.type("x")
    #expect(run.wait() == 4)
    #expect(stage.folder.bytes("heard") == nil)
  }

  @Test func nothingIsHeardWithoutATerminal() throws {
    let stage = try Self.stage(["AUDIOGRAPH_WAIT": "2"])
    #expect(try stage.program.run(["describe", "AAPL"]).status == 0)
    #expect(stage.folder.bytes("heard") == nil)
  }

  /// What is stored, or bundled, is played once a key ends the waiting, on a device that is free.
  @Test func aKeyTakesWhatThereIs() throws {
    let stage = try Self.stage()
    let arguments = ["play", "AAPL", "--range", "1M", "--text", "none", "--duration", "0.5"]
    let (terminal, run) = try Self.waiting(stage, arguments)
    terminal.type("x")
    #expect(run.wait() == 0)
    let chart = Self.heard(stage)
    let alone = try Self.stage()
    let quiet = try PseudoTerminal()
    #expect(try quiet.start(alone.program, arguments + ["--offline"]).wait() == 0)
    let expected = Self.heard(alone)
    let (start, usual) = (
      try #require(chart.firstIndex { $0 != 0 }), try #require(expected.firstIndex { $0 != 0 })
    )
    #expect(chart[start...].prefix(24_000) == expected[usual...].prefix(24_000))
  }
}
