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

  private let instruments: Instruments
  private var block = Block()
  /// The frames of the sound that the block holds.
  private var rendered = 0..<0
  private var nextStrand = 0
  private var sounding: [Sounding] = []

  /// A strand that has begun and not ended.
  private struct Sounding {
    var strand: Int
    var segment: Int
    var phase: UInt32 = 0
  }

  /// A renderer at the first frame of a score.
  public init(_ score: Score) {
    format = score.format
    frameCount = score.frameCount
    instruments = Instruments(score)
    sounding.reserveCapacity(instruments.mostAtOnce(within: Block.length))
  }

  /// Fills interleaved samples with the next frames and returns how many frames there were.
  ///
  /// - Parameter samples: Holds whole frames of `format.channelCount` samples each; what lies
  ///   behind the last whole frame, or behind the end of the sound, is left as it was.
  /// - Returns: The number of frames rendered: as many as fit, fewer at the end, 0 after it.
  public mutating func render<Sample: PCMSample>(into samples: inout MutableSpan<Sample>) -> Int {
    let wanted = min(samples.count / format.channelCount, frameCount - position)
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
    let start = rendered.upperBound
    rendered = start..<min(frameCount, start + Block.length)
    block.clear(rendered.count, channelCount: format.channelCount)
    beginStrands()
    for index in sounding.indices {
      var sound = sounding[index]
      render(&sound)
      sounding[index] = sound
    }
    sounding.removeAll { instruments.strands[$0.strand].end <= rendered.upperBound }
  }

  private mutating func beginStrands() {
    while nextStrand < instruments.strands.count,
      instruments.strands[nextStrand].start < rendered.upperBound
    {
      sounding.append(
        Sounding(
          strand: nextStrand, segment: instruments.strands[nextStrand].segments.lowerBound))
      nextStrand += 1
    }
  }

  private mutating func render(_ sound: inout Sounding) {
    let strand = instruments.strands[sound.strand]
    while sound.segment < strand.segments.upperBound {
      let segment = instruments.segments[sound.segment]
      let frames = max(segment.start, rendered.lowerBound)..<min(segment.end, rendered.upperBound)
      if !frames.isEmpty { render(frames, of: segment, strand, phase: &sound.phase) }
      guard segment.end <= rendered.upperBound else { return }
      sound.segment += 1
    }
  }

  private mutating func render(
    _ frames: Range<Int>, of segment: Strand.Segment, _ strand: Strand, phase: inout UInt32
  ) {
    switch strand.source {
    case .tone(let index):
      renderTone(frames, of: segment, strand, instruments.tones[index], phase: &phase)
    case .noise(let index):
      let noise = instruments.noises[index].samples
      let start = Int(phase)
      add(segment.piece(frames), of: strand) { copy(noise, from: start, into: $0) }
      phase &+= UInt32(truncatingIfNeeded: frames.count)
    }
  }

  /// Frames over which the pitch of a glide goes in a straight line in hertz.
  private static let glideStep = 64

  /// A steady pitch in one piece, a glide in pieces that are straight lines in hertz.
  private mutating func renderTone(
    _ frames: Range<Int>, of segment: Strand.Segment, _ strand: Strand, _ tone: Tone,
    phase: inout UInt32
  ) {
    let step = segment.pitch.areEqual ? frames.count : Self.glideStep
    var oscillator = Oscillator(phase: phase)
    var start = frames.lowerBound
    var moment = tone.moment(of: segment, at: start)
    while start < frames.upperBound {
      let end = min(start + step, frames.upperBound)
      let next = segment.pitch.areEqual ? moment : tone.moment(of: segment, at: end)
      var piece = segment.piece(start..<end)
      piece.scale(by: Strand.Ends(first: moment.factor, last: next.factor))
      add(piece, of: strand) { samples in
        oscillator.fill(samples, from: moment.increment, to: next.increment, bank: tone.bank)
      }
      (start, moment) = (end, next)
    }
    phase = oscillator.phase
  }

  private mutating func add(
    _ piece: Block.Piece, of strand: Strand, write: (UnsafeMutableBufferPointer<Float>) -> Void
  ) {
    block.add(
      piece, origin: rendered.lowerBound, of: strand, channelCount: format.channelCount,
      write: write)
  }
}

extension Tone {
  /// The phase increment of a segment at a frame, and the equal-loudness factor of its pitch.
  fileprivate func moment(
    of segment: Strand.Segment, at frame: Int
  ) -> (increment: Int, factor: Float) {
    let pitch = segment.pitch(at: frame)
    return (Int(exp2(pitch).rounded()), Float(loudness.factor(at: pitch)))
  }
}

/// Repeats a noise whose length is a power of two.
private func copy(
  _ noise: [Float], from start: Int, into samples: UnsafeMutableBufferPointer<Float>
) {
  let mask = noise.count - 1
  for index in samples.indices { samples[index] = noise[(start &+ index) & mask] }
}

extension Strand.Segment {
  private func share(_ frame: Int) -> Double { Double(frame - start) / Double(end - start) }

  /// The logarithm of the phase increment at a frame of the segment.
  fileprivate func pitch(at frame: Int) -> Double {
    pitch.areEqual ? pitch.first : pitch.first + (pitch.last - pitch.first) * share(frame)
  }

  /// Some frames of the segment with their levels.
  fileprivate func piece(_ frames: Range<Int>) -> Block.Piece {
    let shares = (Float(share(frames.lowerBound)), Float(share(frames.upperBound)))
    func levels(_ ends: Strand.Ends<Float>) -> Strand.Ends<Float> {
      let difference = ends.last - ends.first
      return Strand.Ends(
        first: ends.first + difference * shares.0, last: ends.first + difference * shares.1)
    }
    return Block.Piece(frames: frames, left: levels(left), right: levels(right))
  }
}

extension Block.Piece {
  fileprivate mutating func scale(by factors: Strand.Ends<Float>) {
    left = Strand.Ends(first: left.first * factors.first, last: left.last * factors.last)
    right = Strand.Ends(first: right.first * factors.first, last: right.last * factors.last)
  }
}

extension Instruments {
  /// The largest number of strands that touch one block of `length` frames, wherever it begins.
  fileprivate func mostAtOnce(within length: Int) -> Int {
    var ends: [Int] = []
    var most = 1
    for strand in strands {
      ends.removeAll { $0 + length <= strand.start }
      ends.append(strand.end)
      most = max(most, ends.count)
    }
    return most
  }
}
