// SPDX-License-Identifier: MIT

package import Audiograph
internal import Glibc
internal import Posix
internal import Synchronization

/// A device that stays open while somebody walks through a chart: a sound begins within some 50 ms
/// of its key, wherever the one before is.
///
/// It has a thread of its own, so that nobody waits for a sound server that hangs. Once nothing has
/// sounded for two seconds, the device is given nothing.
package final class LivePlayer: Sendable {
  /// How the device stands.
  package enum Status: Sendable {
    case opening, open
    case failed(PlaybackError)
    case closed
  }

  struct State {
    var status = Status.opening
    /// What was asked for last, and its number; nil once it was taken over.
    var wanted: (sound: Renderer?, number: Int)?
    var number = 0
    var isClosing = false
    /// The number of what is heard, and how many of its frames were.
    var heardNumber = 0
    var heardFrameCount = 0
    /// The number of the last sound that came to its end.
    var endedNumber = 0
  }

  let state = Mutex(State())
  /// Wakes the thread; nil if the system has none to spare.
  let bell: DescriptorPair?
  private let name: String
  private let format: SoundFormat

  /// Opens a device in a thread of its own; nothing waits for that.
  package init(name: String = SoundDevice.defaultName, format: SoundFormat) {
    (self.name, self.format) = (name, format)
    bell = try? DescriptorPair(.pipe)
    let code = startThread { self.run() }
    if code != 0 || bell == nil {
      let error = PlaybackError(errno: code == 0 ? EMFILE : code, device: name)
      state.withLock { $0.status = .failed(error) }
    }
  }

  /// How the device stands.
  package var status: Status { state.withLock(\.status) }

  /// Puts a sound, or silence, in the place of what sounds.
  package func play(_ sound: Renderer?) {
    state.withLock {
      $0.number += 1
      $0.wanted = (sound, $0.number)
      if sound == nil { $0.endedNumber = $0.number }
    }
    ring()
  }

  /// How many frames were heard of the sound that was asked for last; nil once it has ended.
  package var heardFrameCount: Int? {
    state.withLock { state in
      guard state.number > state.endedNumber else { return nil }
      return state.heardNumber == state.number ? state.heardFrameCount : 0
    }
  }

  /// Fades what sounds and closes the device, for which half a second is waited.
  package func close() {
    state.withLock { $0.isClosing = true }
    ring()
    for _ in 0..<100 {
      switch status {
      case .closed, .failed: return
      case .opening, .open: Posix.pause(seconds: 0.005)
      }
    }
  }

  private func ring() {
    guard let bell else { return }
    try? DescriptorWriter(bell.writing).write("!")
  }

  private func run() {
    do throws(PlaybackError) {
      var output = try ALSAOutput(name: name, format: format, buffering: .live)
      state.withLock { $0.status = .open }
      switch output.configuration.sampleType {
      case .int16: try run(&output, Int16.self)
      case .int32: try run(&output, Int32.self)
      case .float: try run(&output, Float.self)
      }
      state.withLock { $0.status = .closed }
    } catch {
      state.withLock { $0.status = .failed(error) }
    }
  }

  private func run<Sample: DeviceSample>(
    _ output: inout ALSAOutput, _: Sample.Type
  ) throws(PlaybackError) {
    var loop = LiveLoop<Sample>(
      deviceName: name, format: format, channelCount: output.configuration.channelCount)
    while try loop.turn(&output, self) {}
  }
}
