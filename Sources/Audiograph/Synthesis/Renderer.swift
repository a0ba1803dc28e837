// SPDX-License-Identifier: MIT

/// Turns a score into samples, block by block, as they are asked for.
///
/// Equal scores give equal samples on every machine, however they are split into blocks. Memory
/// does not grow with the length of the sound, and nothing is allocated after the initialiser.
/// A renderer is a value: a copy goes on from the same frame.
public struct Renderer: Sendable {
  /// Sample rate and channels.
  public let format: SoundFormat
  /// The number of frames of the whole sound.
  public let frameCount: Int
  /// The first frame that the next call renders.
  public private(set) var position = 0
  /// Frames that were not rendered yet.
  var remainingFrameCount: Int { frameCount - position }

  private let schedule: VoiceSchedule
  private var block = Block()
  private var glide = Glide()
  /// The frames of the sound that the block holds.
  private var rendered = 0..<0
  private var nextVoice = 0
  private var activeVoices: [ActiveVoice] = []

  /// A voice that has begun and not ended.
  private struct ActiveVoice {
    var voice: Int
    var segment: Int
    var phase: UInt32 = 0
  }

  /// The tables that it reads, for the renderer of another score.
  public var tables: WavetableCache { schedule.tables }

  /// A renderer at the first frame of a score, which takes what fits from earlier tables and makes
  /// the rest.
  public init(_ score: Score, tables: WavetableCache = WavetableCache()) {
    format = score.format
    frameCount = score.frameCount
    schedule = VoiceSchedule(score, tables)
    activeVoices.reserveCapacity(schedule.mostAtOnce(within: Block.length))
  }

  /// Fills interleaved samples with the next frames and returns how many frames there were.
  ///
  /// - Parameter samples: Holds whole frames of `format.channelCount` samples each; what lies
  ///   after the last whole frame, or after the end of the sound, is left as it was.
  /// - Returns: The number of frames rendered: as many as fit, fewer at the end, 0 after it.
  public mutating func render<Sample: PCMSample>(into samples: inout MutableSpan<Sample>) -> Int {
    let wanted = min(samples.count / format.channelCount, remainingFrameCount)
    var done = 0
    while done < wanted {
      if position == rendered.upperBound { renderBlock() }
      let count = min(wanted - done, rendered.upperBound - position)
      let place = position - rendered.lowerBound
      let planes = place..<place + count
      Sample.interleave(
        left: block.left.span.extracting(planes),
        right: block.right.span.extracting(format.channelCount == 2 ? planes : 0..<0),
        into: &samples, at: done * format.channelCount)
      position += count
      done += count
    }
    return done
  }

  private mutating func renderBlock() {
    beginBlock()
    for index in activeVoices.indices {
      var sound = activeVoices[index]
      advance(&sound, .heard)
      activeVoices[index] = sound
    }
    block.finish(rendered.count, channelCount: format.channelCount)
    activeVoices.removeAll { schedule.voices[$0.voice].end <= rendered.upperBound }
  }

  private mutating func beginBlock() {
    let start = rendered.upperBound
    rendered = start..<min(frameCount, start + Block.length)
    beginVoices()
  }

  private mutating func beginVoices() {
    while nextVoice < schedule.voices.count,
      schedule.voices[nextVoice].start < rendered.upperBound
    {
      activeVoices.append(
        ActiveVoice(
          voice: nextVoice, segment: schedule.voices[nextVoice].segments.lowerBound))
      nextVoice += 1
    }
  }

  /// What becomes of the frames of a block.
  private enum Hearing { case heard, skipped }

  /// Takes a voice through the frames of the block.
  private mutating func advance(_ sound: inout ActiveVoice, _ hearing: Hearing) {
    let voice = schedule.voices[sound.voice]
    while sound.segment < voice.segments.upperBound {
      let segment = schedule.segments[sound.segment]
      let frames = max(segment.start, rendered.lowerBound)..<min(segment.end, rendered.upperBound)
      if !frames.isEmpty {
        switch hearing {
        case .heard: render(frames, of: segment, voice, phase: &sound.phase)
        case .skipped: skip(frames, of: segment, voice, phase: &sound.phase)
        }
      }
      guard segment.end <= rendered.upperBound else { return }
      sound.segment += 1
    }
  }

  private mutating func render(
    _ frames: Range<Int>, of segment: SynthVoice.Segment, _ voice: SynthVoice, phase: inout UInt32
  ) {
    let part = Block.Part(
      voice: voice, frames: frames, offset: frames.lowerBound - rendered.lowerBound,
      channelCount: format.channelCount)
    switch voice.source {
    case .tone(let index):
      let tone = schedule.tables.tones[index]
      glide.lay(frames, of: segment, tone.loudness)
      var oscillator = Oscillator(phase: phase, bank: tone.bank)
      block.add(&oscillator, along: glide, part, schedule.fades)
      phase = oscillator.phase
    case .noise(let index):
      var noise = NoiseGenerator(
        noise: schedule.tables.noises[index], start: Int(phase), count: frames.count)
      block.add(&noise, along: segment.levels(frames), part, schedule.fades)
      phase &+= UInt32(truncatingIfNeeded: frames.count)
    }
  }
}

extension Renderer {
  /// Goes to a later frame, from where the samples are those that they would have been.
  ///
  /// What lies in between is not rendered: only the phases of what sounds at `frame` are found,
  /// which takes some 2 ms for ten minutes. A frame that has been rendered is not gone back to.
  ///
  /// - Parameter frame: What is behind the end means the end.
  package mutating func skip(to frame: Int) {
    let frame = min(frame, frameCount)
    guard frame > position else { return }
    while rendered.upperBound < frame {
      if rendered.upperBound + Block.length <= frame {
        skipBlock(to: frame)
      } else {
        renderBlock()
      }
    }
    position = frame
  }

  private mutating func skipBlock(to frame: Int) {
    beginBlock()
    activeVoices.removeAll { schedule.voices[$0.voice].end <= frame }
    for index in activeVoices.indices {
      var sound = activeVoices[index]
      advance(&sound, .skipped)
      activeVoices[index] = sound
    }
  }

  private mutating func skip(
    _ frames: Range<Int>, of segment: SynthVoice.Segment, _ voice: SynthVoice, phase: inout UInt32
  ) {
    switch voice.source {
    case .tone(let index):
      let tone = schedule.tables.tones[index]
      glide.lay(frames, of: segment, tone.loudness)
      var oscillator = Oscillator(phase: phase, bank: tone.bank)
      oscillator.skip(glide)
      phase = oscillator.phase
    case .noise: phase &+= UInt32(truncatingIfNeeded: frames.count)
    }
  }
}

extension SynthVoice.Segment {
  /// The levels over some frames of a noise.
  fileprivate func levels(_ frames: Range<Int>) -> Levels {
    let shares = (Float(share(frames.lowerBound)), Float(share(frames.upperBound)))
    func line(_ ends: SynthVoice.Ends<Float>) -> Levels.LinearRamp {
      Levels.LinearRamp(ends.value(at: shares.0), ends.value(at: shares.1), count: frames.count)
    }
    return Levels(left: line(left), right: line(right))
  }
}

extension VoiceSchedule {
  /// The largest number of voices that touch one block of `length` frames, wherever it begins.
  fileprivate func mostAtOnce(within length: Int) -> Int {
    var ends: [Int] = []
    var most = 1
    for voice in voices {
      ends.removeAll { $0 + length <= voice.start }
      ends.append(voice.end)
      most = max(most, ends.count)
    }
    return most
  }
}
