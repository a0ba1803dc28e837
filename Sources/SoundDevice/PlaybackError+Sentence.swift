// SPDX-License-Identifier: MIT

extension PlaybackError: CustomStringConvertible {
  /// What is wrong, as an English sentence for the programmer.
  public var description: String {
    switch self {
    case .noSuchDevice(let device): "There is no sound device \"\(device)\"."
    case .busy(let device): "The sound device \"\(device)\" is in use by another program."
    case .notPermitted(let device):
      "There is no permission to use the sound device \"\(device)\"."
    case .serverUnreachable(let device):
      "The sound server of the device \"\(device)\" does not respond."
    case .unsupportedConfiguration(let device):
      "The sound device \"\(device)\" cannot play this kind of sound."
    case .unsupportedRate(let device, let sampleRate, let nearest):
      "The sound device \"\(device)\" cannot play at \(sampleRate) hertz, but at \(nearest)."
    case .stalled(let device, let seconds):
      "The sound device \"\(device)\" has accepted no sound for \(seconds) seconds."
    case .missingLibrary(let name): "Cannot play sound: the library \(name) is missing."
    case .system(let device, _, let reason):
      "Cannot play on the sound device \"\(device)\": \(reason)."
    }
  }
}
