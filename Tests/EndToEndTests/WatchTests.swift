// SPDX-License-Identifier: MIT

import Audiograph
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
        "Alert: AAPL is above 105.00 US dollars, at 106.00 US dollars, up 7.1 percent.",
      ])
    // The clock of the exchange is not that of whoever runs the tests: summer or winter.
    let zones = outcome.message.split(separator: "\n").filter { $0.hasPrefix("Times are in UTC") }
    #expect(["5", "4"].map { "Times are in UTC minus \($0)." }.contains(zones.joined()))
    let messages = outcome.message.split(separator: "\n")
      .filter { !$0.contains(" old.") && !$0.hasPrefix("Times are in UTC") }
    #expect(messages.count == 2, "\(outcome.message)")
    #expect(messages.first?.hasPrefix("warning: AAPL: Yahoo ") == true)
    #expect(messages.first?.hasSuffix(" Audiograph keeps trying.") == true)
    #expect(messages.last == "AAPL: prices are back, 103.50 US dollars.")
    // The same again, from the recording.
    let replayed = try market.program.run(
      ["watch", "--replay", "r.csv", "--speed", "100", "--threshold", "1%"]
        + ["--above", "105", "--above", "110", "--once"])
    #expect(replayed.lines == outcome.lines)
    #expect(replayed.message == zones.map { "\($0)\n" }.joined())
    #expect(replayed.status == 0)
    // Nothing that was seen is a close.
    #expect(try market.store().summaries().isEmpty)
  }

  /// Where somebody sits it stays open at its end; keys go on until they leave.
  @Test(arguments: ["q", "\u{1B}", "\u{04}"])
  func aReplayAtATerminalStaysOpen(_ key: String) throws {
    let folder = try TemporaryFolder()
    let program = try Program(device: .null, in: folder)
    let recorded = try program.run(
      ["play", "-", "--follow", "--record", "r.csv"], input: "1\n2\n")
    #expect(recorded.status == 0)
    let terminal = try PseudoTerminal()
    let process = try terminal.start(program, ["watch", "--replay", "r.csv"])
    let keys = "i sums up, h lists the keys, q leaves.\n"
    let end = "\nThe recording has ended; q leaves."
    let text = terminal.text(endingWith: end)
    #expect(text == keys + "1." + end, "\(text)")
    usleep(300_000)
    #expect(process.isRunning && terminal.news() == "")
    terminal.type("t")
    let point = text + "\n2 at point 2, highest, last"
    #expect(terminal.text(endingWith: point) == point)
    terminal.type(key)
    #expect(process.wait() == 0)
    #expect(
      terminal.text() == point
        + "\nStandard input, 1 at point 1 and 2 at point 2: up 100 percent.\n")
    // Nobody could know with --quiet that it goes on.
    let quiet = try PseudoTerminal()
    let other = try quiet.start(program, ["watch", "--replay", "r.csv", "-q"])
    #expect(other.wait() == 0)
  }

  /// A recorded day of a thousand prices behind the closes that are stored.
  @Test func aReplayMovesTheLastPointOfTheDaysBefore() throws {
    let market = try Self.market([.price(100)])
    let day = CalendarDate.dayNumber(year: 2026, month: 1, day: 6)
    try market.put(YahooPrices(count: 60, endingBefore: day), of: "AAPL", daysAgo: 0)
    var text = "time,symbol,value,unit,kind\n"
    for number in 0..<1000 {
      let (minute, second) = (number / 60, number % 60)
      let time =
        "2026-01-06T10:\(minute < 10 ? "0" : "")\(minute):\(second < 10 ? "0" : "")\(second)"
      text += "\(time).000+00:00,AAPL,\(150 + number % 7),USD,price\n"
    }
    try market.folder.put(Array(text.utf8), "r.csv")
    let arguments = ["watch", "--replay", "r.csv", "--speed", "1000000", "--history", "4W"]
    let outcome = try market.program.run(arguments + ["--offline"])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.lines.first?.hasPrefix("Stored prices from Yahoo as of 5 January 2026") == true)
    #expect(outcome.lines[1].hasPrefix("Apple, 4 weeks, "), "\(outcome.text)")
    #expect(outcome.lines.last == "So far today 155.00 US dollars, down 2.5 percent.")
    #expect(market.requestCount == 0)
    let terminal = try PseudoTerminal()
    let process = try terminal.start(market.program, arguments + ["--offline"])
    let end = "\nThe recording has ended; q leaves."
    let begun = terminal.text(endingWith: end)
    #expect(begun.hasSuffix(end), "\(begun)")
    terminal.type("t")
    let highest = begun + "\n159.00 on 5 Jan 2026, highest"
    #expect(terminal.text(endingWith: highest) == highest)
    terminal.type("e")
    let today = highest + "\n155.00, 6 Jan 2026, today so far, last"
    #expect(terminal.text(endingWith: today) == today)
    terminal.type("q")
    #expect(process.wait() == 0)
  }

  /// A line that comes while somebody types takes nothing away: the question comes again with it, and what came is
  /// in the answer.
  @Test func aQuestionComesAgainAfterALine() throws {
    let folder = try TemporaryFolder()
    let program = try Program(device: .null, in: folder)
    let recording = """
      time,symbol,value,unit,kind
      2026-01-05T12:00:00.000,Room,1,m,measurement
      2026-01-05T12:00:05.000,Room,2,m,measurement

      """
    try folder.put(Array(recording.utf8), "r.csv")
    let terminal = try PseudoTerminal()
    let process = try terminal.start(program, ["watch", "--replay", "r.csv", "--threshold", "0"])
    var expected = terminal.text(endingWith: "\n1 m.")
    for (key, shown) in [("g", "\nGo to: "), ("=", "=")] {
      terminal.type(key)
      expected += shown
      #expect(terminal.text(endingWith: expected) == expected, "\(key)")
    }
    expected += "\n2 m, up 100 percent.\nThe pitches now stand for 0.9 to 2.6 m."
    #expect(terminal.text(endingWith: expected) == expected)
    terminal.type("2")
    expected += "\nGo to: =2"
    #expect(terminal.text(endingWith: expected) == expected)
    // That nothing more comes is said once the question is answered.
    usleep(1_500_000)
    #expect(terminal.news() == "")
    terminal.type("\n")
    let end = "\nThe recording has ended; q leaves."
    #expect(terminal.text(endingWith: end).hasPrefix(expected + "\n2 at point 2"))
    terminal.type("q")
    #expect(process.wait() == 0)
  }

  /// A mark stands where the letter was asked for, also where values came meanwhile; then the walk goes with them.
  @Test func aMarkStaysWhereItWasAskedFor() throws {
    let folder = try TemporaryFolder()
    let program = try Program(device: .null, in: folder)
    let recording = """
      time,symbol,value,unit,kind
      2026-01-05T12:00:00.000,Room,1,m,measurement
      2026-01-05T12:00:05.000,Room,2,m,measurement

      """
    try folder.put(Array(recording.utf8), "r.csv")
    let terminal = try PseudoTerminal()
    let process = try terminal.start(program, ["watch", "--replay", "r.csv", "--threshold", "0"])
    _ = terminal.text(endingWith: "\n1 m.")
    terminal.type("m")
    #expect(terminal.text(endingWith: "0.9 to 2.6 m.").contains("\nWhich letter?\n"))
    terminal.type("a")
    let mark = "\n1 at point 1, mark a, lowest, first"
    #expect(terminal.text(endingWith: mark).hasSuffix(mark))
    terminal.type("p")
    let place = "\n2 of 2, height 100, up 100 percent"
    #expect(terminal.text(endingWith: place).hasSuffix(place))
    terminal.type("q")
    #expect(process.wait() == 0)
  }

  /// Times of another clock say so once; they are those of the listener otherwise.
  @Test(arguments: [
    ("UTC", ["-05:00"], "Times are in UTC minus 5.\n"), ("EST5", ["-05:00"], ""),
    ("EST5", ["+00:00"], "Times are in UTC.\n"),
    ("UTC", ["+05:30"], "Times are in UTC plus 5:30.\n"),
    (
      "UTC", ["+00:00", "+01:00", "-04:00", "+01:00"],
      "B and 1 other: times are in UTC plus 1.\nC: times are in UTC minus 4.\n"
    ),
  ])
  func anotherClockIsNamedOnce(_ own: String, _ offsets: [String], _ message: String) throws {
    let folder = try TemporaryFolder()
    var program = try Program(device: .null, in: folder)
    program.environment["TZ"] = own
    let rows = zip(["A", "B", "C", "D"], offsets).map { name, offset in
      // The same moment on each clock would be another hour; the order of rows is what counts.
      "2026-01-05T12:00:00.000\(offset),\(name),1,USD,price\n"
    }
    try folder.put(Array(("time,symbol,value,unit,kind\n" + rows.joined()).utf8), "r.csv")
    let outcome = try program.run(["watch", "--replay", "r.csv", "--speed", "1000000"])
    #expect(outcome.status == 0)
    #expect(outcome.message == message)
  }

  /// Tones that nobody has time for are left out, so a replay of many symbols ends soon after its last
  /// value; and twice as many symbols take twice as long.
  @Test func aReplayOfManySymbolsEnds() throws {
    let folder = try TemporaryFolder()
    let program = try Program(device: .null, in: folder)
    func seconds(_ count: Int) throws -> Double {
      var text = "time,symbol,value,unit,kind\n"
      for round in 0..<3 {
        for number in 0..<count {
          text += "2026-01-05T12:00:0\(round).000+00:00,S\(number),\(100 + round),USD,price\n"
        }
      }
      try folder.put(Array(text.utf8), "r.csv")
      let clock = ContinuousClock()
      let start = clock.now
      let outcome = try program.run(["watch", "--replay", "r.csv", "--speed", "1000"])
      #expect(outcome.status == 0 && outcome.lines.count == 2 * count)
      return Double((clock.now - start) / .milliseconds(1)) / 1000
    }
    let (few, many) = (try seconds(2500), try seconds(20_000))
    // Five seconds of tones at most, whatever there are of them.
    #expect(many < 8 * max(few, 1) + 10, "\(few) s, then \(many) s")
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
