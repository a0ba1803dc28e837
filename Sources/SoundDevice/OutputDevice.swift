// SPDX-License-Identifier: MIT

internal import CALSA
internal import Glibc

/// An output device that can be opened.
public struct OutputDevice: Sendable, Hashable {
  /// The name to open it with.
  public var name: String
  /// What it is, in ALSA's words, on one line; empty if ALSA has none.
  public var summary: String
  /// Whether it is the default device.
  public var isDefault: Bool
}

extension SoundDevice {
  /// The output devices that ALSA knows, the default first.
  ///
  /// - Throws: `PlaybackError` where ALSA, or its configuration, cannot be read.
  public static func list() throws(PlaybackError) -> [OutputDevice] {
    try PlaybackError.checkLibrary(for: defaultName)
    var hints: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    let code = unsafe snd_device_name_hint(-1, "pcm", &hints)
    guard code >= 0, let hints = unsafe hints else {
      throw PlaybackError(errno: code, device: defaultName)
    }
    defer { unsafe snd_device_name_free_hint(hints) }
    var devices: [OutputDevice] = []
    var place = unsafe hints
    while let hint = unsafe place.pointee {
      if let device = unsafe OutputDevice(hint: hint) { devices.append(device) }
      unsafe place += 1
    }
    return devices.filter(\.isDefault) + devices.filter { !$0.isDefault }
  }
}

extension OutputDevice {
  /// Nil for an input.
  fileprivate init?(hint: UnsafeMutableRawPointer) {
    guard let name = unsafe text(hint, "NAME"), unsafe text(hint, "IOID") != "Input" else {
      return nil
    }
    let lines = unsafe (text(hint, "DESC") ?? "").split(whereSeparator: \.isNewline)
    self.init(
      name: name, summary: lines.joined(separator: ", "),
      isDefault: name == SoundDevice.defaultName)
  }
}

private func text(_ hint: UnsafeMutableRawPointer, _ key: String) -> String? {
  guard let characters = unsafe snd_device_name_get_hint(hint, key) else { return nil }
  defer { unsafe free(characters) }
  return unsafe String(cString: characters)
}
