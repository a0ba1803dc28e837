// SPDX-License-Identifier: MIT

/// Which landmarks of a sound have captions: those of most weight that can be read one after another.
struct CaptionChoice {
  /// How fast captions may be read, in characters a second, and how long each stands at least.
  static let charactersASecond = 20.0
  static let leastSeconds = 1.0
  /// The most lines of a caption, and the most characters of a line.
  static let mostLines = 2
  static let lineLimit = 42
  private static let spokenWeight = 1000

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
    let rate = Double(score.format.sampleRate)
    let told = landmarks.filter { ![.tick, .crossing].contains($0.kind) }
    var candidates: [Candidate] = []
    func add(_ start: Int, _ texts: [[String]], _ weight: Int) {
      // A second line is as good as a line of its own, but not one more.
      let lines = texts.flatMap(\.self)
      guard lines.count <= Self.mostLines else { return }
      let characters = Double(lines.reduce(lines.count - 1) { $0 + $1.count })
      let seconds = max(characters / Self.charactersASecond, Self.leastSeconds)
      // What happens at the very end is told a little early, or nobody could read it.
      let length = Int((seconds * rate).rounded(.up))
      let early = max(0, start + length - score.frameCount)
      guard early <= min(start, Int(Self.leastSeconds * rate)) else { return }
      let begin = start - early
      candidates.append(
        Candidate(start: begin, earliestEnd: begin + length, lines: lines, weight: weight))
    }
    for (place, landmark) in told.enumerated() {
      if let speech = score.speech.first(where: {
        $0.start == landmark.frame && $0.text == landmark.text
      }) {
        // What is spoken is captioned word for word, a long sentence in parts.
        for part in speech.parts { add(part.start, [part.lines], Self.spokenWeight) }
      } else {
        for form in landmark.forms {
          add(landmark.frame, [form.lines], landmark.weight + form.extra)
        }
      }
      // What follows at once stands in the second line.
      for next in told[(place + 1)...].prefix(while: {
        Double($0.frame - landmark.frame) < Self.leastSeconds * rate
      }) {
        for first in landmark.forms {
          for second in next.forms {
            add(
              landmark.frame, [first.lines, second.lines],
              landmark.weight + next.weight + first.extra + second.extra)
          }
        }
      }
    }
    cues = Self.cues(Self.best(candidates), until: score.frameCount)
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

extension Landmark {
  /// The words in lines, as they are and shorter; `extra` is what the longer ones are worth.
  fileprivate var forms: [(lines: [String], extra: Int)] {
    let limit = CaptionChoice.lineLimit
    let short = brief.shortened(to: CaptionChoice.mostLines * limit - limit / 2)
    return [(text, 2), (brief, 1), (short, 0)].map { ($0.0.wrapped(at: limit), $0.1) }
  }

  /// What a caption of it is worth beside others.
  fileprivate var weight: Int {
    switch kind {
    case .title: 10_000
    case .spoken: 500
    case .first, .last, .maximum, .minimum: 100
    case .turn: 40
    case .low, .high: 12
    case .end: 4
    case .tick, .crossing: 0
    }
  }
}

extension String {
  /// The text in lines that end at words.
  fileprivate func wrapped(at limit: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + word.count < limit {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
