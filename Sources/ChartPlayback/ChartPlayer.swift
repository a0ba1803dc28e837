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
/// Points are heard in the order given, every one of them, and are never averaged. Only where there
/// are too many for the length are some left out, and every tenth of a second keeps its extremes.
/// A missing value is heard as silence.
public final class ChartPlayer: Sendable {
  /// How a chart stopped sounding.
  public enum Outcome: Sendable, Hashable {
    /// The last frame was heard.
    case playedToEnd
    /// `stop()`, another chart on this player or the task's cancellation ended it.
    case stopped
  }

  /// Called with how a chart ended, on the thread that played it.
  public typealias Completion = @Sendable (Result<Outcome, ChartPlayerError>) -> Void

  private struct State {
    var session: PlaybackSession?
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
  ///   - speak: Called with the end phrase of a chart that was played to its end, for example to
  ///     have a screen reader say it, on the thread that played.
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
    let cancelled = Mutex<(isCancelled: Bool, session: PlaybackSession?)>((false, nil))
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let session = next(chart, style, endPhrase) { continuation.resume(returning: $0) }
        let isCancelled = cancelled.withLock { state in
          state.session = session
          return state.isCancelled
        }
        if isCancelled { stop(session) }
        startThread(for: session)
      }
    } onCancel: {
      let session = cancelled.withLock { state in
        state.isCancelled = true
        return state.session
      }
      if let session { stop(session) }
    }
    return try result.get()
  }

  /// Plays a chart and returns at once.
  ///
  /// - Parameters:
  ///   - chart: Its numbers and dates along x do not decrease.
  ///   - style: Length, pitch range, smoothing, volume and the other choices of a listener.
  ///   - endPhrase: Given to `speak` where the chart was played to its end.
  ///   - completion: Called with how it ended, or why it could not be played; where it was paused,
  ///     on the thread that stops it.
  public func play(
    _ chart: Chart, style: SoundStyle = SoundStyle(), endPhrase: String? = nil,
    completion: @escaping Completion
  ) {
    startThread(for: next(chart, style, endPhrase, completion))
  }

  /// Fades out what sounds on this player; other players play on.
  ///
  /// It takes about 40 ms where the device can rewind, a quarter of a second elsewhere. A paused
  /// chart ends too.
  public func stop() {
    if let session = state.withLock({ $0.session }) { stop(session) }
  }

  /// Fades out, as `stop()` does, and keeps the position; the device is released meanwhile.
  ///
  /// Does nothing if nothing is playing.
  public func pause() {
    state.withLock { $0.session }?.pause()
  }

  /// Whether a chart is paused and has faded out; `resume()` continues it.
  public var isPaused: Bool { state.withLock { $0.session }?.isPaused ?? false }

  /// Continues from where the sound was paused, fading in over 10 ms.
  ///
  /// Does nothing if nothing is paused. The device is opened again; if that fails, `play` throws.
  public func resume() {
    if let session = state.withLock({ $0.session }), session.resume() { startThread(for: session) }
  }

  /// Seeks in the chart that is playing or paused; a paused one stays paused.
  ///
  /// Does nothing if there is no such chart.
  ///
  /// - Parameter time: From the beginning of the sound; clamped to its length.
  public func seek(to time: Duration) {
    state.withLock { $0.session }?.seek(to: .time(time))
  }

  /// Seeks to a point of the chart that is playing or paused; a paused one stays paused.
  ///
  /// Does nothing if there is no such chart or no such series.
  ///
  /// - Parameters:
  ///   - index: The index of the point in its series, from 0; for a point that is not heard, the
  ///     last one before it that is, or the first.
  ///   - series: The index of the series, from 0.
  public func seek(toPoint index: Int, of series: Int = 0) {
    state.withLock { $0.session }?.seek(to: .point(index: index, series: series))
  }

  /// Goes on slower or faster in the chart that sounds or is paused, at the same place; pitches stay
  /// as they are.
  ///
  /// Does nothing where nothing is played. The times of `seek(to:)` and of positions are those of the
  /// sound as it is now.
  ///
  /// - Parameter speed: In place of the style's; brought within `SoundStyle.speedLimits`.
  public func setSpeed(_ speed: Double) {
    guard !speed.isNaN else { return }
    let limits = SoundStyle.speedLimits
    state.withLock { $0.session }?.change(
      speed: min(max(speed, limits.lowerBound), limits.upperBound))
  }

  /// The points of the chart that is playing or paused, each as it begins to sound, for a cursor or
  /// a screen reader; if there is no such chart, those of the next one.
  ///
  ///     let positions = player.positions()
  ///     async let outcome = player.play(chart)
  ///     for await position in positions { show(position) }
  ///
  /// Every point that is heard comes once and in order, again after seeking backwards; slow
  /// consumers miss none. The sequence ends with the chart.
  public func positions() -> AsyncStream<Position> {
    let (stream, listener) = AsyncStream.makeStream(of: Position.self)
    state.withLock { state in
      if let session = state.session, session.add(listener) { return }
      state.listeners.append(listener)
    }
    return stream
  }
}

extension ChartPlayer {
  /// The session of a chart, which ends the one before.
  private func next(
    _ chart: Chart, _ style: SoundStyle, _ endPhrase: String?,
    _ completion: @escaping Completion
  ) -> PlaybackSession {
    let (previous, session) = state.withLock { state in
      let session = PlaybackSession(
        chart, style, endPhrase: endPhrase, listeners: state.listeners, completion: completion)
      defer { state = State(session: session) }
      return (state.session, session)
    }
    if let previous { stop(previous) }
    return session
  }

  private func stop(_ session: PlaybackSession) {
    if session.stop() { session.end(.success(.stopped)) }
  }

  private func startThread(for session: PlaybackSession) {
    let code = Posix.startThread { [self] in
      do throws(ChartPlayerError) {
        guard let outcome = try sound(session) else { return }
        if outcome == .playedToEnd, let phrase = session.endPhrase { speak(phrase) }
        session.end(.success(outcome))
      } catch {
        session.end(.failure(error))
      }
    }
    if code != 0 { session.end(.failure(.playback(PlaybackError(errno: code, device: device)))) }
  }

  /// Plays until the end, a stop or a pause, for which it returns nil.
  func sound(_ session: PlaybackSession) throws(ChartPlayerError) -> Outcome? {
    try deviceUse.withLock { _ throws(ChartPlayerError) -> Outcome? in
      while true {
        // What was asked for before its score is made is done by it.
        let score = try session.score()
        let command = session.nextCommand()
        guard case .play(let target) = command else { return command.outcome }
        let place = score.frame(at: target) ?? session.frame
        let playback: Playback
        do throws(PlaybackError) {
          playback = try sound(session, score, from: place)
        } catch {
          throw .playback(error)
        }
        if playback.ending == .finished { return .playedToEnd }
        session.arrive(at: min(place + playback.frameCount, score.frameCount))
      }
    }
  }

  /// Opens the device only while it plays, so that others can use it during a pause.
  private func sound(
    _ session: PlaybackSession, _ score: Score, from place: Int
  ) throws(PlaybackError) -> Playback {
    var follower = PointFollower(score)
    follower.move(to: place)
    var output = try SoundDevice(name: device, format: score.format)
    return try output.play(
      Excerpt(score, from: place),
      heard: { session.tell(follower.begun(before: place + $0)) },
      isInterrupted: { session.isInterrupted })
  }
}

extension PlaybackSession.Command {
  /// What is left to say where nothing is played; nil for a pause.
  fileprivate var outcome: ChartPlayer.Outcome? {
    switch self {
    case .end: .stopped
    case .play, .park: nil
    }
  }
}
