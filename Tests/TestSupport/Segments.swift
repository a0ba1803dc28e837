// SPDX-License-Identifier: MIT

/// Stretches of sound between silences, found by level alone.
public enum Segments {
  /// The stretches that are louder than a threshold, in frames.
  ///
  /// - Parameters:
  ///   - samples: One channel, or a sum of channels.
  ///   - sampleRate: In hertz.
  ///   - threshold: Absolute samples at or below it are silent.
  ///   - shortestSilence: Seconds; shorter quiet stretches, such as zero crossings, belong to the
  ///     sound.
  /// - Returns: The frames of each stretch, in order.
  public static func sounding(
    in samples: [Double], sampleRate: Double, threshold: Double, shortestSilence: Double = 0.003
  ) -> [Range<Int>] {
    let shortest = max(1, Int(shortestSilence * sampleRate))
    var found: [Range<Int>] = []
    samples.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        if abs(buffer[index]) > threshold {
          if let last = found.last, index - last.upperBound < shortest {
            found[found.count - 1] = last.lowerBound..<index + 1
          } else {
            found.append(index..<index + 1)
          }
        }
        index += 1
      }
    }
    return found
  }

  /// The silences of at least `shortest` seconds, the ones at the ends included, in frames.
  public static func silences(
    in samples: [Double], sampleRate: Double, threshold: Double, shortest: Double
  ) -> [Range<Int>] {
    let sounds = sounding(
      in: samples, sampleRate: sampleRate, threshold: threshold, shortestSilence: shortest)
    let starts = [0] + sounds.map(\.upperBound)
    let ends = sounds.map(\.lowerBound) + [samples.count]
    return zip(starts, ends).filter { Double($1 - $0) >= shortest * sampleRate }.map { $0..<$1 }
  }
}

/// One thing that was heard in a recording of separate sounds.
public struct HeardNote: Sendable, Equatable {
  /// The frames from the onset to the end.
  public let frames: Range<Int>
  /// The pitch of the steady part, or nil for noise.
  public let pitch: Pitch?

  /// Everything that is heard between silences, from the recording alone.
  ///
  /// - Parameters:
  ///   - recording: Separate sounds with at least 3 ms of silence between them.
  ///   - relativeThreshold: What counts as silence, as a part of the recording's peak.
  ///   - edges: Seconds at the start and the end of a sound in which its level still changes.
  /// - Returns: The sounds in order.
  public static func all(
    in recording: Recording, relativeThreshold: Double = 0.001,
    edges: (attack: Double, release: Double) = (0.006, 0.011)
  ) -> [HeardNote] {
    let samples = recording.sum
    let rate = recording.sampleRate
    let threshold = peakLevel(of: samples[...]) * relativeThreshold
    let sounds = Segments.sounding(in: samples, sampleRate: rate, threshold: threshold)
    return sounds.enumerated().map { number, frames in
      // The first sound of all may rise slowly.
      let attack = number == 0 ? max(edges.attack, 0.031) : edges.attack
      // An edge takes no more than a quarter of a sound, less what lies below the threshold.
      let cut = min(Int(attack * rate), frames.count * 27 / 100)
      let tail = min(Int(edges.release * rate), frames.count * 27 / 100)
      let steady = frames.lowerBound + cut..<frames.upperBound - tail
      return HeardNote(frames: frames, pitch: Pitch(of: samples[steady], sampleRate: rate))
    }
  }
}
