// SPDX-License-Identifier: MIT

public import Audiograph
internal import Posix
public import SoundDevice
internal import Synchronization

/// Plays charts, one at a time, on a thread of its own; several players sound at once.
///
///     let player = ChartPlayer()
///     let outcome = try await player.play(values: [1.0842, 1.0845, nil, 1.0839])
///
/// Points are heard in the order in which they are given, every one of them, and never averaged;
/// only where there are too many for the length is a part left out, and then every tenth of a
/// second keeps its extremes. A missing value is heard as silence.
public final class ChartPlayer: Sendable {
  /// How a chart stopped sounding.
  public enum Outcome: Sendable, Hashable {
    /// The last frame was heard.
    case playedToEnd
    /// `stop()`, another chart on this player or the task's cancellation ended it.
    case stopped
  }

  /// Told how a chart ended, on the thread that played it.
  public typealias Completion = @Sendable (Result<Outcome, ChartPlayerError>) -> Void

  private struct State {
    var turn: Turn?
    /// Those who listen to the next chart.
    var listeners: [AsyncStream<Position>.Continuation] = []
  }

  private let device: String
  private let speak: @Sendable (String) -> Void
  private let state = Mutex(State())
  private let deviceUse = Mutex<Void>(())

  /// A player on a device, which it opens anew for each chart.
  ///
  /// - Parameters:
  ///   - device: A PCM name of ALSA.
  ///   - speak: Told the end phrase of a chart that was played to its end, for example to have a
  ///     screen reader say it; called on the thread that played.
  public init(
    device: String = SoundDevice.defaultName, speak: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.device = device
    self.speak = speak
  }

  deinit {
    stop()
    for listener in state.withLock({ $0.listeners }) { listener.finish() }
  }

  /// Plays a chart and returns when it is over; cancelling the task stops it, also while it is
  /// paused.
  ///
  /// - Parameters:
  ///   - chart: Its numbers and dates along x do not decrease.
  ///   - style: Length, pitch range, smoothing, volume and the other choices of a listener.
  ///   - endPhrase: Given to `speak` where the chart was played to its end.
  /// - Returns: Whether it was played to its end.
  /// - Throws: `ChartPlayerError`.
  public func play(
    _ chart: Chart, style: SoundStyle = SoundStyle(), endPhrase: String? = nil
  ) async throws(ChartPlayerError) -> Outcome {
    let cancelled = Mutex<(isCancelled: Bool, turn: Turn?)>((false, nil))
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let turn = next(chart, style, endPhrase) { continuation.resume(returning: $0) }
        let isCancelled = cancelled.withLock { state in
          state.turn = turn
          return state.isCancelled
        }
        if isCancelled { stop(turn) }
        startThread(for: turn)
      }
    } onCancel: {
      let turn = cancelled.withLock { state in
        state.isCancelled = true
        return state.turn
      }
      if let turn { stop(turn) }
    }
    return try result.get()
  }

  /// Plays a chart and returns at once.
  ///
  /// - Parameters:
  ///   - chart: Its numbers and dates along x do not decrease.
  ///   - style: Length, pitch range, smoothing, volume and the other choices of a listener.
  ///   - endPhrase: Given to `speak` where the chart was played to its end.
  ///   - completion: Told how it ended, or why it could not be played; where it was paused, on the
  ///     thread that stops it.
  public func play(
    _ chart: Chart, style: SoundStyle = SoundStyle(), endPhrase: String? = nil,
    completion: @escaping Completion
  ) {
    startThread(for: next(chart, style, endPhrase, completion))
  }

  /// Fades out what sounds on this player; other players play on.
  ///
  /// It takes some 40 ms where the device takes frames back, a quarter of a second elsewhere. What is
  /// paused ends too.
  public func stop() {
    if let turn = state.withLock({ $0.turn }) { stop(turn) }
  }

  /// Fades out what sounds, as `stop()` does, and keeps its place; the device is free meanwhile.
  ///
  /// Does nothing where nothing sounds.
  public func pause() {
    state.withLock { $0.turn }?.pause()
  }

  /// Whether a chart is paused and has faded; `resume()` goes on with it.
  public var isPaused: Bool { state.withLock { $0.turn }?.isPaused ?? false }

  /// Goes on from where the sound was paused, fading in over 10 ms.
  ///
  /// Does nothing where nothing is paused. The device is opened anew; where that fails, `play`
  /// throws.
  public func resume() {
    if let turn = state.withLock({ $0.turn }), turn.resume() { startThread(for: turn) }
  }

  /// Goes to another place of the chart that sounds or is paused, which stays paused.
  ///
  /// Does nothing where nothing is played.
  ///
  /// - Parameter time: From the beginning of the sound; what is before it means the beginning, and
  ///   what is behind its end, the end.
  public func seek(to time: Duration) {
    state.withLock { $0.turn }?.seek(to: .time(time))
  }

  /// Goes to a point of the chart that sounds or is paused, which stays paused.
  ///
  /// Does nothing where nothing is played, or for a series that is not there.
  ///
  /// - Parameters:
  ///   - index: The index of the point in its series, from 0; a point that is not heard by itself
  ///     means the last before it that is, or the first.
  ///   - series: The index of the series, from 0.
  public func seek(toPoint index: Int, of series: Int = 0) {
    state.withLock { $0.turn }?.seek(to: .point(index: index, series: series))
  }

  /// The points of the chart that sounds or is paused as they begin to be heard, for a cursor or a
  /// screen reader; where there is none, those of the next chart.
  ///
  ///     let positions = player.positions()
  ///     async let outcome = player.play(chart)
  ///     for await position in positions { show(position) }
  ///
  /// Every point that is heard comes once and in order, again after `seek` went back, also to who is
  /// too slow to take them at once. The sequence ends with the chart.
  public func positions() -> AsyncStream<Position> {
    let (stream, listener) = AsyncStream.makeStream(of: Position.self)
    state.withLock { state in
      if let turn = state.turn, turn.add(listener) { return }
      state.listeners.append(listener)
    }
    return stream
  }
}

extension ChartPlayer {
  /// The turn of a chart, which ends the one before.
  private func next(
    _ chart: Chart, _ style: SoundStyle, _ endPhrase: String?,
    _ completion: @escaping Completion
  ) -> Turn {
    let (previous, turn) = state.withLock { state in
      let turn = Turn(
        chart, style, endPhrase: endPhrase, listeners: state.listeners, completion: completion)
      defer { state = State(turn: turn) }
      return (state.turn, turn)
    }
    if let previous { stop(previous) }
    return turn
  }

  private func stop(_ turn: Turn) {
    if turn.stop() { turn.end(.success(.stopped)) }
  }

  private func startThread(for turn: Turn) {
    let code = Posix.startThread { [self] in
      do throws(ChartPlayerError) {
        guard let outcome = try sound(turn) else { return }
        if outcome == .playedToEnd, let phrase = turn.endPhrase { speak(phrase) }
        turn.end(.success(outcome))
      } catch {
        turn.end(.failure(error))
      }
    }
    if code != 0 { turn.end(.failure(.playback(PlaybackError(errno: code, device: device)))) }
  }

  /// Plays until the end, a stop or a pause, for which it returns nil.
  func sound(_ turn: Turn) throws(ChartPlayerError) -> Outcome? {
    let score = try turn.score()
    do {
      return try deviceUse.withLock { _ throws(PlaybackError) in try sound(turn, score) }
    } catch {
      throw .playback(error)
    }
  }

  private func sound(_ turn: Turn, _ score: Score) throws(PlaybackError) -> Outcome? {
    var follower = PointFollower(score)
    var place = 0
    var order = turn.nextOrder()
    while case .play(let target) = order {
      place = score.frame(at: target) ?? place
      follower.move(to: place)
      let playback = try sound(turn, score, from: place, &follower)
      if playback.ending == .finished { return .playedToEnd }
      place = min(place + playback.frameCount, score.frameCount)
      turn.arrive(at: place)
      order = turn.nextOrder()
    }
    return order.outcome
  }

  /// Opens the device for as long as it sounds, so that others can have it in a pause.
  private func sound(
    _ turn: Turn, _ score: Score, from place: Int, _ follower: inout PointFollower
  ) throws(PlaybackError) -> Playback {
    var output = try SoundDevice(name: device, format: score.format)
    return try output.play(
      Excerpt(score, from: place),
      heard: { turn.tell(follower.begun(before: place + $0)) },
      isInterrupted: { turn.isInterrupted })
  }
}

extension Turn.Order {
  /// What is left to say where nothing is played; nil for a pause.
  fileprivate var outcome: ChartPlayer.Outcome? {
    switch self {
    case .end: .stopped
    case .play, .park: nil
    }
  }
}
