// SPDX-License-Identifier: MIT

internal import CALSA
internal import Glibc

extension SoundDevice {
  /// Does what has to be done before a device can be opened while a body does something else.
  ///
  /// ALSA reads its configuration, on a thread of its own; that takes some 5 milliseconds, where
  /// opening the device then takes one. No device is opened, and what fails here fails again, with
  /// its error, where one is.
  ///
  /// - Parameter body: Anything; it may not wait for devices.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws, once the thread has ended.
  public static func preparing<Result>(_ body: () throws -> Result) rethrows -> Result {
    var thread = pthread_t()
    let code = unsafe pthread_create(
      &thread, nil,
      { _ in
        audiograph_prepare_alsa()
        return nil
      }, nil)
    defer { if code == 0 { pthread_join(thread, nil) } }
    return try body()
  }
}
