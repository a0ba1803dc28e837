// SPDX-License-Identifier: MIT

public import Audiograph

extension Chart {
  /// Writes the sound of the chart to a file, atomically.
  ///
  ///     try Chart(Series("Temperature", [21.5, nil, 23])).write(to: "temperature.wav")
  ///
  /// Memory does not grow with the length of the sound. A missing value is silence.
  ///
  /// - Parameters:
  ///   - path: A file, device or FIFO; `-` has no special meaning.
  ///   - encoding: How it is stored; nil takes what the ending of the path says (`.wav`, `.flac`,
  ///     `.ogg`, `.opus` or `.mp3`, in capitals or not).
  ///   - style: Length, pitch range, format and the other choices of a listener.
  ///   - options: What happens to an existing file, flushing, interruption.
  /// - Throws: `ChartFileError`; nothing is left behind.
  public func write(
    to path: String, as encoding: SoundEncoding? = nil, style: SoundStyle = SoundStyle(),
    options: OutputOptions = OutputOptions()
  ) throws(ChartFileError) {
    guard let encoding = encoding ?? SoundEncoding(ending: path) else {
      throw .unknownEnding(path: path)
    }
    let score: Score
    do { score = try Score(self, style: style) } catch { throw .score(error) }
    do {
      try OutputFile.write(
        Renderer(score), as: encoding, tags: SoundTags(title: title), to: path, options: options)
    } catch {
      throw .file(error)
    }
  }
}

/// Why a chart cannot be written to a sound file.
public enum ChartFileError: Error, Sendable, Hashable {
  /// The path does not end as a kind of sound file does.
  case unknownEnding(path: String)
  /// The style does not fit the chart.
  case score(ScoreError)
  /// The file cannot be written.
  case file(SoundFileError)
}

extension ChartFileError: CustomStringConvertible {
  /// What is wrong, as an English sentence for the programmer.
  public var description: String {
    switch self {
    case .unknownEnding(let path):
      "The path \"\(path)\" does not end in .wav, .flac, .ogg, .opus or .mp3."
    case .score(let error): error.description
    case .file(let error): error.description
    }
  }
}

extension SoundEncoding {
  /// What the ending of a path says, with the depth that its kind has by default.
  fileprivate init?(ending path: String) {
    let parts = path.parts(at: ".")
    guard parts.count > 1, let container = Container(rawValue: parts[parts.count - 1].lowercased())
    else { return nil }
    try? self.init(container)
  }
}
