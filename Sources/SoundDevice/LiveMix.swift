// SPDX-License-Identifier: MIT

internal import Audiograph

/// What a device is given while somebody walks: one sound at a time, silence between them.
///
/// A new sound takes the place of the last one, which fades over 10 ms, once that has sounded for
/// 30 ms; of several that come meanwhile the last is heard.
struct LiveMix<Sample: DeviceSample> {
  /// What comes next; a change without a sound is silence.
  private struct Change {
    var sound: Renderer?
    var number: Int
  }

  private let channelCount: Int
  private let sampleRate: Int
  private var frames: DeviceFrames<Renderer, Sample>?
  /// The end of a sound that fades, which is still to be given out.
  private var tail: ArraySlice<Sample> = []
  private var change: Change?
  /// The number of the sound that is given out, and how many of its frames were.
  private(set) var number = 0
  private(set) var takenFrameCount = 0

  init(sampleRate: Int, channelCount: Int) {
    (self.sampleRate, self.channelCount) = (sampleRate, channelCount)
  }

  /// Whether nothing but silence comes.
  var isSilent: Bool { frames == nil && tail.isEmpty && change == nil }

  /// Puts a sound, or silence, in the place of what sounds.
  mutating func play(_ sound: Renderer?, number: Int) {
    change = Change(sound: sound, number: number)
  }

  private func frameCount(milliseconds: Int) -> Int { sampleRate * milliseconds / 1000 }

  /// The next frames, interleaved.
  mutating func next(frameCount: Int) -> [Sample] {
    let wanted = frameCount * channelCount
    var samples: [Sample] = []
    samples.reserveCapacity(wanted)
    while samples.count < wanted {
      let room = wanted - samples.count
      if !tail.isEmpty {
        samples += tail.prefix(room)
        tail = tail.dropFirst(room)
      } else if change != nil, mayChange {
        begin()
      } else if frames == nil {
        samples += Array(repeating: .silence, count: room)
      } else {
        take(room, into: &samples)
      }
    }
    return samples
  }

  private var least: Int { frameCount(milliseconds: 30) }
  private var mayChange: Bool { frames == nil || takenFrameCount >= least }

  /// Lets the sound fade and the next one begin.
  private mutating func begin() {
    tail = fadingEnd()[...]
    guard let change else { return }
    frames = change.sound.map { DeviceFrames($0, channelCount: channelCount) }
    number = change.number
    takenFrameCount = 0
    self.change = nil
  }

  private mutating func take(_ room: Int, into samples: inout [Sample]) {
    guard let part = frames?.next(), !part.isEmpty else {
      frames = nil
      return
    }
    let limit = change == nil ? room : min(room, (least - takenFrameCount) * channelCount)
    let taken = part.prefix(limit)
    samples += taken
    frames?.take(taken.count / channelCount)
    takenFrameCount += taken.count / channelCount
  }

  /// The next 10 ms of the sound, growing softer.
  private mutating func fadingEnd() -> [Sample] {
    let wanted = frameCount(milliseconds: 10) * channelCount
    var samples: [Sample] = []
    while samples.count < wanted, let part = frames?.next(), !part.isEmpty {
      let taken = part.prefix(wanted - samples.count)
      samples += taken
      frames?.take(taken.count / channelCount)
    }
    let count = samples.count / channelCount
    return samples.enumerated().map { index, sample in
      sample.scaled(by: Float(count - 1 - index / channelCount) / Float(max(1, count)))
    }
  }
}
