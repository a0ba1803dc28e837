// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import TestSupport
import Testing

/// `compare` and `--rebase`, run as a user would, against figures found again from the samples.
@Suite struct CompareTests {
  /// The closing prices of a sample after a day, by their days.
  static func closes(_ symbol: String, after day: String) throws -> [String: Double] {
    let path = "\(Program.packageFolder)/Samples/stocks/\(symbol).csv"
    let rows = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let header = rows[0].split(separator: ",").map { $0.lowercased() }
    let close = try #require(header.firstIndex(of: "close"))
    var closes: [String: Double] = [:]
    for row in rows.dropFirst() {
      let cells = row.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      if cells[0] > day {
        closes[cells[0]] = Double(cells[close].trimmingCharacters(in: .whitespaces))
      }
    }
    return closes
  }

  /// Percent changes of several samples from their first common day, by day.
  static func changes(_ symbols: [String], after day: String) throws -> [(String, [Double])] {
    let closes = try symbols.map { try Self.closes($0, after: day) }
    let days = closes.dropFirst().reduce(Set(closes[0].keys)) { $0.intersection($1.keys) }.sorted()
    let starts = closes.map { $0[days[0]] ?? .nan }
    return days.map { day in
      (day, zip(closes, starts).map { ($0[day] ?? .nan) / $1 * 100 - 100 })
    }
  }

  static func run(
    _ arguments: [String], in folder: TemporaryFolder? = nil
  ) throws -> Program.Outcome {
    try Program(folder: folder?.path).run(arguments)
  }

  @Test func describesAsPercentChange() throws {
    let outcome = try Self.run(["describe", "AAPL", "MSFT", "--rebase", "--range", "1Y"])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.errors == [])
    #expect(
      outcome.lines == [
        "Sample data, not current: 1 March 2013.",
        "Apple and Microsoft, percent change since 2 March 2012, to 1 March 2013, 250 trading days.",
        "Microsoft leads, down 12.86 percent; Apple is down 21.04 percent, 8.18 percentage points"
          + " behind.",
        "They cross 4 times, first on 9 March 2012, last on 12 February 2013.",
        "Apple rose until September 2012, then fell to below where it began; highest on 19"
          + " September, up 29 percent; the last value was the lowest.",
        "Microsoft fell, with recoveries; highest on 15 March, up 2.4 percent; lowest on 4"
          + " December, down 18 percent.",
      ])
  }

  @Test func theLeadIsWhatTheSamplesSay() throws {
    let changes = try Self.changes(["AAPL", "MSFT"], after: "2012-03-01")
    let last = try #require(changes.last)
    func told(_ value: Double) -> String { String(format: "%.2f", value) }
    let outcome = try Self.run(["describe", "AAPL", "MSFT", "--rebase", "--range", "1Y"])
    #expect(
      outcome.lines[2]
        == "Microsoft leads, down \(told(-last.1[1])) percent; Apple is down"
        + " \(told(-last.1[0])) percent, \(told(last.1[1] - last.1[0])) percentage points behind.")
    var crossings: [String] = []
    var side = 0.0
    for (day, values) in changes where values[0] != values[1] {
      let now: Double = values[0] > values[1] ? 1 : -1
      if now * side < 0 { crossings.append(day) }
      side = now
    }
    #expect(crossings.count == 4)
    #expect([crossings.first, crossings.last] == ["2012-03-09", "2013-02-12"])
    let json = try OrderedJSON(
      try Self.run(["compare", "AAPL", "MSFT", "--range", "1Y", "--json"]).text)
    #expect(json["rebasedFrom"] == .string("2012-03-02"))
    #expect(json["comparison"]?["crossings"]?["count"]?.number == 4)
    let ends = try #require(json["series"]?.elements.map { $0["last"]?["y"]?.number })
    for (end, value) in zip(ends, last.1) { #expect(abs(try #require(end) - value) < 1e-9) }
  }

  /// What was before the first common date is not called left out.
  @Test func aLaterStartIsTheStart() throws {
    let outcome = try Self.run(["describe", "AAPL", "FB", "--rebase", "--range", "1Y"])
    let days = try Self.changes(["AAPL", "FB"], after: "2012-03-01").map(\.0)
    #expect(days.first == "2012-05-18")
    #expect(
      outcome.lines[1]
        == "Apple and Facebook, percent change since 18 May 2012, to 1 March 2013, \(days.count)"
        + " trading days.")
    #expect(!outcome.text.contains("left out"))
    #expect(outcome.message == "")
  }

  /// A share of the working days of 2020, one that ends on 30 October, and a coin of every day up
  /// to 3 January 2021.
  static func calendars() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let start = CalendarDate.dayNumber(year: 2020, month: 1, day: 1)
    func put(_ name: String, _ days: [Int]) throws {
      let rows = days.map { day in
        let price = 100 + day % 30 + day / 9
        return "\(CalendarDate(day: start + day)),\(price),\(price),\(price),\(price)\n"
      }
      try folder.put(Array(("Date,Open,High,Low,Close\n" + rows.joined()).utf8), name)
    }
    let working = (0...365).filter { CalendarDate(day: start + $0).weekday <= 5 }
    try put("Late.csv", working)
    try put("Early.csv", working.filter { $0 <= 303 })
    try put("Coin.csv", Array(0...368))
    return folder
  }

  static let calendarCases: [([String], String, String, Int?)] = [
    (
      ["Late.csv", "Coin.csv", "--interval", "week"], "53 weeks",
      "3 January 2020, to 31 December", 262
    ),
    (
      ["Late.csv", "Coin.csv", "--interval", "month"], "12 months",
      "31 January 2020, to 31 December", 262
    ),
    (
      ["Late.csv", "Early.csv", "--range", "1M"], "22 trading days",
      "1 October 2020, to 30 October", nil
    ),
    (
      ["Late.csv", "Early.csv", "--range", "3M"], "66 trading days", "31 July 2020, to 30 October",
      nil
    ),
    (
      ["Late.csv", "Coin.csv", "--range", "5D"], "5 trading days",
      "25 December 2020, to 31 December", 5
    ),
    (
      ["Late.csv", "Coin.csv", "--from", "2020-02-01", "--to", "2020-03-01"], "20 trading days",
      "3 February 2020, to 28 February", 20
    ),
  ]

  /// Dates are aligned before a range or an interval is taken.
  @Test(arguments: calendarCases)
  func unequalCalendarsLoseNothing(
    _ arguments: [String], _ points: String, _ dates: String, _ compared: Int?
  ) throws {
    let outcome = try Self.run(["describe", "--rebase"] + arguments, in: Self.calendars())
    #expect(outcome.status == 0, "\(outcome.message)")
    let name = arguments[1].dropLast(4)
    #expect(
      outcome.lines.first == "Late and \(name), percent change since \(dates), \(points).")
    let told = outcome.lines.first { $0.hasPrefix("Only the ") }
    guard let compared else {
      #expect(told == nil)
      return
    }
    let leftOut = [262: 104, 5: 2, 20: 6][compared] ?? 0
    #expect(
      told == "Only the \(compared) days that both have are compared; \(leftOut) days of Coin were"
        + " left out.")
    #expect(
      outcome.message.contains(
        "Coin: left out \(leftOut) values, because only \(compared) dates can be compared.\n"))
  }

  @Test func playsOneAfterAnotherWithALegend() throws {
    let program = try Program(device: .null, in: TemporaryFolder())
    let outcome = try program.run(
      ["compare", "AAPL", "MSFT", "--range", "1M", "--duration", "0.5"])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.lines[0] == "Sample data, not current: 1 March 2013.")
    #expect(outcome.lines[1].hasPrefix("Apple, Microsoft, 25 days, "))
    #expect(outcome.lines[2] == "In this order: Apple, Microsoft.")
    #expect(
      outcome.lines[3].hasPrefix(
        "Apple and Microsoft, percent change since 4 February 2013: Microsoft leads, "))
    #expect(outcome.lines.contains("Apple and Microsoft share one axis."))
  }

  @Test func playsTogetherFromTheirPlaces() throws {
    let program = try Program(device: .null, in: TemporaryFolder())
    let arguments = [
      "compare", "AAPL", "MSFT", "IBM", "--together", "--text", "before", "--range", "1M",
      "--duration", "0.5",
    ]
    let outcome = try program.run(arguments)
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(
      outcome.lines.contains(
        "At once: Apple on the left, Microsoft on the right, IBM half left."), "\(outcome.lines)")
    let german = try program.run(arguments + ["--lang", "de", "--speech", "--mono"])
    #expect(
      german.lines.contains("Zugleich: Apple, Microsoft und I.B.M., am lautesten Apple."),
      "\(german.lines)")
  }

  /// Every pitch of the file decodes to the percent change on the one axis.
  @Test func theFileDecodesToPercent() throws {
    let folder = try TemporaryFolder()
    let outcome = try Self.run(
      [
        "compare", "AAPL", "MSFT", "--range", "10D", "-o", "x.wav", "--manifest", "m.json",
        "--no-intro", "--no-end-sound",
      ], in: folder)
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.output == [])
    #expect(outcome.message.contains("In this order: Apple, Microsoft.\n"))
    #expect(folder.names == ["m.json", "x.wav"])
    let changes = try Self.changes(["AAPL", "MSFT"], after: "2013-02-14")
    try #require(changes.count == 10)
    let values = changes.map { $0.1[0] } + changes.map { $0.1[1] }
    let low = try #require(values.min())
    let high = try #require(values.max())
    let file = try WavFile(bytes: try #require(folder.bytes("x.wav")))
    let notes = HeardNote.all(in: file.recording)
    try #require(notes.count == values.count)
    let inversion = PitchInversion(
      low: 220, high: 1760, minimum: low, maximum: high, isLogarithmic: false)
    for (note, value) in zip(notes, values) {
      let heard = inversion.value(at: try #require(note.pitch).frequency)
      #expect(abs(heard - value) <= 0.001 * (high - low))
    }
    let manifest = try OrderedJSON(
      String(decoding: try #require(folder.bytes("m.json")), as: UTF8.self))
    #expect(manifest["laws"]?.elements.count == 1)
  }

  @Test func exportRebasesToo() throws {
    let folder = try TemporaryFolder()
    let arguments = ["AAPL", "MSFT", "--range", "1M", "-q"]
    #expect(
      try Self.run(["export"] + arguments + ["--rebase", "-o", "a.wav"], in: folder).status == 0)
    #expect(
      try Self.run(["compare"] + arguments + ["-o", "b.wav", "-o", "b.txt"], in: folder).status == 0
    )
    let isSame = folder.bytes("a.wav") == folder.bytes("b.wav")
    #expect(isSame)
    let text = String(decoding: folder.bytes("b.txt") ?? [], as: UTF8.self)
    #expect(text.contains("Microsoft leads, "))
  }

  @Test func ownAxesAreGivenOnRequest() throws {
    let folder = try TemporaryFolder()
    let outcome = try Self.run(
      ["compare", "AAPL", "MSFT", "--own-axis", "--range", "1M", "-o", "a.wav"], in: folder)
    #expect(outcome.message.contains("Each series has its own axis.\n"), "\(outcome.message)")
  }

  static let wrong: [([String], Int32, String)] = [
    (
      ["compare", "AAPL"], 2,
      "audiograph: A comparison needs at least two sources. Add another, as in audiograph"
        + " compare AAPL MSFT, or use play --rebase.\n"
    ),
    (
      ["compare", "AAPL", "MSFT", "--json", "-o", "a.wav"], 2,
      "audiograph: --json and --output cannot be used together. Leave one of them out.\n"
    ),
    (
      ["compare", "AAPL", "MSFT", "-o", "a.wav", "--wait"], 2,
      "audiograph: --output and --wait cannot be used together. Leave one of them out.\n"
    ),
    (
      ["compare", "AAPL", "MSFT", "-o", "a.wav", "--device", "null"], 2,
      "audiograph: --output and --device cannot be used together. Leave one of them out.\n"
    ),
    (
      ["compare", "AAPL", "MSFT", "--json", "--text", "none"], 2,
      "audiograph: --json and --text cannot be used together. Leave one of them out.\n"
    ),
    (
      ["compare", "AAPL", "MSFT", "--bits", "24"], 2,
      "audiograph: --bits has no effect without an output file. Add -o FILE, such as -o a.wav,"
        + " or leave out --bits.\n"
    ),
    (
      ["compare", "AAPL", "MSFT", "--json", "--format", "wav"], 2,
      "audiograph: --format has no effect"
    ),
    (["compare", "AAPL", "MSFT", "--no-clobber"], 2, "audiograph: --no-clobber has no effect"),
    (["compare", "AAPL", "MSFT", "--sync"], 2, "audiograph: --sync has no effect"),
    (
      ["compare", "AAPL", "MSFT", "--bits", "16", "--manifest", "m.json"], 2,
      "audiograph: --bits has no effect"
    ),
    (
      ["compare", "AAPL", "MSFT", "--range", "1D", "--json"], 3,
      "audiograph: Only one date of the range, 1 March 2013, has a value in every series."
    ),
    (
      ["describe", "AAPL", "MSFT", "--rebase", "--from", "2014"], 3,
      "audiograph: No date of the range has a value in every series: such dates run from"
    ),
    (
      ["compare", "AAPL", "nile.csv", "--json"], 3,
      "audiograph: The dates of 'Apple' are days, but those of 'nile' are years."
    ),
    (
      ["compare", "AAPL", "numbers.csv", "--json"], 2,
      "audiograph: Percent change needs dates, and 'numbers' has none along x."
    ),
    (
      ["describe", "AAPL", "zero.csv", "--rebase"], 3,
      "audiograph: Percent change cannot start at 0, the value of 'zero' on 28 February 2013,"
        + " the first date that is compared."
    ),
    (
      ["describe", "AAPL", "later.csv", "--rebase"], 3,
      "audiograph: No date has a value in every series: 'Apple', 'later'."
    ),
  ]

  @Test(arguments: wrong)
  func saysWhatIsWrong(_ arguments: [String], _ status: Int32, _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.put(Array("1\n2\n3\n".utf8), "numbers.csv")
    try folder.put(Array("Date,v\n2013-02-28,0\n2013-03-01,2\n".utf8), "zero.csv")
    try folder.put(Array("Date,v\n2014-02-28,1\n2014-03-01,2\n".utf8), "later.csv")
    try folder.put(Array("Year,v\n1871,1\n1872,2\n".utf8), "nile.csv")
    let outcome = try Self.run(arguments, in: folder)
    #expect(outcome.status == status)
    #expect(outcome.output == [])
    #expect(outcome.message.hasPrefix(message), "\(outcome.message)")
  }

  /// A manifest is a file that is written while it plays.
  @Test func aManifestIsWrittenAsFilesAre() throws {
    let folder = try TemporaryFolder()
    let arguments = [
      "compare", "AAPL", "MSFT", "--range", "5D", "--json", "--manifest", "m.json", "--no-clobber",
    ]
    #expect(try Self.run(arguments, in: folder).status == 0)
    #expect(try Self.run(arguments, in: folder).status == 6)
  }

  @Test func withoutADeviceItSaysHowToWriteTheSame() throws {
    let program = try Program(device: .none, in: TemporaryFolder())
    let outcome = try program.run(["compare", "AAPL", "MSFT"])
    #expect(outcome.status == 5)
    #expect(
      outcome.message.hasSuffix("audiograph export AAPL MSFT --rebase -o aapl.wav\n"),
      "\(outcome.message)")
  }
}
