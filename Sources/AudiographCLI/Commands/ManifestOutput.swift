// SPDX-License-Identifier: MIT

internal import Audiograph
internal import SoundFile

/// The file of `--manifest`.
enum Manifest {
  /// Throws where the manifest would overwrite an input, or cannot be written.
  static func check(_ request: ChartRequest) throws {
    guard let path = request.arguments[.manifest] else { return }
    try request.checkOutputs([OutputDestination(path: path)])
  }

  /// Writes it where it was asked for.
  static func write(_ score: Score, _ request: ChartRequest) throws {
    guard let path = request.arguments[.manifest] else { return }
    try writeDocument(
      Array((score.manifest + "\n").utf8), to: path, request.outputOptions(for: path))
  }
}

extension ChartRequest {
  /// Throws where an output would overwrite an input, or cannot be written.
  func checkOutputs(_ places: [OutputDestination]) throws {
    let inputs = inputs
    for place in places {
      if let file = place.identity, inputs.contains(file) {
        throw UsageError.outputIsInput(path: place.path)
      }
    }
    for place in places { try place.check(outputOptions(for: place.path)) }
  }

  /// How a file comes to stand at its place; work on it that takes long is said.
  func outputOptions(for path: String) -> OutputOptions {
    let progress =
      isQuiet
      ? nil : ProgressReporter(reporter.sentences.say(.exportPatience(path: path)), reporter)
    var options = OutputOptions()
    options.existing = arguments.has(.noClobber) ? .keep : .replace
    options.flushesToDisk = arguments.has(.sync)
    options.isNameless = isOneOfMany
    options.isInterrupted = {
      progress?.check()
      return Interruption.isRequested
    }
    return options
  }
}

/// Writes a document to a file, or to standard output for `-`; a terminal gets nothing that could
/// steer it.
func writeDocument(_ bytes: [UInt8], to path: String, _ options: OutputOptions) throws {
  let isShown = OutputDestination(path: path).isTerminal
  let bytes = isShown ? Array(String(decoding: bytes, as: UTF8.self).shownLines.utf8) : bytes
  try Interruption.deferred {
    var file =
      path == "-"
      ? try OutputFile.standardOutput(options: options)
      : try OutputFile(path: path, options: options)
    try file.write(bytes)
    try file.commit()
  }
}
