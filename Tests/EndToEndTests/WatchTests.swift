// SPDX-License-Identifier: MIT

import Foundation
import MarketData
import Synchronization
import TestSupport
import Testing

/// Prices that are followed, as a provider on loopback has them.
@Suite struct WatchTests {
  /// What the provider answers, one after another, the last again and again.
  enum Answer: Sendable {
    case price(Double)
    case failure(Int)
  }

  static func market(_ answers: [Answer]) throws -> MarketFixture {
    let count = Atomic(0)
    let next = Counter(count)
    return try MarketFixture { request in
      let number = next.next()
      switch answers[min(number, answers.count - 1)] {
      case .price(let price):
        var prices = YahooPrices(count: 5, endingBefore: YahooPrices.today + 1)
        prices.closes[4] = price
        return prices.reply(to: request)
      case .failure(let status): return LoopbackReply(status: status, text: "no")
      }
    }
  }

  private final class Counter: Sendable {
    private let count: Atomic<Int>
    init(_ count: consuming Atomic<Int>) { self.count = count }
    func next() -> Int { count.add(1, ordering: .relaxed).oldValue }
  }

  static let quick = ["--poll", "0.1s", "--always"]

  /// A day that is quiet, jumps, halts, fails, comes again and ends.
  @Test func aDayIsToldOnceEach() throws {
    let market = try Self.market([
      .price(100), .price(100.1), .price(100.1), .price(103), .price(103), .failure(500),
      .failure(500), .price(103.5), .price(99), .price(106), .price(111),
    ])
    let outcome = try market.program.run(
      [
        "watch", "AAPL", "--threshold", "1%", "--above", "105", "--above", "110", "--record",
        "r.csv",
      ]
        + Self.quick + ["--once"], input: "")
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(
      outcome.lines.filter { !$0.contains("pitches") } == [
        "AAPL, 100.00 US dollars.", "AAPL, 103.00 US dollars, up 3.0 percent.",
        "AAPL, 99.00 US dollars, down 3.9 percent.",
        "Alert: AAPL is above 105.00 US dollars, at 106.00 US dollars.",
        "AAPL, 106.00 US dollars, up 7.1 percent.",
      ])
    let messages = outcome.message.split(separator: "\n").filter { !$0.contains(" old.") }
    #expect(messages.count == 2, "\(outcome.message)")
    #expect(messages.first?.hasPrefix("warning: AAPL: Yahoo ") == true)
    #expect(messages.first?.hasSuffix(" Audiograph keeps trying.") == true)
    #expect(messages.last == "AAPL: prices are back, 103.50 US dollars.")
    // The same again, from the recording.
    let replayed = try market.program.run(
      ["watch", "--replay", "r.csv", "--speed", "100", "--threshold", "1%"]
        + ["--above", "105", "--above", "110", "--once"])
    #expect(replayed.lines == outcome.lines)
    #expect(replayed.status == 0)
    // Nothing that was seen is a close.
    #expect(try market.store().summaries().isEmpty)
  }

  @Test func aReplayAtATerminalSaysTheWayOut() throws {
    let folder = try TemporaryFolder()
    let program = try Program(device: .null, in: folder)
    let recorded = try program.run(
      ["play", "-", "--follow", "--record", "r.csv"], input: "1\n2\n")
    #expect(recorded.status == 0)
    let terminal = try PseudoTerminal()
    let process = try terminal.start(program, ["watch", "--replay", "r.csv"])
    let keys = "i sums up, h lists the keys, q leaves.\n"
    #expect(terminal.text(endingWith: keys).hasPrefix(keys))
    #expect(process.wait() == 0)
  }

  @Test func severalSymbolsAreFollowedByThemselves() throws {
    let market = try Self.market([.price(50)])
    let outcome = try market.program.run(
      ["watch", "AAPL", "MSFT", "--every", "0.3s", "--below", "49"] + Self.quick
        + ["--lang", "de", "--exec", "true"], input: "", forSeconds: 2)
    #expect(outcome.status == 130)
    #expect(outcome.lines.contains("AAPL, 50,00 US-Dollar."))
    #expect(outcome.lines.contains("MSFT, 50,00 US-Dollar."))
    #expect(!outcome.text.contains("Alarm"))
  }

  @Test func whatHasNoPriceStopsNobodyElse() throws {
    var prices = YahooPrices(count: 5, endingBefore: YahooPrices.today + 1)
    prices.closes[4] = 210
    let market = try MarketFixture { [prices] request in
      request.target.contains("NOPE") ? YahooPrices.notFound : prices.reply(to: request)
    }
    let outcome = try market.program.run(
      ["watch", "NOPE", "AAPL", "--every", "0.2s"] + Self.quick, input: "", forSeconds: 2)
    #expect(outcome.status == 130)
    #expect(outcome.lines.contains("AAPL, 210.00 US dollars."))
    #expect(outcome.message.contains("warning: ") && outcome.message.contains("NOPE"))
  }

  @Test func anUnknownSymbolIsSaid() throws {
    let market = try MarketFixture { _ in YahooPrices.notFound }
    let outcome = try market.program.run(["watch", "NOPE"])
    #expect(outcome.status == 3)
    #expect(outcome.lines == [])
  }

  static let refusals: [([String], Int32, String)] = [
    ([], 2, "audiograph: "), (["AAPL", "--offline"], 4, "audiograph: "),
    (["AAPL", "--poll", "x"], 2, "audiograph: "), (["AAPL", "--new-high", "x"], 2, "audiograph: "),
    (["AAPL", "--new-high", "1Y"], 3, "audiograph: --new-high needs stored prices of AAPL"),
    (["--replay", "nothing.csv"], 3, "audiograph: "),
    (["--replay", "asound.conf"], 3, "audiograph: 'asound.conf' is not a recording: "),
    (["MSFT", "--replay", "x"], 2, "audiograph: Unexpected argument 'MSFT'"),
    (["AAPL", "nile"], 3, "nile.csv' has no price that can be followed. Give a symbol"),
    (["-"], 3, "audiograph: '-' has no price that can be followed."),
    (["--replay", "x", "--record", "y"], 2, "audiograph: "),
  ]

  @Test(arguments: refusals)
  func whatCannotBeWatchedIsSaid(
    _ arguments: [String], _ status: Int32, _ message: String
  ) throws {
    let market = try Self.market([.price(100)])
    let outcome = try market.program.run(["watch"] + arguments)
    #expect(outcome.status == status, "\(outcome.message)")
    #expect(outcome.message.contains(message), "\(outcome.message)")
    #expect(outcome.lines == [])
  }
}

extension Program {
  /// Runs it for a while, then interrupts it.
  fileprivate func run(
    _ arguments: [String], input: String, forSeconds seconds: Double
  ) throws -> Outcome {
    let running = try start(arguments, input: input)
    usleep(UInt32(seconds * 1_000_000))
    running.signal(SIGINT)
    return running.wait()
  }
}
