// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

/// The same score gives the same samples, however it is asked for.
struct FidelityBlockTests {
  private func score() throws -> Score {
    let columns: [[Double?]] = [
      [3, 1, nil, nil, 4, 1, 5, 9, 2, 6, 5, nil, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4, 6, 2, 6],
      [2, 7, 1, 8, 2, 8, 1, 8, 2, 8, 4, 5, 9, 0, 4, 5, 2, 3, 5, 3, 6, 0, 2, 8, 7, 4],
    ]
    let series = try columns.enumerated().map { number, values in
      try Series(name: "S\(number)", values: values)
    }
    let style = SoundStyle().with {
      $0.arrangement = .together
      $0.length = .seconds(1.2)
      $0.hasTicks = true
      $0.baseline = .mean
      $0.marksExtremes = true
    }
    return try Score(Chart(title: "", series: series), style: style)
  }

  @Test(arguments: [1, 7, 64, 1000, 100_000_0])
  func `blocks of any size give the same samples`(frames: Int) throws {
    let score = try score()
    #expect(score.samples(of: Int16.self, blockFrames: frames) == score.samples(of: Int16.self))
    #expect(score.samples(of: Float.self, blockFrames: frames) == score.samples(of: Float.self))
    #expect(score.samples(of: Int32.self, blockFrames: frames) == score.samples(of: Int32.self))
  }

  @Test(arguments: SoundStyle.Mode.allCases)
  func `blocks of any size give the same notes and tones`(mode: SoundStyle.Mode) throws {
    let style = SoundStyle().with {
      $0.mode = mode
      $0.length = .seconds(0.7)
    }
    let score = try Score(try Chart([3, nil, 2, 8, 5]), style: style)
    let whole = score.samples(of: Int16.self)
    for frames in [1, 7, 64] {
      #expect(score.samples(of: Int16.self, blockFrames: frames) == whole, "\(frames)")
    }
  }

  @Test func `two runs give the same samples`() throws {
    let first = try score()
    let second = try score()
    #expect(first == second)
    #expect(first.manifest == second.manifest)
    #expect(first.samples(of: Int16.self) == second.samples(of: Int16.self))
  }

  @Test func `sizes that change from call to call give the same samples`() throws {
    let score = try score()
    var generator = SeededGenerator(seed: 8)
    var renderer = Renderer(score)
    var all: [Int16] = []
    while renderer.position < renderer.frameCount {
      let frames = Int.random(in: 1...700, using: &generator)
      // One sample more than whole frames: what lies after stays as it was.
      var block = [Int16](repeating: 12_345, count: frames * 2 + 1)
      var span = block.mutableSpan
      let rendered = renderer.render(into: &span)
      #expect(block[(rendered * 2)...].allSatisfy { $0 == 12_345 })
      all += block[..<(rendered * 2)]
    }
    #expect(all == score.samples(of: Int16.self))
    var rest = [Int16](repeating: 1, count: 8)
    var span = rest.mutableSpan
    #expect(renderer.render(into: &span) == 0)
    #expect(rest == [Int16](repeating: 1, count: 8))
  }

  @Test func `all sample types hold the same sound`() throws {
    let score = try score()
    let short = score.samples(of: Int16.self)
    let long = score.samples(of: Int32.self)
    let float = score.samples(of: Float.self)
    let errors16 = zip(short, float).map { abs(Double($0) - Double($1) * 32_768) }
    let errors24 = zip(long, float).map { abs(Double($0) / 256 - Double($1) * 8_388_608) }
    #expect(try #require(errors16.max()) <= 1)
    #expect(try #require(errors24.max()) <= 1)
    #expect(long.allSatisfy { $0 & 0xFF == 0 })
  }
}
