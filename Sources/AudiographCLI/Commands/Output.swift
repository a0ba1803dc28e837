// SPDX-License-Identifier: MIT

internal import Audiograph
internal import SoundFile

/// One thing that `export` writes, and where.
struct Output {
  enum Content: Equatable {
    case sound(SoundEncoding)
    case document(DocumentFormat)

    var holdsCues: Bool {
      if case .sound(let encoding) = self { encoding.container.holdsCues } else { false }
    }
    var isSound: Bool { if case .sound = self { true } else { false } }
    /// What is written unless it is sound.
    var document: DocumentFormat? { if case .document(let format) = self { format } else { nil } }
  }

  let place: OutputDestination
  let content: Content

  var path: String { place.path }
}

/// Decides what to write where, before anything is read.
struct OutputPlan {
  private let arguments: Arguments
  private var formatIsUsed = false

  /// The outputs in the order typed.
  ///
  /// `places` are those of `Arguments.writtenPaths`.
  ///
  /// - Throws: `UsageError`, or `SoundFileError` where a format cannot hold the bits or the rate.
  static func outputs(
    _ arguments: Arguments, format: SoundFormat, places: [OutputDestination]
  ) throws -> [Output] {
    var plan = OutputPlan(arguments: arguments)
    let paths = arguments.all(.output)
    try plan.check(places)
    let outputs = try places.prefix(paths.count).map {
      Output(place: $0, content: try plan.content($0))
    }
    try plan.checkFormat(paths)
    for output in outputs {
      if case .sound(let encoding) = output.content { try encoding.check(format) }
      let isText = output.content.document?.isText ?? false
      if !isText, output.place.isTerminal { throw UsageError.soundToTerminal(path: output.path) }
    }
    let holdsCues = outputs.contains { $0.content.holdsCues }
    if arguments.has(.cues), !holdsCues { throw UsageError.nothingHoldsCues }
    let holdsSpeech = outputs.contains { $0.content.document?.holdsSpeech ?? true }
    if let option = [OptionName.speak, .narrate].first(where: arguments.has),
      !holdsSpeech, !arguments.has(.manifest)
    {
      throw UsageError.speechWithoutSound(option: option.typed)
    }
    _ = try arguments.brailleSize()
    return outputs
  }

  private init(arguments: Arguments) { self.arguments = arguments }

  private func check(_ places: [OutputDestination]) throws(UsageError) {
    for (index, place) in places.enumerated() {
      let path = place.path
      guard !path.isEmpty else { throw .emptyName(option: OptionName.output.typed) }
      guard !path.ends(with: "/"), place.kind != .folder else { throw .outputIsFolder(path) }
      for other in places[..<index] where isSame(place, other) {
        throw [path, other.path].contains("-")
          ? .standardOutputTwice : .sameOutputTwice(path: path)
      }
    }
  }

  private func isSame(_ place: OutputDestination, _ other: OutputDestination) -> Bool {
    guard place.path != other.path else {
      return place.path == "-" || place.kind != .characterDevice
    }
    guard let file = place.identity else { return false }
    return file == other.identity
  }

  /// What the ending, else `--format`, says; pipes and devices without either are WAV.
  private mutating func content(_ place: OutputDestination) throws -> Output.Content {
    let path = place.path
    if path != "-", let ending = pathEnding(path), Commands.endings.contains(ending) {
      return try content(format: ending)
    }
    if let format = arguments[.format] {
      formatIsUsed = true
      return try content(format: format)
    }
    if path == "-" { throw UsageError.missingFormat(formats: Commands.endings) }
    guard ![.nothing, .file].contains(place.kind) else {
      throw UsageError.unknownEnding(path: path, endings: Commands.endings)
    }
    return try content(format: "wav")
  }

  private func content(format: String) throws(SoundFileError) -> Output.Content {
    guard let container = SoundEncoding.Container(rawValue: format) else {
      return .document(DocumentFormat(rawValue: format) ?? .txt)
    }
    let depth = arguments[.bits].flatMap(SampleDepth.init)
    do {
      return .sound(try SoundEncoding(container, depth: depth))
    } catch {
      // A setting is for the formats that have a choice.
      guard arguments.settings.contains(.bits) else { throw error }
      return .sound(try SoundEncoding(container, depth: nil))
    }
  }

  /// Throws where `--format` names another format than every ending does.
  private func checkFormat(_ paths: [String]) throws(UsageError) {
    guard let format = arguments[.format], !formatIsUsed else { return }
    guard let other = paths.first(where: { pathEnding($0) != format }) else { return }
    throw .contradiction("--format \(format)", "-o \(other)")
  }
}

extension Arguments {
  /// Everything that `export` writes: the outputs in the order typed, then the manifest.
  var writtenPaths: [String] { all(.output) + all(.manifest).suffix(1) }
}
