// SPDX-License-Identifier: MIT

/// Which landmarks of a sound have captions: those of most weight that can be read one after another.
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
    let weight: Int
  }

  /// The captions, each of which stands until the next one.
  let cues: [Captions.Cue]

  /// One caption that may stand from a frame on.
  private struct Candidate {
    let start: Int
    /// When the next one may begin.
    let earliestEnd: Int
    let lines: [String]
    let weight: Int
  }

  init(_ landmarks: [Landmark], of score: Score) {
    let second = Double(score.format.sampleRate)
    let told = landmarks.filter { ![.tick, .crossing].contains($0.kind) }
    var candidates: [Candidate] = []
    for (place, landmark) in told.enumerated() {
      let parts = landmark.parts(in: score)
      candidates += parts.compactMap { Self.candidate($0, in: score) }
      // What follows at once stands in the second line.
      let soon = told[(place + 1)...].prefix {
        Double($0.frame - landmark.frame) < Self.leastSeconds * second
      }
      for next in soon.flatMap({ $0.parts(in: score) }) {
        candidates += parts.compactMap { part in
          Self.candidate(
            Part(
              start: part.start, lines: part.lines + next.lines, weight: part.weight + next.weight),
            in: score)
        }
      }
    }
    cues = Self.cues(Self.best(candidates), until: score.frameCount)
  }

  /// A caption that can be read; nil for one that is too long.
  private static func candidate(_ part: Part, in score: Score) -> Candidate? {
    guard part.lines.count <= mostLines else { return nil }
    let characters = Double(part.lines.reduce(part.lines.count - 1) { $0 + $1.count })
    let second = Double(score.format.sampleRate)
    let length = Int((max(characters / charactersASecond, leastSeconds) * second).rounded(.up))
    // What happens at the very end is told a little early, or nobody could read it.
    let early = max(0, part.start + length - score.frameCount)
    guard early <= min(part.start, Int(leastSeconds * second)) else { return nil }
    let start = part.start - early
    return Candidate(
      start: start, earliestEnd: start + length, lines: part.lines, weight: part.weight)
  }

  /// Candidates that follow each other without overlap and have the most weight together.
  private static func best(_ candidates: [Candidate]) -> [Candidate] {
    let candidates = candidates.sorted { $0.start < $1.start }
    var weights = [Int](repeating: 0, count: candidates.count + 1)
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

  private static func cues(_ chosen: [Candidate], until end: Int) -> [Captions.Cue] {
    let ends = chosen.dropFirst().map(\.start) + [end]
    return zip(chosen, ends).map { Captions.Cue(start: $0.start, end: $1, lines: $0.lines) }
  }
}

extension Landmark {
  /// What a sentence that is spoken is worth.
  private static let spokenWeight = 1000

  /// The ways to tell it: of what is spoken every word, a long sentence in several parts; of other
  /// things the words as they are, or shorter.
  fileprivate func parts(in score: Score) -> [CaptionChoice.Part] {
    let limit = CaptionChoice.lineLimit
    if let speech = score.speech.first(where: { $0.start == frame && $0.text == text }) {
      return speech.parts.map {
        CaptionChoice.Part(start: $0.start, lines: $0.lines, weight: Self.spokenWeight)
      }
    }
    let shortest = brief.shortened(to: CaptionChoice.mostLines * limit - limit / 2)
    return [(text, 2), (brief, 1), (shortest, 0)].map { words, extra in
      CaptionChoice.Part(start: frame, lines: words.wrapped(at: limit), weight: weight + extra)
    }
  }

  /// What a caption of it is worth beside others.
  fileprivate var weight: Int {
    switch kind {
    case .title: 10_000
    case .spoken: 500
    case .first, .last, .maximum, .minimum: 100
    case .turn, .break: 40
    case .low, .high: 12
    case .end: 4
    case .tick, .crossing: 0
    }
  }
}

extension Score.Speech {
  /// The sentence in parts that a caption has room for, each with the frame at which it is about to
  /// be spoken.
  fileprivate var parts: [(start: Int, lines: [String])] {
    let lines = text.wrapped(at: CaptionChoice.lineLimit)
    let total = max(1, lines.reduce(0) { $0 + $1.count })
    var (parts, told): ([(start: Int, lines: [String])], Int) = ([], 0)
    for first in stride(from: 0, to: lines.count, by: CaptionChoice.mostLines) {
      let part = Array(lines[first..<min(first + CaptionChoice.mostLines, lines.count)])
      parts.append((start + length * told / total, part))
      told += part.reduce(0) { $0 + $1.count }
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
