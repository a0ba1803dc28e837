// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

/// The keys of a terminal that gives out single keys, read without waiting for them.
struct Keyboard {
  let descriptor: Int32
  private var typed = KeyDecoder()
  /// When a byte came that may be a key by itself or the beginning of another one, by the clock.
  private var undecidedSince: Double?
  /// Whether the terminal is there.
  private(set) var isThere = true

  /// How long the bytes of one key may be apart, in seconds.
  private static let progress = 0.05

  private init(descriptor: Int32) { self.descriptor = descriptor }

  /// The keyboard of whoever reads standard output; nil if that is no terminal.
  ///
  /// Standard input may be the data; what is typed then comes from the terminal all the same.
  static func ofReader() -> Keyboard? {
    guard isTerminal(STDOUT_FILENO) else { return nil }
    return Keyboard(descriptor: isTerminal(STDIN_FILENO) ? STDIN_FILENO : STDOUT_FILENO)
  }

  /// Whether something was typed that may be the beginning of a key.
  var isUndecided: Bool { undecidedSince != nil }

  /// Whether keys are for this program: not in the background.
  var isOurs: Bool { TerminalMode.isOurs(descriptor) }

  /// Forgets what was typed so far, which was not meant for what comes.
  func forget() {
    if isOurs { tcflush(descriptor, TCIFLUSH) }
  }

  /// The keys that were typed since the last call, after waiting so long for one.
  mutating func keys(waiting milliseconds: Int32 = 0) -> [KeyDecoder.Key] {
    guard isThere, isOurs else {
      pause(seconds: Double(milliseconds) / 1000)
      return []
    }
    let bytes = bytes(waiting: min(milliseconds, millisecondsToDecide ?? milliseconds))
    guard bytes.isEmpty else {
      let keys = typed.keys(bytes)
      undecidedSince = typed.isUndecided ? MonotonicClock.seconds : nil
      return keys
    }
    guard let since = undecidedSince, MonotonicClock.seconds - since >= Self.progress else {
      return []
    }
    undecidedSince = nil
    return [typed.pause()].compactMap(\.self)
  }

  /// How long it takes until a byte is a key by itself.
  var millisecondsToDecide: Int32? {
    undecidedSince.map { since in
      Int32((max(0, since + Self.progress - MonotonicClock.seconds) * 1000).rounded(.up))
    }
  }

  private mutating func bytes(waiting milliseconds: Int32) -> [UInt8] {
    var block = [UInt8](repeating: 0, count: 256)
    do throws(SystemError) {
      guard try readable([descriptor], milliseconds: milliseconds) == [true] else { return [] }
      let count = try readOnce(descriptor, into: &block, to: block.count)
      isThere = count > 0
      return Array(block[..<count])
    } catch {
      isThere = error == .interruption
      return []
    }
  }
}
