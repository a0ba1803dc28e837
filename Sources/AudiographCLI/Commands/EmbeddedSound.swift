// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix
internal import SoundFile

/// The recording in a page, for those whose browser runs no scripts.
enum EmbeddedSound {
  /// The formats that a page can hold, with their media types; the first one is the usual one.
  private static let mediaTypes: [(container: SoundEncoding.Container, type: String)] = [
    (.opus, "audio/ogg;codecs=opus"), (.mp3, "audio/mpeg"), (.wav, "audio/wav"),
  ]

  /// How the recording is stored; nil if none is asked for.
  ///
  /// - Throws: `UsageError.unknownWord` for another format.
  static func encoding(_ arguments: Arguments) throws -> SoundEncoding? {
    guard let asked = arguments[.embedSound] else { return nil }
    let words = mediaTypes.map(\.container.rawValue)
    let name = asked.isEmpty ? words[0] : asked
    guard words.contains(name), let container = SoundEncoding.Container(rawValue: name) else {
      throw UsageError.unknownWord(
        option: OptionName.embedSound.typed, value: name, words: words,
        nearest: nearestName(to: name, among: words))
    }
    return try SoundEncoding(container)
  }

  /// The sound of a chart as a page has it, at 24,000 Hz and without words.
  ///
  /// - Throws: `SoundFileError` where libsndfile is missing or cannot write the format.
  static func recording(
    of loaded: LoadedChart, _ request: ChartRequest, _ encoding: SoundEncoding
  ) throws -> PageSound {
    var style = request.style
    style.format =
      SoundFormat(sampleRate: 24_000, channelCount: style.format.channelCount) ?? style.format
    let score =
      try loaded.form.map { try Score($0, style: style) } ?? Score(loaded.chart, style: style)
    let name = encoding.container.rawValue
    let mediaType = mediaTypes.first { $0.container == encoding.container }?.type ?? ""
    let bytes = try Interruption.deferred { try fileBytes(of: Renderer(score), encoding) }
    return .embedded(bytes, mediaType: mediaType, ending: name)
  }

  /// A sound as the bytes of a file, which stands among temporary files meanwhile.
  ///
  /// - Throws: `OutputError` if no such file can be made or read; `SoundFileError`.
  private static func fileBytes(
    of renderer: Renderer, _ encoding: SoundEncoding
  ) throws -> [UInt8] {
    let (path, descriptor) = try TemporaryPlace.made { mkstemp($0) }
    close(descriptor)
    defer { unlink(path) }
    try OutputFile.write(renderer, as: encoding, to: path)
    return try OutputError.of(path) { () throws(SystemError) in
      try fileContents(path, limit: 1 << 30)
    }
  }
}
