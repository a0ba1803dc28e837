// SPDX-License-Identifier: MIT

/// A sentence with its place in a score that has no room for it yet.
package struct SpokenPart: Sendable, Hashable {
  /// What it is.
  package let kind: Score.SpokenKind
  /// The index of the series that it is about, or nil.
  package let series: Int?
  /// The frame before which it is said.
  package let frame: Int
  /// The words as they are written.
  package let text: String
  /// The words as a voice needs them.
  package let speech: String
}

extension Score {
  /// The score with room for sentences, within which nothing else is heard.
  ///
  /// Everything from the frame of a sentence on is heard that much later; a tone that goes on through
  /// that frame is two.
  ///
  /// - Parameters:
  ///   - sentences: In order of their frames, each with the frames that it takes.
  ///   - loudness: That of the speech in LUFS, which tones are made as loud as within their limits.
  /// - Returns: The score with `speech`.
  package func speaking(
    _ sentences: [(part: SpokenPart, frameCount: Int)], loudness: Double
  ) -> Score {
    guard !sentences.isEmpty else { return self }
    let rooms = SpokenRooms(sentences, before: frameCount, format.sampleRate)
    var score = self
    score.speech = rooms.speech
    score.events = events.map { event in
      var event = event
      event.move(by: rooms.shift(of: event.start))
      return event
    }
    score.beds = beds.flatMap { bed in rooms.parts(of: bed) }
    score.frameCount = frameCount + rooms.shift(of: frameCount)
    let wanted = amplitude(decibels: loudness - Loudness.referenceLoudness)
    score.mixGain = volume * limitingGain(wanted: wanted)
    return score
  }

  /// The volume that was chosen, 0 to 1.
  package var volume: Double { mixGain / limitingGain }
}

extension Score.Event {
  /// Moves what is heard, with all that it holds, by so many frames.
  mutating func move(by frames: Int) {
    start += frames
    for layer in layers.indices {
      for hold in layers[layer].holds.indices { layers[layer].holds[hold].start += frames }
    }
  }
}

/// Where a score makes room, and how much.
private struct SpokenRooms {
  private(set) var speech: [Score.Speech] = []
  /// Places in the score without words, each with the frames that are put before it.
  private var rooms: [(frame: Int, length: Int)] = []

  init(
    _ sentences: [(part: SpokenPart, frameCount: Int)], before end: Int, _ sampleRate: Int
  ) {
    func frames(_ seconds: Double) -> Int { Int((seconds * Double(sampleRate)).rounded()) }
    var shift = 0
    for (index, (part, length)) in sentences.enumerated() {
      let isFirst = index == 0 || sentences[index - 1].part.frame != part.frame
      let isLast =
        index == sentences.count - 1 || sentences[index + 1].part.frame != part.frame
      let before =
        !isFirst
        ? SpokenTimes.between : part.frame == 0 ? SpokenTimes.lead : SpokenTimes.before
      let after = !isLast ? 0 : part.frame == end ? SpokenTimes.lead : SpokenTimes.after
      speech.append(
        Score.Speech(
          kind: part.kind, series: part.series, text: part.text,
          start: part.frame + shift + frames(before), length: length))
      let room = frames(before) + length + frames(after)
      rooms.append((part.frame, room))
      shift += room
    }
  }

  /// How much later it is at a frame of the score without words.
  func shift(of frame: Int) -> Int {
    rooms.prefix { $0.frame <= frame }.reduce(0) { $0 + $1.length }
  }

  /// A noise without the words within it.
  func parts(of bed: Score.NoiseBed) -> [Score.NoiseBed] {
    let cuts = rooms.map(\.frame).filter { bed.start < $0 && $0 < bed.end }
    let starts = [bed.start] + cuts
    return zip(starts, cuts + [bed.end]).compactMap { start, end in
      guard start < end else { return nil }
      let shift = shift(of: start)
      return Score.NoiseBed(series: bed.series, start: start + shift, end: end + shift)
    }
  }
}

/// Silences around spoken sentences, in seconds.
private enum SpokenTimes {
  /// At the beginning and at the end of a file.
  static let lead = 0.1
  /// Behind a tone.
  static let before = 0.3
  /// Between two sentences.
  static let between = 0.35
  /// Before a tone.
  static let after = 0.25
}
