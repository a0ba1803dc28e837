// SPDX-License-Identifier: MIT

/// The metadata tags of a sound file.
public struct SoundTags: Sendable, Hashable {
  /// The title; nil for none.
  public let title: String?
  /// The comment; nil for none.
  public let comment: String?
  /// Places in the sound with their names, in order of time: cue points of WAV, chapters of Ogg, Opus and
  /// MP3; FLAC goes without.
  public let cues: [Cue]

  /// A place in a sound.
  public struct Cue: Sendable, Hashable {
    /// The frame.
    public let frame: Int
    /// Its name, without control characters, of at most `maximumByteCount` bytes.
    public let label: String

    /// A place and its name.
    public init(frame: Int, label: String) {
      self.frame = frame
      self.label = SoundTags.plain(label) ?? ""
    }
  }

  /// The longest tag in bytes of UTF-8: longer ones make WAV files that libsndfile cannot read.
  public static let maximumByteCount = 1000

  /// Tags of a file; control characters become spaces, an empty tag is none, and what exceeds
  /// `maximumByteCount` is cut between characters.
  public init(title: String? = nil, comment: String? = nil, cues: [Cue] = []) {
    self.cues = cues
    self.title = title.flatMap(Self.plain)
    self.comment = comment.flatMap(Self.plain)
  }

  private static func plain(_ text: String) -> String? {
    var plain = ""
    var byteCount = 0
    for character in text {
      let kept = character.unicodeScalars.contains(where: \.isControl) ? " " : String(character)
      byteCount += kept.utf8.count
      guard byteCount <= maximumByteCount else { break }
      plain += kept
    }
    return plain.isEmpty ? nil : plain
  }
}

extension Unicode.Scalar {
  /// Whether it is one of the characters of the general category `Cc`, which are the same forever.
  fileprivate var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }
}
