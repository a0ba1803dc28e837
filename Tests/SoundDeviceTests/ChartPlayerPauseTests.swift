// SPDX-License-Identifier: MIT

import Audiograph
import Testing
import TestSupport

@testable import ChartPlayback
@testable import SoundDevice

/// Pausing, going elsewhere, and following.
///
/// On ALSA's null device an hour takes as long as rendering.
@Suite struct ChartPlayerPauseTests {
  let folder: TemporaryFolder
  let chart: Chart

  init() throws {
    folder = try TemporaryFolder()
    chart = Chart(try Series("a", [1, 3, nil, 2, 5]))
  }

  private func hour() -> SoundStyle {
    var style = SoundStyle()
    style.length = .seconds(3600)
    return style
  }

  private func all(
    _ positions: AsyncStream<ChartPlayer.Position>
  ) async -> [ChartPlayer.Position] {
    var all: [ChartPlayer.Position] = []
    for await position in positions { all.append(position) }
    return all
  }

  @Test func everyPointIsToldOnceAndInOrder() async throws {
    let player = ChartPlayer(device: "null")
    let positions = player.positions()
    #expect(try await player.play(chart) == .playedToEnd)
    let told = await all(positions)
    #expect(told.map(\.index) == [0, 1, 2, 3, 4])
    #expect(told.map(\.value) == [1, 3, nil, 2, 5])
    #expect(told.map(\.x) == (1...5).map { .row($0) })
    #expect(told.allSatisfy { $0.series == 0 })
    let events = try Score(chart).events.filter { $0.kind == .point || $0.kind == .gap }
    for (position, event) in zip(told, events) {
      #expect(position.time == .seconds(Double(event.start) / 48_000))
    }
  }

  private func session(_ listeners: [AsyncStream<ChartPlayer.Position>.Continuation] = [])
    -> PlaybackSession
  {
    PlaybackSession(chart, SoundStyle(), endPhrase: nil, listeners: listeners) { _ in }
  }

  /// What is played from elsewhere is the rest of the sound, and no more.
  @Test func pausesSeeksAndResumes() async throws {
    let player = ChartPlayer(device: "file:'\(folder.file("heard.raw"))',raw")
    let (positions, listener) = AsyncStream.makeStream(of: ChartPlayer.Position.self)
    let session = session([listener])
    session.pause()
    #expect(try player.sound(session) == nil)
    #expect(session.isPaused)
    #expect(folder.bytes("heard.raw") == nil)
    session.seek(to: .point(index: 3, series: 0))
    #expect(session.isPaused)
    #expect(session.resume())
    #expect(!session.isPaused && !session.resume())
    #expect(try player.sound(session) == .playedToEnd)
    session.end(.success(.playedToEnd))
    #expect(await all(positions).map(\.index) == [3, 4])
    let score = try Score(chart)
    let start = try #require(score.frame(at: .point(index: 3, series: 0)))
    let expected = rendered(Excerpt(score, from: start), blockFrameCount: 480).flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
    #expect(try firstDifference(#require(folder.bytes("heard.raw")), expected) == nil)
  }

  /// What is slowed down while it is paused goes on at the same point, at its new speed.
  @Test func speedKeepsThePlace() async throws {
    let player = ChartPlayer(device: "file:'\(folder.file("heard.raw"))',raw")
    let (positions, listener) = AsyncStream.makeStream(of: ChartPlayer.Position.self)
    let session = session([listener])
    session.pause()
    #expect(try player.sound(session) == nil)
    session.seek(to: .point(index: 3, series: 0))
    session.change(speed: 0.5)
    #expect(session.resume())
    #expect(try player.sound(session) == .playedToEnd)
    session.end(.success(.playedToEnd))
    var style = SoundStyle()
    style.speed = 0.5
    let slow = try Score(chart, style: style)
    let start = try #require(slow.frame(at: .point(index: 3, series: 0)))
    #expect(folder.bytes("heard.raw")?.count == (slow.frameCount - start) * 4)
    let told = await all(positions)
    #expect(told.map(\.index) == [3, 4])
    #expect(told.first?.time == .seconds(Double(start) / 48_000))
  }

  @Test func speedsAreBroughtWithinTheLimits() async throws {
    let player = ChartPlayer(device: "null")
    player.setSpeed(2)
    for speed in [-1, 0, 1e9, .infinity, .nan] {
      let result = await withCheckedContinuation { continuation in
        player.play(chart, style: hour()) { continuation.resume(returning: $0) }
        player.setSpeed(speed)
      }
      #expect(result == .success(.playedToEnd))
    }
  }

  @Test func turnsDoWhatWasAskedLast() throws {
    let player = ChartPlayer(device: "null")
    let resumed = session()
    resumed.pause()
    #expect(!resumed.resume())
    #expect(try player.sound(resumed) == .playedToEnd)
    let stopped = session()
    stopped.pause()
    #expect(!stopped.stop())
    stopped.pause()
    #expect(try player.sound(stopped) == .stopped)
    let parked = session()
    parked.pause()
    #expect(try player.sound(parked) == nil)
    #expect(parked.stop())
    #expect(!parked.stop() && !parked.resume() && !parked.isPaused)
  }

  /// An hour of sound is not over before the next statement.
  @Test func stopsWhilePaused() async throws {
    let player = ChartPlayer(device: "null")
    let positions = player.positions()
    let result = await withCheckedContinuation { continuation in
      player.play(chart, style: hour()) { continuation.resume(returning: $0) }
      player.pause()
      Task {
        while !player.isPaused { try await Task.sleep(for: .milliseconds(1)) }
        player.stop()
      }
    }
    #expect(result == .success(.stopped))
    #expect(await all(positions).count <= 5)
    #expect(!player.isPaused)
    player.resume()
    player.seek(to: .seconds(1))
    player.stop()
  }

  /// What waits for a chart that never comes ends with the player.
  @Test func aPlayerThatGoesEndsWhatWaits() async throws {
    var player: ChartPlayer? = ChartPlayer(device: "null")
    let positions = try #require(player?.positions())
    player = nil
    #expect(await all(positions).isEmpty)
  }

  @Test func aRefusedChartEndsThePositions() async throws {
    let player = ChartPlayer(device: "no-such-device")
    let positions = player.positions()
    await #expect(throws: ChartPlayerError.playback(.noSuchDevice(device: "no-such-device"))) {
      try await player.play(chart)
    }
    #expect(await all(positions).isEmpty)
  }

  /// From any frame on the sound is what it was, but for the 10 ms in which it fades in.
  @Test(arguments: [0, 1, 479, 20_000, 48_001], [1, 2])
  func excerpts(start: Int, channelCount: Int) throws {
    var style = SoundStyle()
    style.length = .seconds(1)
    style.format = try #require(SoundFormat(sampleRate: 48_000, channelCount: channelCount))
    let score = try Score(chart, style: style)
    let whole = rendered(Renderer(score), blockFrameCount: 4096)
    let excerpt = Excerpt(score, from: start)
    #expect(excerpt.frameCount == score.frameCount - start)
    for blockFrameCount in [7, 480, 4096] {
      let part = rendered(excerpt, blockFrameCount: blockFrameCount)
      #expect(part.count == whole.count - start * channelCount)
      let fade = start == 0 ? 0 : 480 * channelCount
      #expect(part.dropFirst(fade) == whole.dropFirst(start * channelCount + fade))
      for index in 0..<fade {
        #expect(abs(part[index]) <= abs(whole[start * channelCount + index]))
      }
      if fade > 0 { #expect(part.prefix(channelCount).allSatisfy { $0 == 0 }) }
    }
    #expect(rendered(Excerpt(score, from: score.frameCount), blockFrameCount: 480).isEmpty)
  }

  private func rendered(_ source: some FrameSource, blockFrameCount: Int) -> [Int16] {
    var source = source
    var all: [Int16] = []
    var block = [Int16](repeating: 0, count: blockFrameCount * source.format.channelCount)
    while true {
      var span = block.mutableSpan
      let count = source.render(into: &span)
      guard count > 0 else { return all }
      all += block.prefix(count * source.format.channelCount)
    }
  }

  @Test func targets() throws {
    let score = try Score(chart)
    let points = score.events.filter { $0.kind == .point || $0.kind == .gap }
    #expect(score.frame(at: .time(.zero)) == 0)
    #expect(score.frame(at: .time(.seconds(-3))) == 0)
    #expect(score.frame(at: .time(.milliseconds(1500))) == 72_000)
    #expect(score.frame(at: .time(.seconds(Int64.max))) == score.frameCount)
    #expect(score.frame(at: .frame(.max)) == score.frameCount)
    #expect(score.frame(at: .point(index: 0, series: 0)) == points.first?.start)
    #expect(score.frame(at: .point(index: 99, series: 0)) == points.last?.start)
    #expect(score.frame(at: .point(index: -1, series: 0)) == points.first?.start)
    #expect(score.frame(at: .point(index: 0, series: 1)) == nil)
    var follower = PointFollower(score)
    #expect(follower.begun(before: score.frameCount).count == 5)
    follower.move(to: points[3].start)
    #expect(follower.begun(before: points[3].start).isEmpty)
    #expect(follower.begun(before: points[3].start + 1).map(\.index) == [3])
    follower.move(to: score.frameCount)
    #expect(follower.begun(before: score.frameCount).isEmpty)
  }

  @Test func errorsPrintAsSentences() {
    #expect(
      "\(ChartPlayerError.playback(.busy(device: "hw:1")))"
        == "The sound device \"hw:1\" is in use by another program.")
    #expect(
      "\(ChartPlayerError.unsorted(index: 2))"
        == "The point at index 2 lies before its predecessor along x; sort the points.")
  }
}
