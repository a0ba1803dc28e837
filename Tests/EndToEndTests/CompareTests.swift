// SPDX-License-Identifier: MIT

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
        "Microsoft leads, down 12.9 percent; Apple is down 21.0 percent, 8.2 percentage points"
          + " behind.",
        "They cross 4 times, first on 9 March 2012, last on 12 February 2013.",
        "Apple rose until September, then fell to below where it began; highest on 19 September"
          + " 2012, up 29 percent; the lowest was the last.",
        "Microsoft fell, with recoveries; highest on 15 March, up 2.4 percent; lowest on 4"
          + " December, down 18 percent.",
      ])
  }

  @Test func theLeadIsWhatTheSamplesSay() throws {
    let changes = try Self.changes(["AAPL", "MSFT"], after: "2012-03-01")
    let last = try #require(changes.last)
    func told(_ value: Double) -> String { String(format: "%.1f", value) }
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

  @Test func unequalCalendarsAreSaid() throws {
    let outcome = try Self.run(["describe", "AAPL", "FB", "--rebase", "--range", "1Y"])
    let common = try Self.changes(["AAPL", "FB"], after: "2012-03-01").count
    let apple = try Self.closes("AAPL", after: "2012-03-01").count
    #expect(
      outcome.lines.contains(
        "Only the \(common) days that both have are compared; \(apple - common) days of Apple were"
          + " left out."), "\(outcome.lines)")
    #expect(
      outcome.message
        == "Apple: \(apple - common) values left out, since only \(common) dates can be"
        + " compared.\n")
  }

  @Test func playsOneAfterAnotherWithALegend() throws {
    let program = try Program(device: .null, in: TemporaryFolder())
    let outcome = try program.run(
      ["compare", "AAPL", "MSFT", "--range", "1M", "--duration", "0.5"])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.lines[0] == "Sample data, not current: 1 March 2013.")
    #expect(outcome.lines[1].hasPrefix("Apple, Microsoft, 4 weeks, "))
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
      "audiograph: A comparison needs at least two sources. Name another, such as audiograph"
        + " compare AAPL MSFT, or use play --rebase.\n"
    ),
    (
      ["compare", "AAPL", "MSFT", "--json", "-o", "a.wav"], 2,
      "audiograph: --json and --output contradict each other. Give only one of them.\n"
    ),
    (
      ["compare", "AAPL", "nile.csv", "--json"], 3,
      "audiograph: The dates of 'Apple' are days, those of 'nile' are years."
    ),
    (
      ["compare", "AAPL", "numbers.csv", "--json"], 2,
      "audiograph: Percent change needs dates, and 'numbers' has none along x."
    ),
    (
      ["describe", "AAPL", "zero.csv", "--rebase"], 3,
      "audiograph: The value of 'zero' on 28 February 2013, the first date that all series have, is"
        + " 0, from which no percent can be counted."
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

  @Test func withoutADeviceItSaysHowToWriteTheSame() throws {
    let program = try Program(device: .none, in: TemporaryFolder())
    let outcome = try program.run(["compare", "AAPL", "MSFT"])
    #expect(outcome.status == 5)
    #expect(
      outcome.message.hasSuffix("audiograph export AAPL MSFT --rebase -o aapl.wav\n"),
      "\(outcome.message)")
  }
}
