// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Audiograph

/// Short sounds compared sample by sample with files: they are equal on every machine.
///
/// `RECORD_GOLDEN=1` writes the files anew and fails, so that no recording passes unseen.
@Suite struct GoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/golden")

  private func samples(_ score: Score) -> [Int16] {
    var renderer = Renderer(score)
    var all = [Int16](repeating: 0, count: score.frameCount * score.format.channelCount)
    var span = all.mutableSpan
    _ = renderer.render(into: &span)
    return all
  }

  private func check(_ score: Score, against name: String) throws {
    let file = Self.folder.appending(path: "\(name).s16le")
    let rendered = samples(score)
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      try rendered.withUnsafeBytes { Data($0) }.write(to: file)
      Issue.record("recorded \(file.lastPathComponent)")
      return
    }
    let bytes = try [UInt8](Data(contentsOf: file))
    let golden = stride(from: 0, to: bytes.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
    #expect(rendered.count == golden.count)
    let differences = zip(rendered, golden).map { abs(Int($0) - Int($1)) }
    let worst = differences.indices.max { differences[$0] < differences[$1] } ?? 0
    if differences.contains(where: { $0 > 0 }) {
      Attachment.record(rendered.withUnsafeBytes { Array($0) }, named: "\(name).s16le")
    }
    #expect(
      differences.allSatisfy { $0 == 0 },
      "worst at sample \(worst): \(rendered[worst]) instead of \(golden[worst])")
  }

  private func style(_ change: (inout SoundStyle) -> Void) throws -> SoundStyle {
    var style = SoundStyle()
    style.format = try #require(SoundFormat(sampleRate: 8000, channelCount: 1))
    change(&style)
    return style
  }

  @Test func notesWithAGap() throws {
    let series = try Series(name: "A", values: [2, 9, nil, 4, 4.5])
    try check(Score(Chart(title: "T", series: [series]), style: style { _ in }), against: "notes")
  }

  @Test func toneWithEverythingAroundIt() throws {
    var values = (0..<60).map { Double(($0 * 37) % 23) - 8 }
    values[20] = .nan
    let series = try Series(name: "A", x: .rows(count: 60), values: values)
    let style = try style { style in
      style.length = .seconds(3)
      style.hasTicks = true
      style.marksExtremes = true
      style.baseline = .zero
      style.timbre = .bright
    }
    try check(Score(Chart(title: "T", series: [series]), style: style), against: "tone")
  }

  @Test func twoSeriesAtOnce() throws {
    let series = try [[1.0, 2, 3, 2, 1, 5], [3, 2, 1, 2, 3, 0]].enumerated().map {
      try Series(name: "\($0.offset)", unit: "m", x: .rows(count: 6), values: $0.element)
    }
    let style = try style { style in
      style.format = SoundFormat(sampleRate: 11_025, channelCount: 2) ?? style.format
      style.arrangement = .together
      style.hasIntro = false
    }
    try check(Score(Chart(title: "T", series: series), style: style), against: "together")
  }
}
