// SPDX-License-Identifier: MIT

public import Audiograph
internal import CSndfile
internal import Posix

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
    let sound = SoundOutput(
      encoding: encoding, tags: tags, writer: writer, path: path, isStream: isStream)
    switch encoding.depth {
    case .int16: try sound.write(source, Int16.self)
    case .int24: try sound.write(source, Int32.self)
    case .float32, nil: try sound.write(source, Float.self)
    }
  }

  /// Writes a whole sound to a path; the file appears whole or not at all.
  ///
  /// - Throws: `SoundFileError`; a rate the encoding cannot hold before the path is touched.
  public static func write(
    _ source: some FrameSource, as encoding: SoundEncoding, tags: SoundTags = SoundTags(),
    to path: String, options: OutputOptions = OutputOptions()
  ) throws(SoundFileError) {
    try encoding.check(source.format)
    var file = try opened(path, options)
    try file.write(source, as: encoding, tags: tags)
    do { try file.commit() } catch { throw .output(error) }
  }

  private static func opened(
    _ path: String, _ options: OutputOptions
  ) throws(SoundFileError) -> OutputFile {
    do { return try OutputFile(path: path, options: options) } catch { throw .output(error) }
  }
}

/// A sound on its way into a file or a stream.
struct SoundOutput {
  let encoding: SoundEncoding
  let tags: SoundTags
  let writer: DescriptorWriter
  let path: String
  let isStream: Bool
  /// Whether libsndfile is there to write the file; without it WAV is written by ourselves.
  var hasLibrary = { audiograph_has_sndfile() == 1 }

  func write<Sample: FileSample>(
    _ source: some FrameSource, _: Sample.Type
  ) throws(SoundFileError) {
    let layout = try layout(of: source)
    var blocks = FrameBlocks<_, Sample>(source, behind: layout?.header.count)
    if let layout, isStream || layout.isBeyondLibrary || !hasLibrary() {
      try append(&blocks, layout)
    } else {
      try encode(&blocks, layout)
    }
    guard blocks.renderedCount == blocks.source.frameCount else {
      throw .incomplete(
        encoding.container, frameCount: blocks.source.frameCount, written: blocks.renderedCount)
    }
  }

  /// The bytes around the samples of a WAV file; nil for other kinds.
  private func layout(of source: some FrameSource) throws(SoundFileError) -> WAVLayout? {
    guard encoding.container == .wav, let depth = encoding.depth else { return nil }
    return try WAVLayout(depth, source.format, frameCount: source.frameCount, tags: tags)
  }

  private func encode<Source, Sample: FileSample>(
    _ blocks: inout FrameBlocks<Source, Sample>, _ layout: WAVLayout?
  ) throws(SoundFileError) {
    let chapters = Chapter.all(tags.cues, of: blocks.source)
    let tag = tag(chapters)
    if let tag { try append(tag.bytes) }
    let isOgg = [.ogg, .opus].contains(encoding.container)
    let virtual = VirtualFile(
      writer: writer, path: path, isStream: isStream,
      expectedLength: layout.map { Int64($0.byteCount) }, behind: Int64(tag?.bytes.count ?? 0),
      chapters: isOgg && !chapters.isEmpty ? OggChapters(chapters) : nil)
    var file = try EncodedFile(
      encoding, blocks.source.format, tags: tag == nil ? tags : SoundTags(),
      isLarge: layout?.isLarge ?? false, to: virtual)
    while case let count = blocks.next(), count > 0 {
      try checkInterruption()
      try file.write(blocks.samples.span, frameCount: count)
    }
    try file.close()
  }

  /// What stands before an MP3 stream that has chapters; nil else, when libsndfile writes it.
  private func tag(_ chapters: [Chapter]) -> ID3Tag? {
    guard encoding.container == .mp3, !chapters.isEmpty else { return nil }
    return ID3Tag(title: tags.title, comment: tags.comment, chapters: chapters)
  }

  private func append<Source, Sample: FileSample>(
    _ blocks: inout FrameBlocks<Source, Sample>, _ layout: WAVLayout
  ) throws(SoundFileError) {
    try append(layout.header)
    while case let count = blocks.next(), count > 0 {
      try append(blocks.samples.span, frameCount: count, blocks.source.format)
    }
    try append(layout.trailer)
  }

  private func append<Sample: FileSample>(
    _ samples: Span<Sample>, frameCount: Int, _ format: SoundFormat
  ) throws(SoundFileError) {
    let samples = samples.extracting(first: frameCount * format.channelCount)
    guard Sample.standsAsInFile else { return try append(Sample.packed(samples)) }
    try append(unsafe samples.bytes)
  }

  private func append(_ bytes: [UInt8]) throws(SoundFileError) {
    try append(unsafe bytes.span.bytes)
  }

  private func append(_ bytes: RawSpan) throws(SoundFileError) {
    do throws(SystemError) { try writer.write(bytes) } catch {
      throw .output(OutputError(error, path: path))
    }
  }

  private func checkInterruption() throws(SoundFileError) {
    if writer.isInterrupted() { throw .output(.interrupted(path: path)) }
  }
}
