// SPDX-License-Identifier: MIT

import Foundation

@testable import SoundDevice

/// A device in memory: what it was given is heard as time passes, which it does only in `wait` and
/// `pause`.
struct SimulatedDevice: ~Copyable, PCM {
  /// What one call to `write` does instead of taking all that there is room for.
  enum Answer {
    case take(Int)
    case fail(Int32)
  }

  /// Answers to the first calls, in order.
  var answers: [Answer] = []
  var canRewind = true
  /// Whether it says that it took frames back and plays them all the same, as PulseAudio's plugin.
  var liesAboutRewind = false
  /// What calls to `resume` return, in order; then 0.
  var resumeAnswers: [Int32] = []
  /// Whether `drain` never comes to an end.
  var isEndless = false
  /// Whether `delay` stays at this number of frames, as it does behind PulseAudio's plugin.
  var constantDelay: Int?

  let bufferFrameCount: Int
  private let channelCount: Int
  private let framesPerMillisecond: Int
  private var state = State.prepared
  private var queue: [Double] = []

  /// Every frame that was heard, as numbers.
  private(set) var heard: [Double] = []
  private(set) var prepareCount = 0
  private(set) var resumeCount = 0
  private(set) var elapsedMilliseconds = 0
  private(set) var largestWaitMilliseconds = 0
  private(set) var droppedFrameCount = 0
  private(set) var largestQueuedFrameCount = 0

  /// As ALSA is asked for: two periods.
  private static let startFrameCount = 4800

  private enum State { case prepared, running, broken, over }

  init(bufferFrameCount: Int = 4800, channelCount: Int = 1, framesPerMillisecond: Int = 48) {
    self.bufferFrameCount = bufferFrameCount
    self.channelCount = channelCount
    self.framesPerMillisecond = framesPerMillisecond
  }

  private var queuedFrameCount: Int { queue.count / channelCount }

  var isPrepared: Bool { state == .prepared }
  var delay: Int { constantDelay ?? (state == .broken ? -Int(EPIPE) : queuedFrameCount) }
  var rewindable: Int { canRewind ? queuedFrameCount : 0 }

  mutating func write<Sample: DeviceSample>(_ samples: Span<Sample>, frameCount: Int) -> Int {
    var limit = frameCount
    if !answers.isEmpty {
      switch answers.removeFirst() {
      case .take(let count): limit = min(count, frameCount)
      case .fail(let code):
        if code == EPIPE || code == ESTRPIPE { breakDown(keepsQueue: code == ESTRPIPE) }
        return -Int(code)
      }
    }
    guard state != .broken else { return -Int(EPIPE) }
    guard state != .over else { return -Int(EBADFD) }
    let count = min(limit, bufferFrameCount - queuedFrameCount)
    guard count > 0 else { return -Int(EAGAIN) }
    for index in 0..<count * channelCount { queue.append(number(samples[index])) }
    largestQueuedFrameCount = max(largestQueuedFrameCount, queuedFrameCount)
    if queuedFrameCount >= min(bufferFrameCount / 2, Self.startFrameCount) { state = .running }
    return count
  }

  /// An underrun comes when all was heard; a sleep keeps what was not.
  private mutating func breakDown(keepsQueue: Bool) {
    if !keepsQueue {
      heard += queue
      queue = []
    }
    state = .broken
  }

  mutating func wait(milliseconds: Int) -> Int {
    largestWaitMilliseconds = max(largestWaitMilliseconds, milliseconds)
    pass(milliseconds)
    return queuedFrameCount < bufferFrameCount ? 1 : 0
  }

  mutating func pause(milliseconds: Int) {
    largestWaitMilliseconds = max(largestWaitMilliseconds, milliseconds)
    pass(milliseconds)
  }

  private mutating func pass(_ milliseconds: Int) {
    elapsedMilliseconds += milliseconds
    guard state == .running else { return }
    let count = min(queuedFrameCount, milliseconds * framesPerMillisecond) * channelCount
    heard += queue.prefix(count)
    queue.removeFirst(count)
  }

  mutating func prepare() -> Int {
    prepareCount += 1
    state = .prepared
    return 0
  }

  mutating func resume() -> Int {
    resumeCount += 1
    let code = resumeAnswers.isEmpty ? 0 : resumeAnswers.removeFirst()
    if code == 0 { state = .running }
    return -Int(code)
  }

  mutating func rewind(frameCount: Int) -> Int {
    let count = min(frameCount, rewindable)
    if !liesAboutRewind { queue.removeLast(count * channelCount) }
    return count
  }

  mutating func start() -> Int {
    state = .running
    return 0
  }

  mutating func drain() -> Int {
    guard queue.isEmpty && !isEndless else { return -Int(EAGAIN) }
    state = .over
    return 0
  }

  mutating func drop() -> Int {
    droppedFrameCount += queuedFrameCount
    queue = []
    state = .over
    return 0
  }

  private func number<Sample: DeviceSample>(_ sample: Sample) -> Double {
    if let sample = sample as? Int16 { return Double(sample) }
    if let sample = sample as? Int32 { return Double(sample) }
    return (sample as? Float).map(Double.init) ?? .nan
  }
}
