// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

/// The manifest: its keys, and that it is enough to turn the sound back into the data.
struct FidelityManifestTests {
  static let eventKeys = [
    "kind", "series", "index", "x", "value", "time", "duration", "frequency", "gain", "pan",
  ]
  static let values: [Double?] = [545.18, 1, nil, -7.25, 1e-9, 300, 2, 9, nil, 4]

  private func performance(_ change: (inout SoundStyle) -> Void = { _ in }) throws -> Performance {
    let days = Self.values.indices.map { CalendarDate(day: 15_401 + $0).instant }
    let series = try Series(
      name: "Close \"é\"\n", x: .dates(.init(instants: days, precision: .day)),
      values: Self.values.map { $0 ?? .nan })
    let style = SoundStyle().with {
      $0.hasTicks = true
      $0.baseline = .zero
      $0.marksExtremes = true
      change(&$0)
    }
    return try Performance(Chart(title: "", series: [series]), style: style)
  }

  @Test(arguments: SoundStyle.Mode.allCases)
  func `the keys are those documented, in order`(mode: SoundStyle.Mode) throws {
    let json = try OrderedJSON(try performance { $0.mode = mode }.score.manifest)
    #expect(
      json.keys == [
        "version", "sampleRate", "channels", "frames", "laws", "series", "mode", "points", "events",
      ])
    for law in try #require(json["laws"]).elements {
      #expect(law.keys == ["scale", "low", "high", "minimum", "maximum", "inverted"])
    }
    for series in try #require(json["series"]).elements {
      #expect(series.keys == ["name", "timbre", "law"])
    }
    #expect(
      json["points"]?.keys == ["given", "heard", "missing", "reduced", "clipped", "gapsUnheard"])
    let withoutPoint = Self.eventKeys.filter { !["index", "x", "value"].contains($0) }
    for event in try #require(json["events"]).elements {
      let isShort = event.keys == withoutPoint && event["kind"]?.string != "point"
      #expect(event.keys == Self.eventKeys || isShort, "\(event.keys)")
    }
  }

  @Test func `the head says what was rendered`() throws {
    let performance = try performance()
    let json = try OrderedJSON(performance.score.manifest)
    #expect(json["version"]?.string == "ag-1")
    #expect(json["sampleRate"]?.number == 48_000)
    #expect(json["channels"]?.number == 2)
    #expect(json["frames"]?.number == Double(performance.recording.frameCount))
    #expect(json["mode"]?.string == "discrete")
    #expect(json["series"]?.elements.first?["name"]?.string == "Close \"é\"\n")
    #expect(json["series"]?.elements.first?["timbre"]?.string == "standard")
    #expect(json["series"]?.elements.first?["law"]?.number == 0)
    let law = try #require(json["laws"]?.elements.first)
    #expect(law["scale"]?.string == "linear")
    #expect([law["low"]?.number, law["high"]?.number] == [220, 1760])
    #expect([law["minimum"]?.number, law["maximum"]?.number] == [-7.25, 545.18])
    #expect(law["inverted"]?.bool == false)
    let counts = try ["given", "heard", "missing", "reduced"].map {
      try #require(json["points"]?[$0]?.number)
    }
    #expect(counts == [10, 8, 2, 0])
    #expect(
      performance.score.manifest.hasSuffix("}\n") || performance.score.manifest.hasSuffix("}"))
  }

  @Test func `events stand in order of time and inside the sound`() throws {
    let json = try OrderedJSON(try performance().score.manifest)
    let events = try #require(json["events"]).elements
    let frames = try #require(json["frames"]?.number)
    let times = try events.map { try #require($0["time"]?.number) }
    #expect(times == times.sorted())
    for event in events {
      let end = try #require(event["time"]?.number) + (try #require(event["duration"]?.number))
      #expect(end * 48_000 <= frames + 1)
      let kind = try #require(event["kind"]?.string)
      #expect(Score.Kind(rawValue: kind) != nil)
    }
    for kind in ["intro-low", "intro-high", "point", "gap", "tick", "maximum", "minimum", "end"] {
      #expect(events.contains { $0["kind"]?.string == kind }, "\(kind)")
    }
  }

  @Test(arguments: SoundStyle.Mode.allCases, [false, true])
  func `recording and manifest give back the data`(mode: SoundStyle.Mode, isInverted: Bool) throws {
    let performance = try performance {
      $0.mode = mode
      $0.isInverted = isInverted
      $0.hasTicks = false
      $0.baseline = nil
      $0.marksExtremes = false
    }
    let json = try OrderedJSON(performance.score.manifest)
    let law = try inversion(try #require(json["laws"]?.elements.first))
    let range = law.maximum - law.minimum
    let points = try #require(json["events"]).elements.filter { $0["kind"]?.string == "point" }
    #expect(points.count == 8)
    for point in points {
      let time = try #require(point["time"]?.number)
      let duration = try #require(point["duration"]?.number)
      let first = Int((time + 0.3 * duration) * 48_000)
      let last = Int((time + 0.7 * duration) * 48_000)
      let pitch = try #require(performance.pitch(first..<last))
      let index = Int(try #require(point["index"]?.number))
      let value = try #require(Self.values[index])
      #expect(point["value"]?.number == value)
      #expect(point["x"]?.string == "2012-03-\(index < 8 ? "0" : "")\(index + 2)")
      #expect(abs(law.value(at: pitch.frequency) - value) <= 0.001 * range)
      let stated = try #require(point["frequency"]?.number)
      #expect(abs(cents(from: stated, to: pitch.frequency)) <= 3)
    }
  }

  private func inversion(_ law: OrderedJSON) throws -> PitchInversion {
    PitchInversion(
      low: try #require(law["low"]?.number), high: try #require(law["high"]?.number),
      minimum: try #require(law["minimum"]?.number),
      maximum: try #require(law["maximum"]?.number),
      isLogarithmic: law["scale"]?.string == "log",
      isInverted: law["inverted"] == .bool(true))
  }

  @Test(arguments: [[1e300, -1e300], [1e-300, 3e-300], [0.1, 0.30000000000000004], [-0.0, 5]])
  func `numbers read back as they were`(values: [Double]) throws {
    let score = try Score(try Chart(values))
    let events = try #require(try OrderedJSON(score.manifest)["events"]).elements
    let read = events.filter { $0["kind"]?.string == "point" }.map { $0["value"]?.number }
    #expect(read == values)
  }

  @Test func `the comment is one line with the version`() throws {
    let comment = try performance().score.comment
    #expect(comment.contains("ag-1"))
    #expect(!comment.contains { $0.isNewline })
  }
}
