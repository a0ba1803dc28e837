// SPDX-License-Identifier: MIT

internal import Audiograph

/// A part of a sound with its name, as Ogg and MP3 hold them: from one cue point to the next.
struct Chapter: Equatable {
  /// In milliseconds.
  var start: Int
  /// In milliseconds; the start of the next one, or the end of the sound.
  var end: Int
  var title: String

  /// Chapters that begin at cue points; those of one millisecond are one.
  static func all(_ cues: [SoundTags.Cue], of source: some FrameSource) -> [Chapter] {
    func milliseconds(_ frame: Int) -> Int {
      Int((Double(frame) * 1000 / Double(source.format.sampleRate)).rounded())
    }
    let end = milliseconds(source.frameCount)
    var chapters: [Chapter] = []
    for cue in cues {
      let start = milliseconds(cue.frame)
      guard let last = chapters.indices.last, chapters[last].start == start else {
        chapters.append(Chapter(start: start, end: max(start, end), title: cue.label))
        continue
      }
      let title = chapters[last].title
      let mark = title.ends(with: "。") ? "" : title.ends(with: ".") ? " " : "; "
      chapters[last].title += mark + cue.label
    }
    for index in chapters.indices.dropLast() { chapters[index].end = chapters[index + 1].start }
    return chapters
  }
}
