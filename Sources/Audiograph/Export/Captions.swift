// SPDX-License-Identifier: MIT

/// The landmarks of a sound as captions, which follow each other without overlap.
package struct Captions: Sendable {
  /// One caption.
  struct Cue: Hashable {
    /// The first frame.
    let start: Int
    /// The first frame after it.
    let end: Int
    let lines: [String]
  }

  let cues: [Cue]
  private let sampleRate: Int
  private let notes: [String]

  /// Captions of a sound.
  ///
  /// Each can be read while it stands: at most 20 characters a second, in at most two lines, for a
  /// second or longer. Where more happens than can be read, the least of it goes without a caption.
  ///
  /// - Parameters:
  ///   - landmarks: What happens, in order of time; ticks and crossings go without a caption.
  ///   - score: The sound.
  ///   - notes: What stands in the file for those who open it, such as the description.
  package init(_ landmarks: [Landmark], of score: Score, notes: [String] = []) {
    sampleRate = score.format.sampleRate
    self.notes = notes
    cues = CaptionChoice(landmarks, of: score).cues
  }

  /// The captions as WebVTT.
  ///
  /// Source: WebVTT: The Web Video Text Tracks Format, W3C.
  package var webVTT: String {
    var text = "WEBVTT\n"
    if !notes.isEmpty {
      text += "\nNOTE\n" + notes.map { $0.captionText + "\n" }.joined()
    }
    for (number, cue) in cues.enumerated() {
      text += "\n\(number + 1)\n\(time(cue.start)) --> \(time(cue.end))\n"
      text += cue.lines.map { $0.captionText + "\n" }.joined()
    }
    return text
  }

  /// Hours, minutes, seconds and thousandths.
  private func time(_ frame: Int) -> String {
    let milliseconds = (frame * 1000 + sampleRate / 2) / sampleRate
    let parts = [milliseconds / 3_600_000, milliseconds / 60_000 % 60, milliseconds / 1000 % 60]
    return parts.map { Self.padded($0, 2) }.joined(separator: ":")
      + ".\(Self.padded(milliseconds % 1000, 3))"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension String {
  /// The text in a caption or a note of WebVTT.
  fileprivate var captionText: String {
    displayText.replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: nil
      }
    }
  }
}

extension Chart {
  /// The captions of its sound as WebVTT.
  ///
  ///     let captions = try Chart(Series("Temperature", [21.5, nil, 23])).captions()
  ///
  /// - Parameters:
  ///   - language: The language of the words.
  ///   - style: How the chart sounds.
  /// - Returns: The file's text.
  /// - Throws: `ScoreError` where the style does not fit the data.
  public func captions(
    in language: Language = .english, style: SoundStyle = SoundStyle()
  ) throws(ScoreError) -> String {
    let score = try Score(self, style: style)
    return Captions(
      score.landmarks(of: self, style: style, in: language), of: score,
      notes: description(in: language, level: .short)
    ).webVTT
  }
}
