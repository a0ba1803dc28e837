// SPDX-License-Identifier: MIT

extension Program {
  /// The program with a sound card of its own, described in ALSA's configuration language.
  public init(device: ProgramDevice, in folder: TemporaryFolder) throws {
    try folder.put(Array(device.configuration.utf8), "asound.conf")
    self.init(
      folder: folder.path, environment: ["ALSA_CONFIG_PATH": folder.file("asound.conf")])
    keptFolder = folder
  }
}

/// Sound cards that need no hardware.
public enum ProgramDevice: Sendable {
  /// Takes everything at once and plays nothing.
  case null
  /// Writes the raw samples into a file.
  case file(String)
  /// No card at all.
  case none

  var configuration: String {
    switch self {
    case .null: "pcm.!default { type null }\n"
    case .file(let path):
      """
      pcm.silent { type null }
      pcm.!default { type file slave.pcm silent file "\(path)" format raw }

      """
    case .none: "# nothing\n"
    }
  }
}
