// SPDX-License-Identifier: MIT

/// The captions of a sound: every word that is spoken, once, and between them the landmarks of tones that
/// come first in order and can be read one after another.
struct CaptionChoice {
  /// How fast captions may be read, in characters a second, and how long each stands at least.
  static let charactersASecond = 20.0
  static let leastSeconds = 1.0
  /// The most lines of a caption, and the most characters of a line.
  static let mostLines = 2
  static let lineLimit = 42

  /// Words that are told from a frame on, and what they are worth beside others.
  fileprivate struct Part {
    let start: Int
    let lines: [String]
    let weight: Weight
  }

  /// The captions, each of which stands until the next one.
  let cues: [Captions.Cue]

  /// One caption that may stand from a frame on.
  fileprivate struct Candidate {
    var start: Int
    /// When the next one may begin.
    var earliestEnd: Int
    let lines: [String]
    var weight = Weight()

    func overlaps(_ other: Candidate) -> Bool {
      start < other.earliestEnd && other.start < earliestEnd
    }
  }

  init(_ landmarks: [Landmark], of score: Score) {
    let second = Double(score.format.sampleRate)
    let spoken = Self.spoken(in: score)
    let told = landmarks.filter { !$0.isSpoken(in: score) && $0.kind.rank != nil }
    var candidates: [Candidate] = []
    for (place, landmark) in told.enumerated() {
      let parts = landmark.parts
      candidates += parts.compactMap { Self.candidate($0, in: score) }
      // What follows at once stands in the second line.
      let soon = told[(place + 1)...].prefix {
        Double($0.frame - landmark.frame) < Self.leastSeconds * second
      }
      for next in soon.flatMap(\.parts) {
        candidates += parts.compactMap { part in
          Self.candidate(
            Part(
              start: part.start, lines: part.lines + next.lines, weight: part.weight + next.weight),
            in: score)
        }
      }
    }
    let free = candidates.filter { !spoken.overlap($0) }
    cues = Self.cues((spoken + Self.best(free)).sorted { $0.start < $1.start }, in: score)
  }

  /// Every sentence that is spoken, in captions that follow each other.
  ///
  /// One that takes longer to read than to speak holds up the next one, and what would end after the sound
  /// begins earlier. Whoever chose a voice that is too fast for that reads faster, too, so that no caption is far from
  /// its words. Where even the whole sound is too short, each stands from when it is spoken.
  private static func spoken(in score: Score) -> [Candidate] {
    let parts = score.speech.sorted { $0.start < $1.start }.flatMap(\.parts)
    let rates = [charactersASecond, 25, 30, .infinity]
    let choices = rates.map { spoken(parts, readAt: $0, in: score) }
    let distances = choices.map { choice in
      zip(choice, parts).map { abs($0.start - $1.frames.lowerBound) }.max() ?? 0
    }
    // Where the last words are short, even the fastest reading begins them early.
    let most = Int(mostSecondsApart * Double(score.format.sampleRate)) + (distances.min() ?? 0)
    let best = choices[distances.firstIndex { $0 <= most } ?? 0]
    guard (best.first?.start ?? 0) >= 0 else {
      return parts.map { part in
        let (start, end) = (part.frames.lowerBound, part.frames.upperBound)
        return Candidate(start: start, earliestEnd: end, lines: part.lines)
      }
    }
    return best
  }

  /// How much farther than need be the captions of a voice may be from its words, as long as faster reading helps.
  private static let mostSecondsApart = 0.25

  /// Captions that are read at a speed in characters a second.
  private static func spoken(
    _ parts: [(frames: Range<Int>, lines: [String])], readAt rate: Double, in score: Score
  ) -> [Candidate] {
    var spoken = parts.map { part in
      let length = max(part.frames.count, frames(toRead: part.lines, at: rate, in: score))
      return Candidate(
        start: part.frames.lowerBound, earliestEnd: part.frames.lowerBound + length,
        lines: part.lines)
    }
    for index in spoken.indices.dropFirst() {
      spoken[index].move(to: max(spoken[index].start, spoken[index - 1].earliestEnd))
    }
    var end = score.frameCount
    for index in spoken.indices.reversed() {
      let length = spoken[index].earliestEnd - spoken[index].start
      spoken[index].move(to: min(spoken[index].start, end - length))
      end = spoken[index].start
    }
    return spoken
  }

  /// How many frames it takes to read lines.
  private static func frames(
    toRead lines: [String], at rate: Double = charactersASecond, in score: Score
  ) -> Int {
    let characters = Double(lines.reduce(lines.count - 1) { $0 + $1.count })
    let seconds = max(characters / rate, leastSeconds)
    return Int((seconds * Double(score.format.sampleRate)).rounded(.up))
  }

  /// A caption that can be read; nil for one that is too long.
  private static func candidate(_ part: Part, in score: Score) -> Candidate? {
    guard part.lines.count <= mostLines else { return nil }
    let length = frames(toRead: part.lines, in: score)
    // What happens at the very end is told a little early, or nobody could read it.
    let early = max(0, part.start + length - score.frameCount)
    let most = Int(leastSeconds * Double(score.format.sampleRate))
    guard early <= min(part.start, most) else { return nil }
    let start = part.start - early
    return Candidate(
      start: start, earliestEnd: start + length, lines: part.lines, weight: part.weight)
  }

  /// Candidates that follow each other without overlap and have the most weight together.
  private static func best(_ candidates: [Candidate]) -> [Candidate] {
    let candidates = candidates.sorted { $0.start < $1.start }
    var weights = [Weight](repeating: Weight(), count: candidates.count + 1)
    var followers = [Int](repeating: candidates.count, count: candidates.count)
    for place in candidates.indices.reversed() {
      let next =
        candidates[(place + 1)...].firstIndex { $0.start >= candidates[place].earliestEnd }
        ?? candidates.count
      followers[place] = next
      weights[place] = max(weights[place + 1], candidates[place].weight + weights[next])
    }
    var chosen: [Candidate] = []
    var place = 0
    while place < candidates.count {
      if weights[place] == weights[place + 1] {
        place += 1
      } else {
        chosen.append(candidates[place])
        place = followers[place]
      }
    }
    return chosen
  }

  private static func cues(_ chosen: [Candidate], in score: Score) -> [Captions.Cue] {
    let ends = chosen.dropFirst().map(\.start) + [score.frameCount]
    return zip(chosen, ends).map { Captions.Cue(start: $0.start, end: $1, lines: $0.lines) }
  }

  /// How many landmarks of each rank a choice has, and after them how whole their words are: one more of
  /// a rank is worth any number of those behind it.
  fileprivate struct Weight: Comparable {
    private var counts = SIMD8<Int32>(repeating: 0)

    init() {}

    init(rank: Int, wholeness: Int) {
      counts[rank] = 1
      counts[counts.scalarCount - 1] = Int32(wholeness)
    }

    static func + (first: Weight, second: Weight) -> Weight {
      var sum = Weight()
      sum.counts = first.counts &+ second.counts
      return sum
    }

    static func < (first: Weight, second: Weight) -> Bool {
      for rank in first.counts.indices where first.counts[rank] != second.counts[rank] {
        return first.counts[rank] < second.counts[rank]
      }
      return false
    }
  }
}

extension CaptionChoice.Candidate {
  /// Has it stand as long, from another frame on.
  fileprivate mutating func move(to frame: Int) {
    earliestEnd += frame - start
    start = frame
  }
}

extension [CaptionChoice.Candidate] {
  /// Whether one of these, which follow each other, stands at the same time as another one.
  fileprivate func overlap(_ other: Element) -> Bool { contains { $0.overlaps(other) } }
}

extension Landmark {
  /// Whether it is a sentence that is spoken.
  fileprivate func isSpoken(in score: Score) -> Bool {
    score.speech.contains { $0.start == frame && $0.text == text }
  }

  /// The ways to tell it: the words as they are, or shorter.
  fileprivate var parts: [CaptionChoice.Part] {
    guard let rank = kind.rank else { return [] }
    let limit = CaptionChoice.lineLimit
    let shortest = brief.shortened(to: CaptionChoice.mostLines * limit - limit / 2)
    return [(text, 2), (brief, 1), (shortest, 0)].map { words, wholeness in
      CaptionChoice.Part(
        start: frame, lines: words.wrapped(at: limit),
        weight: CaptionChoice.Weight(rank: rank, wholeness: wholeness))
    }
  }
}

extension Landmark.Kind {
  /// Which of them has its caption before others, from 0; nil where none has one.
  fileprivate var rank: Int? {
    switch self {
    case .title, .spoken: 0
    case .first, .last, .maximum, .minimum: 1
    case .turn, .break, .event: 2
    case .low, .high, .end: 3
    case .tick, .crossing: nil
    }
  }
}

extension Score.Speech {
  /// The sentence in parts that a caption has room for, each with the frames in which it is about to be
  /// spoken.
  fileprivate var parts: [(frames: Range<Int>, lines: [String])] {
    let lines = text.wrapped(at: CaptionChoice.lineLimit)
    let total = max(1, lines.reduce(0) { $0 + $1.count })
    var (parts, told): ([(frames: Range<Int>, lines: [String])], Int) = ([], 0)
    for first in stride(from: 0, to: lines.count, by: CaptionChoice.mostLines) {
      let part = Array(lines[first..<min(first + CaptionChoice.mostLines, lines.count)])
      let begin = start + length * told / total
      told += part.reduce(0) { $0 + $1.count }
      parts.append((begin..<start + length * told / total, part))
    }
    return parts
  }
}

extension String {
  /// The text in lines that end at words.
  fileprivate func wrapped(at limit: Int) -> [String] {
    var lines: [String] = []
    for word in words() {
      if let last = lines.last, last.count + word.count < limit {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
