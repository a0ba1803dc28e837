// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Synchronization

/// The playback of one chart: what callers request, and what the playback thread has done.
///
/// It is playing, or paused without a thread, or over. `completion` is called once, by whoever
/// ends it.
final class PlaybackSession: Sendable {
  /// What the playback thread does next.
  enum Command {
    case play(from: SeekTarget)
    case park
    case end
  }

  private enum Phase { case sounding, paused, over }
  private enum Request { case pause, stop }

  private struct State {
    var phase = Phase.sounding
    var request: Request?
    var target: SeekTarget?
    var frame = 0
    var score: Score?
    /// The speed that was asked for since the score was made.
    var speed: Double?
    var listeners: [AsyncStream<ChartPlayer.Position>.Continuation]
  }

  let chart: Chart
  private let style: SoundStyle
  let endPhrase: String?
  let completion: ChartPlayer.Completion
  private let state: Mutex<State>

  init(
    _ chart: Chart, _ style: SoundStyle, endPhrase: String?,
    listeners: [AsyncStream<ChartPlayer.Position>.Continuation],
    completion: @escaping ChartPlayer.Completion
  ) {
    self.chart = chart
    self.style = style
    self.endPhrase = endPhrase
    self.completion = completion
    state = Mutex(State(listeners: listeners))
  }

  /// The score, made once for each speed; the place stays where it is in the chart.
  func score() throws(ChartPlayerError) -> Score {
    let (known, speed) = state.withLock { state in
      defer { state.speed = nil }
      return (state.score, state.speed)
    }
    if let known, speed == nil { return known }
    if known == nil { try chart.checkOrder() }
    var style = style
    style.speed = speed ?? style.speed
    let score: Score
    do { score = try Score(chart, style: style) } catch { throw .score(error) }
    state.withLock { state in
      if let known { state.frame = score.frame(matching: state.frame, of: known) }
      state.score = score
    }
    return score
  }
}

/// What callers request.
extension PlaybackSession {
  var isPaused: Bool { state.withLock { $0.phase == .paused } }

  func pause() {
    state.withLock { state in
      if state.phase == .sounding, state.request == nil { state.request = .pause }
    }
  }

  /// Whether the caller has to start a thread.
  func resume() -> Bool {
    state.withLock { state in
      if state.request == .pause { state.request = nil }
      guard state.phase == .paused else { return false }
      state.phase = .sounding
      return true
    }
  }

  func seek(to target: SeekTarget) {
    state.withLock { $0.target = target }
  }

  func change(speed: Double) {
    state.withLock { $0.speed = speed }
  }

  /// Whether the caller has to report the end, since no thread will.
  func stop() -> Bool {
    state.withLock { state in
      if state.phase == .sounding { state.request = .stop }
      guard state.phase == .paused else { return false }
      state.phase = .over
      return true
    }
  }

  /// False if nothing will be heard any more.
  func add(_ listener: AsyncStream<ChartPlayer.Position>.Continuation) -> Bool {
    state.withLock { state in
      guard state.phase != .over, state.request != .stop else { return false }
      state.listeners.append(listener)
      return true
    }
  }
}

/// What the playback thread asks and reports.
extension PlaybackSession {
  var isInterrupted: Bool {
    state.withLock { $0.request != nil || $0.target != nil || $0.speed != nil }
  }

  func nextCommand() -> Command {
    state.withLock { state in
      switch state.request {
      case .stop: return .end
      case .pause:
        state.request = nil
        state.phase = .paused
        return .park
      case nil:
        let target = state.target ?? .frame(state.frame)
        state.target = nil
        return .play(from: target)
      }
    }
  }

  /// How far the sound was heard.
  var frame: Int { state.withLock { $0.frame } }

  /// Reports how much of the sound was heard.
  func arrive(at frame: Int) {
    state.withLock { $0.frame = frame }
  }

  func tell(_ positions: ArraySlice<ChartPlayer.Position>) {
    guard !positions.isEmpty else { return }
    for listener in state.withLock({ $0.listeners }) {
      for position in positions { listener.yield(position) }
    }
  }

  /// Reports how it ended, last of all.
  func end(_ result: Result<ChartPlayer.Outcome, ChartPlayerError>) {
    let listeners = state.withLock { state in
      defer { state.listeners = [] }
      state.phase = .over
      return state.listeners
    }
    for listener in listeners { listener.finish() }
    completion(result)
  }
}
