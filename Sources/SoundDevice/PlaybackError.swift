// SPDX-License-Identifier: MIT

internal import CALSA
internal import Glibc
internal import Posix

/// Why a sound cannot be played, or no device listed; `device` is the name that was tried.
///
/// The meanings of errno values are those of cpal's ALSA host.
public enum PlaybackError: Error, Sendable, Hashable {
  /// There is no such device, or it was unplugged (ENODEV, ENOENT, ENXIO).
  case noSuchDevice(device: String)
  /// Another program uses the device (EBUSY).
  case busy(device: String)
  /// The user may not use the device (EACCES, EPERM).
  case notPermitted(device: String)
  /// The sound server does not answer (ECONNREFUSED).
  case serverUnreachable(device: String)
  /// The device cannot play in this way at all (EINVAL).
  case unsupportedConfiguration(device: String)
  /// The device cannot play at the rate; `nearest` is one that it can.
  case unsupportedRate(device: String, sampleRate: Int, nearest: Int)
  /// The device stopped taking sound for longer than `seconds`.
  case stalled(device: String, seconds: Int)
  /// ALSA's library is not there, or too old.
  case missingLibrary(name: String)
  /// Another error, in the words of the system.
  case system(device: String, code: Int32, reason: String)

  /// Throws `.missingLibrary` where ALSA cannot be loaded, which happens on the first call, and
  /// `.system` where no file can be opened at present.
  static func checkLibrary(for device: String) throws(PlaybackError) {
    let loaded = audiograph_has_alsa()
    guard loaded >= 0 else { throw PlaybackError(errno: loaded, device: device) }
    guard loaded == 1 else { throw .missingLibrary(name: "libasound.so.2") }
  }

  /// The meaning of an errno value, positive or negative.
  package init(errno code: Int32, device: String) {
    switch abs(code) {
    case ENODEV, ENOENT, ENXIO: self = .noSuchDevice(device: device)
    case EBUSY: self = .busy(device: device)
    case EACCES, EPERM: self = .notPermitted(device: device)
    case ECONNREFUSED: self = .serverUnreachable(device: device)
    case EINVAL: self = .unsupportedConfiguration(device: device)
    default: self = .system(device: device, code: abs(code), reason: systemReason(abs(code)))
    }
  }
}
