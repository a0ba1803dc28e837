// SPDX-License-Identifier: MIT

internal import Audiograph
internal import SoundFile

/// The file of `--manifest`.
enum Manifest {
  /// Throws where the manifest would overwrite an input or another output.
  static func check(_ request: ChartRequest) throws(UsageError) {
    guard let path = request.arguments[.manifest] else { return }
    guard !path.isEmpty else { throw .emptyName(option: OptionName.manifest.typed) }
    if let file = FileIdentity(path: path), request.inputs.contains(file) {
      throw .outputIsInput(path: path)
    }
  }

  /// Writes it where it was asked for.
  static func write(_ score: Score, _ request: ChartRequest) throws {
    guard let path = request.arguments[.manifest] else { return }
    try check(request)
    try writeText(score.manifest + "\n", to: path, request.outputOptions)
  }
}

extension ChartRequest {
  /// How files come to stand at their place.
  var outputOptions: OutputOptions {
    var options = OutputOptions()
    options.existing = arguments.has(.noClobber) ? .keep : .replace
    options.flushesToDisk = arguments.has(.sync)
    options.isInterrupted = { Interruption.isRequested }
    return options
  }
}

/// Writes a text to a file, or to standard output for `-`.
func writeText(_ text: String, to path: String, _ options: OutputOptions) throws {
  try Interruption.deferred {
    var file =
      path == "-"
      ? try OutputFile.standardOutput(options: options)
      : try OutputFile(path: path, options: options)
    try file.write(text)
    try file.commit()
  }
}
