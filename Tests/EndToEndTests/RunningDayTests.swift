// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import MarketData
import Synchronization
import TestSupport
import Testing

/// Yahoo in the middle of a session: thirty closes from 100 to 129, and a price of today.
private struct RunningSession {
  /// The present, in seconds since 1970-01-01 00:00 UTC.
  let now = Int(Date().timeIntervalSince1970)
  var price = 131.58
  /// How long ago the price was made, in seconds.
  var age = 0
  /// Whether the session is over, so that its bar is a close.
  var isOver = false
  /// What the running bar has for a close.
  var lastClose = "131.2"

  /// Hours west of UTC of a place where it is about noon.
  private var west: Int { (now / 3600) % 24 - 12 }
  private var zone: String { west == 0 ? "Etc/GMT" : "Etc/GMT\(west > 0 ? "+" : "-")\(abs(west))" }
  /// The day there, counted from 1970-01-01.
  var today: Int { (now - west * 3600) / 86_400 }
  /// The closes before today, on weekdays.
  var closed: YahooPrices { YahooPrices(count: 30, endingBefore: today) }

  func reply(to request: LoopbackRequest) -> LoopbackReply {
    let symbol = request.path.split(separator: "/").last.map(String.init) ?? ""
    let start = request.query["period1"].flatMap(Int.init) ?? 0
    let opened = now - 7200
    let bars =
      zip(closed.days, closed.closes).map { (stamp: noon(of: $0), close: "\($1)") }
      .filter { $0.stamp >= start } + [(stamp: opened, close: lastClose)]
    let stamps = bars.map { "\($0.stamp)" }.joined(separator: ",")
    let closes = bars.map(\.close).joined(separator: ",")
    return LoopbackReply(
      body: Array(
        """
        {"chart":{"result":[{"meta":{"currency":"USD","symbol":"\(symbol)",\
        "exchangeTimezoneName":"\(zone)","gmtoffset":\(-west * 3600),"longName":"Apple Inc.",\
        "regularMarketPrice":\(price),"regularMarketTime":\(now - age),\
        "currentTradingPeriod":{"regular":{"start":\(opened),\
        "end":\(now + (isOver ? -3600 : 14_400))}}},"timestamp":[\(stamps)],\
        "indicators":{"quote":[{"close":[\(closes)]}]}}],"error":null}}
        """.utf8))
  }

  private func noon(of day: Int) -> Int { day * 86_400 + 43_200 + west * 3600 }
}

/// The price of the day that is not over: `play`, `explore` and `describe` end with it, everything else only where
/// it is asked for.
@Suite(.enabled(if: Tool.all("curl"))) struct RunningDayTests {
  private static let words = "So far today 131.58 US dollars, up 2.0 percent, so far the highest."

  private func stage(_ session: RunningSession = RunningSession()) throws -> MarketFixture {
    try MarketFixture { session.reply(to: $0) }
  }

  @Test func describeAndPlayEndWithIt() throws {
    let stage = try stage()
    let first = try stage.program.run(["describe", "AAPL"])
    #expect(first.status == 0, "\(first.message)")
    #expect(first.lines.last == Self.words)
    // What was kept is told without a request, also where none may be made.
    let play = try stage.program.run(["play", "AAPL", "--text", "before"])
    #expect(play.lines.last == Self.words)
    #expect(play.lines[play.lines.count - 3].contains("up 29 percent"))
    let offline = try stage.program.run(["describe", "AAPL", "--offline", "--range", "1M"])
    #expect(offline.lines.last == Self.words)
    #expect(stage.requestCount == 1)
    #expect(play.errors == [])
  }

  static let languages = [
    (
      ["--lang", "de"], "Heute bisher 131,58 US-Dollar, plus 2,0 Prozent, bisher der höchste Wert."
    ),
    (["--speech"], words),
    (["--interval", "week"], words),
    (["--unit", "EUR"], "So far today 131.58 euros, up 2.0 percent, so far the highest."),
    (["--lang", "en-US", "--level", "long"], words),
  ]

  @Test func itIsToldInTheWordsThatAreAskedFor() throws {
    let stage = try stage()
    for (options, words) in Self.languages {
      let outcome = try stage.program.run(["describe", "AAPL"] + options)
      #expect(outcome.lines.last == words, "\(options): \(outcome.text)\(outcome.message)")
    }
  }

  @Test func filesNumbersAndBatchesDoNotHaveItByThemselves() throws {
    let session = RunningSession()
    let today = CalendarDate(day: session.today).description
    let stage = try stage(session)
    let described = try stage.program.run(["describe", "AAPL", "--json"])
    let schema = try JSONSchema(
      String(
        contentsOfFile: "\(Program.packageFolder)/Documentation/facts.schema.json", encoding: .utf8)
    )
    let facts = try OrderedJSON(described.text)
    #expect(schema.faults(in: facts) == [])
    #expect(facts["provisional"]?["y"]?.number == 131.58)
    #expect(facts["provisional"]?["base"]?["y"]?.number == 129)
    #expect(facts["points"]?.number == 30)
    #expect(facts["series"]?.elements[0]["maximum"]?["y"]?.number == 129)
    let formats = ["txt", "json", "csv", "wav"]
    let outputs = formats.flatMap { ["-o", "a.\($0)"] }
    let export = try stage.program.run(
      ["export", "AAPL", "--manifest", "m.json", "-q"] + outputs)
    #expect(export.status == 0, "\(export.message)")
    try stage.folder.put(
      Array("source,output\nAAPL,b.wav\nAAPL,b.txt\nAAPL,b.json\n".utf8), "b.csv")
    #expect(try stage.program.run(["batch", "b.csv"]).status == 0)
    for name in ["a.txt", "a.json", "a.csv", "m.json", "b.txt", "b.json"] {
      let text = String(decoding: try #require(stage.folder.bytes(name)), as: UTF8.self)
      #expect(!text.isEmpty && !text.contains("131.") && !text.contains("provisional"), "\(name)")
    }
    let words = String(decoding: try #require(stage.folder.bytes("a.txt")), as: UTF8.self)
    let lines = try stage.program.run(["describe", "AAPL"]).lines
    #expect(words.hasSuffix(lines.dropFirst().dropLast().joined(separator: "\n") + "\n"))
    for (place, value) in [("last", "129"), ("highest", "129"), (today, "129")] {
      let answer = try stage.program.run(["value", "AAPL", place, "-q"])
      #expect(answer.text == "\(value)\n", "\(place): \(answer.message)")
    }
    #expect(stage.requestCount == 1)
    #expect(try stage.store().summaries().map(\.count) == [30])
  }

  /// What a manifest says of today: how many points were given, how many knocks there are, and the last value.
  private func heard(
    _ stage: MarketFixture, _ arguments: [String]
  ) throws -> String {
    let run = try stage.program.run(["describe", "AAPL", "--manifest", "m.json"] + arguments)
    #expect(run.status == 0, "\(arguments): \(run.message)")
    let text = String(decoding: stage.folder.bytes("m.json") ?? [], as: UTF8.self)
    let manifest = try OrderedJSON(text)
    let events = manifest["events"]?.elements ?? []
    let points = events.filter { $0["kind"]?.string == "point" }
    let knocks = events.count { $0["kind"]?.string == "provisional" }
    let numbers = [manifest["points"]?["given"]?.number, points.last?["value"]?.number]
    return "\(numbers[0] ?? 0) points, \(knocks) knocks, \(numbers[1] ?? 0)"
  }

  @Test func itIsHeardAsTheLastPoint() throws {
    let stage = try stage()
    #expect(try heard(stage, []) == "31.0 points, 1 knocks, 131.58")
    #expect(try heard(stage, ["--range", "20D"]) == "20.0 points, 1 knocks, 131.58")
    for off in [["--no-today"], ["--today=off"], ["--interval", "week"], ["--y", "close"]] {
      #expect(try heard(stage, off).contains(" 0 knocks"), "\(off)")
    }
    #expect(try heard(stage, ["--no-today"]) == "30.0 points, 0 knocks, 129.0")
    #expect(try stage.program.run(["describe", "AAPL", "--no-today"]).lines.last != Self.words)
    var program = stage.program
    program.environment["AUDIOGRAPH_TODAY"] = "off"
    let quiet = try program.run(["describe", "AAPL"])
    #expect(!quiet.text.contains("So far today"), "\(quiet.message)")
    #expect(try program.run(["describe", "AAPL", "--today"]).lines.last == Self.words)
    let both = try stage.program.run(["describe", "AAPL", "--today", "--no-today"])
    #expect(both.status == 2)
    #expect(stage.requestCount == 1)
  }

  @Test func aWalkGoesToIt() throws {
    let stage = try stage()
    let walk = try stage.program.run(["explore", "AAPL"], input: "highest\nlast\nprevious\n")
    #expect(walk.status == 0, "\(walk.message)")
    #expect(walk.lines[1].hasPrefix("131.58 on "), "\(walk.text)")
    #expect(walk.lines[1].contains("today so far"))
    let steps = walk.lines.suffix(3)
    #expect(
      steps.map { $0.prefix(6) } == ["129.00", "131.58", "129.00"]
        && steps.first?.hasSuffix(", highest") == true)
    #expect(walk.lines[walk.lines.count - 2].contains(", today so far"))
    let without = try stage.program.run(["explore", "AAPL", "--no-today"], input: "last\n")
    #expect(without.lines.last?.hasPrefix("129.00 on ") == true, "\(without.text)")
  }

  @Test func watchingBeginsWithTheDaysBefore() throws {
    let stage = try stage()
    let watch = try stage.program.run(
      ["watch", "AAPL", "--history", "20D", "--above", "100", "--once", "--poll", "0.1s"], input: ""
    )
    #expect(watch.status == 0, "\(watch.message)")
    #expect(watch.lines.first?.hasPrefix("Prices from Yahoo as of ") == true, "\(watch.text)")
    #expect(watch.lines.contains(Self.words))
    let alert = "Alert: AAPL is above 100.00 US dollars, at 131.58"
    #expect(watch.lines.contains { $0.hasPrefix(alert) }, "\(watch.text)")
  }

  @Test func playingFollowsASymbolBehindItsChart() throws {
    let stage = try stage()
    let play = try stage.program.run(
      ["play", "AAPL", "--follow", "--range", "20D", "--above", "100", "--once"], input: "")
    #expect(play.status == 0, "\(play.message)")
    #expect(play.lines.contains(Self.words), "\(play.text)")
    let alert = "Alert: AAPL is above 100.00 US dollars, at 131.58"
    #expect(play.lines.contains { $0.hasPrefix(alert) }, "\(play.text)")
  }

  @Test func filesAndNumbersHaveItWhereItIsAskedFor() throws {
    let stage = try stage()
    let outputs = ["svg", "html", "txt", "json", "csv", "wav"].flatMap { ["-o", "a.\($0)"] }
    let export = try stage.program.run(
      ["export", "AAPL", "--today", "--manifest", "m.json", "-q"] + outputs)
    #expect(export.status == 0, "\(export.message)")
    func text(_ name: String) -> String {
      String(decoding: stage.folder.bytes(name) ?? [], as: UTF8.self)
    }
    let ring = "m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"
    #expect(text("a.svg").contains(ring))
    #expect(text("a.html").contains(ring) && text("a.html").contains("today so far"))
    #expect(text("a.txt").hasSuffix(Self.words + "\n"))
    #expect(try OrderedJSON(text("a.json"))["provisional"]?["y"]?.number == 131.58)
    #expect(text("m.json").contains(#""kind":"provisional""#))
    // The data are closes.
    #expect(!text("a.csv").contains("131.58") && text("a.csv").contains("129"))
    try stage.folder.put(Array("source,output,today\nAAPL,b.svg,yes\nAAPL,c.svg,\n".utf8), "b.csv")
    #expect(try stage.program.run(["batch", "b.csv"]).status == 0)
    #expect(text("b.svg").contains(ring) && !text("c.svg").contains(ring))
    let answers = [
      (["last", "-q"], "131.58\n"), (["highest", "-q"], "129\n"), (["first", "-q"], "100\n"),
    ]
    for (question, answer) in answers {
      let run = try stage.program.run(["value", "AAPL", "--today"] + question)
      #expect(run.text == answer, "\(question): \(run.message)")
    }
    let last = try stage.program.run(["value", "AAPL", "last", "--today"])
    #expect(
      last.text.hasPrefix("131.58") && last.text.hasSuffix(", today so far.\n"), "\(last.text)")
    // A setting is about listening.
    var program = stage.program
    program.environment["AUDIOGRAPH_TODAY"] = "on"
    #expect(try program.run(["value", "AAPL", "last", "-q"]).text == "129\n")
  }

  static let silent = [
    ["AAPL", "--to", CalendarDate(day: YahooPrices.today).description], ["AAPL", "--rebase"],
    ["AAPL", "MSFT"], ["AAPL", "--level", "alt"], ["AAPL", "--y", "close"],
  ]

  @Test func whereItWouldMisleadItIsNotTold() throws {
    let stage = try stage()
    for arguments in Self.silent {
      let outcome = try stage.program.run(["describe"] + arguments)
      #expect(outcome.status == 0, "\(arguments): \(outcome.message)")
      #expect(!outcome.text.contains("So far today"), "\(arguments)")
    }
    let compared = try stage.program.run(["compare", "AAPL", "MSFT", "--text", "before"])
    #expect(compared.status == 0, "\(compared.message)")
    #expect(!compared.text.contains("So far today"))
  }

  @Test func anUpdateBringsAFreshOneAndTheCloseEndsIt() throws {
    let server = MutableSession()
    let stage = try MarketFixture { server.session.reply(to: $0) }
    server.session.age = 40 * 60 + 1
    #expect(
      try stage.program.run(["describe", "AAPL"]).lines.last
        == "So far today 131.58 US dollars, up 2.0 percent, so far the highest, as of 40 minutes ago."
    )
    server.session.age = 0
    server.session.price = 130
    server.session.lastClose = "null"
    #expect(try stage.program.run(["update", "AAPL"]).status == 0)
    #expect(
      try stage.program.run(["describe", "AAPL"]).lines.last
        == "So far today 130.00 US dollars, up 0.8 percent, so far the highest.")
    server.session.isOver = true
    server.session.lastClose = "130.0"
    #expect(try stage.program.run(["update", "AAPL"]).status == 0)
    let over = try stage.program.run(["describe", "AAPL", "--json"])
    let facts = try OrderedJSON(over.text)
    #expect(facts["provisional"] == nil)
    #expect(facts["points"]?.number == 31)
  }

  @Test(.enabled(if: Tool("sh") != nil, "sh is not installed"), arguments: ["en", "pl"])
  func pricesThatCameWhileItPlayedAreTold(_ language: String) throws {
    let folder = try TemporaryFolder()
    let go = folder.file("go")
    let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)
    let stage = try MarketFixture(environment: ["AUDIOGRAPH_WAIT": "0.1"]) { request in
      waited { FileManager.default.fileExists(atPath: go) }
      return prices.reply(to: request)
    }
    try stage.put(prices.dropping(last: 5), of: "AAPL", daysAgo: 9)
    // The sound begins once the prices are there: a key is waited for meanwhile.
    let script = """
      cd "$1"; mkfifo keys; : > errors
      "$0" play AAPL --wait --lang "$2" < keys > /dev/null 2> errors & player=$!
      exec 3> keys
      until [ -s errors ]; do sleep 0.05; done
      : > go
      for i in 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9; do
        [ "$("$0" value AAPL last --offline -q)" = 129 ] && break; sleep 0.2
      done
      echo >&3; wait $player; echo $?; tail -n 1 errors
      """
    let shell = try #require(Tool("sh"))
    let run = try shell.run(
      ["-c", script, Program.path, folder.path, language], environment: stage.program.variables)
    let last = Phrasebook(language == "pl" ? .polish : .english)
      .date(CalendarDate(day: prices.days[29]))
    let words =
      language == "pl"
      ? "Podczas odtwarzania nadeszły nowsze ceny AAPL, do \(last); aby je usłyszeć, odtwórz"
        + " jeszcze raz."
      : "Newer prices of AAPL arrived while it played, up to \(last); play it again to hear them."
    #expect(run.text == "0\n\(words)\n")
    // Then they are heard, and nothing is to be said.
    let again = try stage.program.run(["play", "AAPL"])
    #expect(again.status == 0 && again.errors == [], "\(again.message)")
  }
}

/// A session that changes between two requests.
private final class MutableSession: Sendable {
  private let value = Mutex(RunningSession())

  var session: RunningSession {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }
}
