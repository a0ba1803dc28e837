// SPDX-License-Identifier: MIT

/// The sound of a score that goes elsewhere while it is heard, fading out over 10 ms and in again.
///
/// Unlike other sources it is one sound: whoever steers it and whoever plays it share it, on one
/// thread. What it is asked for is heard as soon as the frames that were pulled before.
package final class SteeredSound: FrameSource {
  private var whole: Renderer
  private var excerpt: Excerpt
  /// Where it goes next, with another score's sound where that changes.
  private var next: (place: Int, sound: Renderer?)?
  /// What is heard in between, and whether that has begun.
  private var interjection: (sound: Renderer, isHeard: Bool)?
  /// The frames that were pulled, and at which of them, and where in the score, it last went on.
  private var pulledFrameCount = 0
  private var last: (frame: Int, place: Int)

  /// The sound of a score from 0 ≤ `place` ≤ `score.frameCount` on.
  package init(_ score: Score, from place: Int = 0) {
    whole = Renderer(score)
    excerpt = Excerpt(whole, from: place)
    last = (0, place)
  }

  package var format: SoundFormat { whole.format }
  package var frameCount: Int {
    pulledFrameCount + excerpt.remainingFrameCount + (interjection?.sound.remainingFrameCount ?? 0)
  }

  /// Whether it has been asked to go somewhere and has not been pulled since.
  package var isToGoOn: Bool { next != nil }
  /// Whether nothing is left to pull, unless it goes elsewhere.
  package var hasBeenPulled: Bool { excerpt.remainingFrameCount == 0 }

  /// Goes to a frame of its score, from 0 to its end.
  package func go(to place: Int) { next = (place, next?.sound) }

  /// Goes on as the sound of another score of the same format, at one of its frames.
  package func go(to place: Int, of score: Score) {
    next = (place, Renderer(score, tables: whole.tables))
  }

  /// Lets a short sound of the same format be heard in between, and goes on where it was.
  ///
  /// A second one is left out until the first was heard.
  package func interject(_ score: Score) {
    guard interjection == nil, score.format == format else { return }
    interjection = (Renderer(score, tables: whole.tables), false)
  }

  /// The frame of the score that is reached once so many frames were heard, or where it is to go.
  package func place(afterHearing frameCount: Int) -> Int {
    next?.place ?? last.place + max(0, frameCount - last.frame)
  }

  package func render<Sample: PCMSample>(into samples: inout MutableSpan<Sample>) -> Int {
    if interjection?.isHeard == true {
      let count = interject(into: &samples)
      if count > 0 { return count }
    }
    if next != nil || interjection != nil {
      let count = fadeOut(into: &samples)
      goOn()
      return count > 0 ? count : render(into: &samples)
    }
    let count = excerpt.render(into: &samples)
    pulledFrameCount += count
    return count
  }

  /// The first 10 ms of what would have come, fading; less where there is less room.
  private func fadeOut<Sample: PCMSample>(into samples: inout MutableSpan<Sample>) -> Int {
    let room = samples.count / format.channelCount
    let length = min(format.fadeFrameCount, room, excerpt.remainingFrameCount)
    guard length > 0 else { return 0 }
    let count = excerpt.render(into: &samples, atMost: length) { frame in
      Float(length - 1 - frame) / Float(length)
    }
    pulledFrameCount += count
    return count
  }

  /// The rest of what is heard in between, which is forgotten at its end.
  private func interject<Sample: PCMSample>(into samples: inout MutableSpan<Sample>) -> Int {
    let count = interjection?.sound.render(into: &samples) ?? 0
    if count == 0 { interjection = nil }
    pulledFrameCount += count
    return count
  }

  private func goOn() {
    let place = next?.place ?? excerpt.place
    whole = next?.sound ?? whole
    next = nil
    excerpt = Excerpt(whole, from: min(place, whole.frameCount))
    let between = interjection?.sound.frameCount ?? 0
    interjection?.isHeard = true
    last = (pulledFrameCount + between, place)
  }
}
