// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import AudiographCLI

/// A recording that is played again tells, alerts and sounds as what was recorded.
@Suite struct ReplayTests {
  static func subject(isPrice: Bool) -> LiveChart.Subject {
    var subject = LiveChart.Subject()
    (subject.title, subject.unit, subject.kind) = ("Room, \"north\"", "°C", .measurement)
    guard isPrice else { return subject }
    (subject.name, subject.title, subject.unit, subject.kind) = ("AAPL", "AAPL", "USD", .price)
    subject.clock = LiveClock(offset: -18_000)
    return subject
  }

  static func plan(isPrice: Bool) -> LiveChart.Plan {
    var plan = LiveChart.Plan()
    (plan.threshold, plan.interval) = (.percent(1), 2000)
    plan.hearsEveryValue = !isPrice
    plan.alerts = [.above(105), .below(20), .change(.percent(2), within: 600_000)]
    return plan
  }

  /// Values with times in milliseconds, also within one figure, twice the same, and far beyond the axis.
  static let values: [(time: Int64, value: Double)] = [
    (0, 100), (500, 100.1), (700, 100.1), (900, 103), (1500, 104.999), (1501, 106), (4000, 99),
    (4300, 1e6), (9000, 0.1), (9100, 1.0 / 3), (12_000, -5),
  ].map { (1_362_150_000_000 + $0, $1) }

  /// What is told, and the samples of what is heard.
  struct Run: Equatable {
    var lines: [String] = []
    var firings: [LiveAlert.Firing] = []
    var sounds: [[Float]] = []

    init(_ subject: LiveChart.Subject, _ values: [(time: Int64, value: Double)]) {
      let words = LiveWords(phrases: Phrasebook(), sentences: english)
      let plan = ReplayTests.plan(isPrice: subject.kind == .price)
      var chart = LiveChart(subject, plan, style: SoundStyle())
      for (time, value) in values {
        for reply in chart.take(value, at: time) {
          lines += reply.statements.map { "\(reply.time) \(words.line($0, of: subject))" }
          firings += reply.firings
          sounds += reply.sound.map { [Self.samples($0)] } ?? []
        }
      }
    }

    private static func samples(_ score: Score) -> [Float] {
      var renderer = Renderer(score)
      var samples = [Float](
        repeating: 0, count: renderer.frameCount * renderer.format.channelCount)
      var span = samples.mutableSpan
      _ = renderer.render(into: &span)
      return samples
    }
  }

  @Test(arguments: [true, false])
  func itIsTheSameFigureByFigure(_ isPrice: Bool) throws {
    let folder = try TemporaryFolder()
    let subject = Self.subject(isPrice: isPrice)
    let recording = try LiveRecording(path: folder.file("r.csv"))
    try recording.add(Self.values.map { ($0.time, subject, $0.value) })
    var source = try ReplaySource(path: folder.file("r.csv"), speed: 1_000_000)
    let recorded = try #require(source.subjects.first)
    #expect(source.brokenLineCount == 0 && source.subjects.count == 1)
    var replayed: [(time: Int64, value: Double)] = []
    while !source.isOver {
      for news in source.news(isReadable: false) {
        if case .value(let value) = news.what { replayed.append((news.time, value)) }
      }
    }
    let live = Run(subject, Self.values)
    let again = Run(recorded, replayed)
    #expect(live.lines == again.lines)
    #expect(live.firings == again.firings && live.firings.count >= 3)
    let isSame = live.sounds == again.sounds
    #expect(isSame && live.sounds.count >= 8)
  }

  /// Names in which signs are one `Character` with what stands beside them shift no column, for the
  /// program and for others.
  @Test(.enabled(if: Tool(path: "/usr/bin/python3").isThere))
  func namesShiftNoColumn() throws {
    let folder = try TemporaryFolder()
    let recording = try LiveRecording(path: folder.file("r.csv"))
    let titles = JoinedSigns.all
    try recording.add(
      titles.map { title in
        var subject = Self.subject(isPrice: false)
        (subject.title, subject.unit) = (title, title)
        return (0, subject, 1)
      })
    let source = try ReplaySource(path: folder.file("r.csv"), speed: 1)
    #expect(source.brokenLineCount == 0)
    #expect(source.subjects.map { Array($0.title.utf8) } == titles.map { Array($0.utf8) })
    // Of several, each line says which it is about.
    #expect(source.subjects.allSatisfy { $0.name == $0.title })
    let script =
      "import csv, sys; [sys.stdout.write(row[1] + chr(10)) for row in"
      + " csv.reader(open(sys.argv[1], newline='', encoding='utf-8'), strict=True)"
      + " if len(row) == 5 and row[1] in (row[3], 'symbol')]"
    let read = try Tool(path: "/usr/bin/python3").run(
      ["-c", script, folder.file("r.csv")], environment: ["PYTHONIOENCODING": "utf-8"])
    #expect(read.text == (["symbol"] + titles).map { $0 + "\n" }.joined(), "\(read.text)")
  }

  static let counts: [(Language, String)] = [
    (.english, "The last 10000 of 5.31 million values:"),
    (.german, "Die letzten 10000 von 5,31 Millionen Werten:"),
    (.french, "Les 10000 dernières valeurs sur 5,31 millions\u{A0}:"),
    (.polish, "Ostatnie 10000 z 5,31 miliona wartości:"),
  ]

  @Test(arguments: counts)
  func manyValuesAreToldInMillions(_ language: Language, _ line: String) {
    let words = LiveWords(phrases: Phrasebook(language), sentences: language.sentences)
    #expect(words.kept(10_000, of: 5_312_345) == line)
    #expect(words.kept(10_000, of: 20_000).contains("20000"))
  }
}
