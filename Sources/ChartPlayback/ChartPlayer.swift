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

  private let device: String
  private let speak: @Sendable (String) -> Void
  private let newest = Mutex<Turn?>(nil)
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

  /// Plays a chart and returns when it is over; cancelling the task stops it.
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
    let turn = Turn()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        start(turn, chart, style, endPhrase) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      turn.stop()
    }
    return try result.get()
  }

  /// Plays a chart and returns at once.
  ///
  /// - Parameters:
  ///   - chart: Its numbers and dates along x do not decrease.
  ///   - style: Length, pitch range, smoothing, volume and the other choices of a listener.
  ///   - endPhrase: Given to `speak` where the chart was played to its end.
  ///   - completion: Told how it ended, or why it could not be played.
  public func play(
    _ chart: Chart, style: SoundStyle = SoundStyle(), endPhrase: String? = nil,
    completion: @escaping Completion
  ) {
    start(Turn(), chart, style, endPhrase, completion)
  }

  /// Fades out what sounds on this player, within some 40 ms; other players play on.
  public func stop() {
    newest.withLock { $0 }?.stop()
  }

  private func start(
    _ turn: Turn, _ chart: Chart, _ style: SoundStyle, _ endPhrase: String?,
    _ completion: @escaping Completion
  ) {
    let previous = newest.withLock { newest in
      defer { newest = turn }
      return newest
    }
    previous?.stop()
    let code = startThread { [self] in
      let result = Result { () throws(ChartPlayerError) in try sound(turn, chart, style) }
      if case .success(.playedToEnd) = result, let endPhrase { speak(endPhrase) }
      completion(result)
    }
    if code != 0 {
      completion(.failure(.playback(PlaybackError(errno: code, device: device))))
    }
  }

  private func sound(
    _ turn: Turn, _ chart: Chart, _ style: SoundStyle
  ) throws(ChartPlayerError) -> Outcome {
    try chart.checkOrder()
    let score: Score
    do { score = try Score(chart, style: style) } catch { throw .score(error) }
    do {
      return try deviceUse.withLock { _ throws(PlaybackError) in try sound(turn, score) }
    } catch {
      throw .playback(error)
    }
  }

  private func sound(_ turn: Turn, _ score: Score) throws(PlaybackError) -> Outcome {
    guard !turn.isStopped else { return .stopped }
    var output = try SoundDevice(name: device, format: score.format)
    let playback = try output.play(Renderer(score)) { turn.isStopped }
    return playback.ending == .finished ? .playedToEnd : .stopped
  }
}

/// One playing of one chart.
private final class Turn: Sendable {
  private let flag = Atomic(false)

  var isStopped: Bool { flag.load(ordering: .relaxed) }

  func stop() { flag.store(true, ordering: .relaxed) }
}

/// Why a chart cannot be played.
public enum ChartPlayerError: Error, Sendable, Hashable {
  /// The numbers do not make a chart.
  case chart(ChartError)
  /// The style does not fit the chart.
  case score(ScoreError)
  /// The device does not play.
  case playback(PlaybackError)
  /// The point at `index`, counted from 0, lies before its predecessor along x; the caller sorts.
  case unsorted(index: Int)
  /// The position of the point at `index`, counted from 0, is of another kind than the first.
  case mixedPositions(index: Int)
}
