// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import AudiographCLI

/// Lessons about charts that are no line sound as such a chart does.
@Suite struct LessonTests {
  static let forms: [(Lesson, FormName)] = [
    (.scatter, .scatter), (.histogram, .histogram), (.density, .density), (.box, .box),
    (.band, .band), (.heatMap, .heatmap), (.share, .share),
  ]

  static func score(_ lesson: Lesson, _ style: SoundStyle = SoundStyle()) throws -> Score {
    try lesson.sound.score(style)
  }

  /// The events between the ends of the axis and the knocks, which a whole chart has.
  static func events(_ lesson: Lesson) throws -> [Score.Event] {
    let events = try score(lesson).events
    #expect(events.prefix(2).map(\.kind) == [.introLow, .introHigh])
    #expect(events.last?.kind == .end)
    return Array(events.dropFirst(2).dropLast())
  }

  @Test(arguments: forms)
  func aKindIsHeardAsItself(_ lesson: Lesson, _ form: FormName) throws {
    #expect(try Self.score(lesson).form == form)
    #expect(try Self.events(lesson).count > 1)
  }

  @Test func barsAreThoseOfNames() throws {
    let names = XAxis.categories(["a", "b", "c", "d", "e"])
    let series = try Series(name: "", x: names, values: [40, 90, 60, 20, 75])
    var style = SoundStyle()
    (style.minimum, style.maximum) = (0, 100)
    let chart = try Score(Chart(title: "", series: [series]), style: style)
    let lesson = try Self.score(.bars)
    #expect(lesson.mode == .discrete)
    #expect(lesson.events.map(\.kind) == chart.events.map(\.kind))
    #expect(lesson.events.map(\.start) == chart.events.map(\.start))
    #expect(lesson.events.map(\.value) == chart.events.map(\.value))
    #expect(lesson.frameCount == chart.frameCount)
  }

  @Test func tonesAreWhatTheMeaningSays() throws {
    let points = try Self.events(.scatter)
    #expect(points.count == 22 && points.allSatisfy { $0.kind == .point })
    #expect(points.map(\.pan) == points.map(\.pan).sorted())
    let bins = try Self.events(.histogram)
    #expect(bins.map(\.kind) == [Score.Kind](repeating: .bin, count: 9))
    #expect(bins.map(\.value) == [1, 2, 5, 9, 7, 4, 2, 0, 1])
    #expect(bins[7].length < bins[6].length && bins[7].level < bins[6].level)
    let density = try Self.events(.density)
    #expect(density.count == 100 && density.allSatisfy { $0.kind == .point })
    let boxes = try Self.events(.box)
    #expect(boxes.map(\.kind) == [.box, .box, .outlier])
    for box in boxes.dropLast() {
      let holds = box.layers[0].holds
      #expect(holds.count == 5 && holds.map(\.value) == holds.map(\.value).sorted())
      #expect(holds.allSatisfy { $0.length <= holds[2].length })
    }
    let band = try Self.events(.band)
    #expect(band.map(\.kind) == [Score.Kind](repeating: .interval, count: 6))
    #expect(band[0].layers[0].holds.map(\.value) == [40, 35, 45])
    #expect(band[0].layers[0].holds.map(\.level) == [2.5, -3.5, -3.5])
  }

  @Test func rowsAndPartsAreThoseOfTheMeaning() throws {
    let cells = try Self.events(.heatMap)
    let rows = cells.split { $0.kind == .tick }
    #expect(cells.count { $0.kind == .tick } == 3 && cells.first?.kind == .tick)
    #expect(rows.map(\.count) == [7, 6, 7])
    #expect(rows.joined().allSatisfy { $0.kind == .cell })
    #expect(rows.allSatisfy { row in row.map(\.pan) == row.map(\.pan).sorted() })
    let parts = try Self.events(.share)
    #expect(parts.allSatisfy { $0.kind == .slice } && parts.count == 4)
    // Six seconds are the whole; the last 20 ms of each part are silent.
    let lengths = parts.map { Double($0.length) / 48_000 }
    for (length, seconds) in zip(lengths, [2.68, 1.78, 1.18, 0.28]) {
      #expect(abs(length - seconds) < 0.0001)
    }
  }

  @Test(arguments: forms)
  func theSettingsOfTheListenerHold(_ lesson: Lesson, _ form: FormName) throws {
    var style = SoundStyle()
    (style.pitchRange, style.timbre, style.volume) = (.narrow, .soft, 0.5)
    (style.speed, style.panWidth, style.scale) = (0.5, 0, .log)
    style.format = try #require(SoundFormat(sampleRate: 22_050, channelCount: 1))
    let (own, usual) = (try Self.score(lesson, style), try Self.score(lesson))
    #expect(own.laws[0].range == .narrow && own.voices[0].timbre == .soft)
    #expect(own.format == style.format && own.events.allSatisfy { $0.pan == 0 })
    #expect(own.form == form && own.events.count == usual.events.count)
    // The data take twice as long, what is around them does not.
    #expect(own.seconds > 1.5 * usual.seconds)
  }
}
