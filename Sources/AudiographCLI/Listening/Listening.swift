// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Posix
internal import SoundDevice

/// Charts that are heard on a device, by somebody whose keys steer them where there is a terminal.
///
/// What is paused leaves the device to others. Control-Z gives the terminal back first; what is
/// continued goes on where it was.
final class Listening {
  private let device: WatchedDevice
  let pause: ReadingPause
  private var keyboard = Keyboard.ofReader()
  /// Keys that were pressed after one that ended a chart, for the next one.
  private var pendingKeys: [KeyDecoder.Key] = []
  private var opened: OpenDevice?
  /// Whether the terminal gives its keys to this program, as far as it was told.
  private var hasKeys = false
  /// How often the device ran dry.
  private(set) var underrunCount = 0

  init(on device: WatchedDevice, _ pause: ReadingPause) {
    (self.device, self.pause) = (device, pause)
  }

  /// Opens the device before the first chart is heard.
  func open(_ format: SoundFormat, wordsToCome words: [String]) throws(PlaybackFailure) {
    opened = try device.open(format, isSteered: keyboard != nil, words)
  }

  /// Forgets the keys that were pressed so far.
  func forgetKeys() { keyboard?.forget() }

  /// Runs a body while the terminal shows no keys and gives them out one by one; again where it
  /// returns nil, since the terminal had to be given back meanwhile.
  ///
  /// - Throws: `Interrupted` where a signal came, and what the body throws.
  func attended<Result>(_ body: () throws -> Result?) throws -> Result {
    defer { (opened, pendingKeys) = (nil, []) }
    return try Interruption.deferred {
      guard keyboard != nil else { return try whileUninterrupted(body) }
      return try Suspension.deferred { try whileUninterrupted(body) }
    }
  }

  private func whileUninterrupted<Result>(_ body: () throws -> Result?) throws -> Result {
    while !Interruption.isRequested {
      if let result = try withKeys(body) { return result }
      opened = nil
      if Suspension.isRequested { Suspension.obey() }
    }
    throw Interrupted()
  }

  private func withKeys<Result>(_ body: () throws -> Result?) throws -> Result? {
    guard let keyboard else { return try body() }
    hasKeys = keyboard.isOurs
    return try TerminalMode.with([.echo, .lineEditing], at: keyboard.descriptor, during: body)
  }

  /// Lets a chart be heard until it ends; nil if the terminal has to be given back first.
  ///
  /// What a key asks to be told is told while it is silent, and read before it goes on.
  ///
  /// - Throws: `PlaybackFailure`, and what `tell` throws.
  func hear(
    _ steering: Steering, wordsToCome words: [String], tell: (Steering.Aside) throws -> Void
  ) throws -> Steering.Ending? {
    while steering.ending == nil {
      if isDisturbed { return nil }
      if let aside = steering.takeAside() { try tell(aside) }
      if steering.isPaused {
        rest(steering)
      } else if pause.wait != .nothing {
        awaitReader(steering)
      } else {
        try sound(steering, words)
      }
    }
    return steering.ending
  }

  /// Whether a signal came, or the terminal is somebody else's now, or ours again.
  private var isDisturbed: Bool {
    Interruption.isRequested
      || keyboard.map { Suspension.isRequested || $0.isOurs != hasKeys } ?? false
  }

  /// Whether a voice should be silent: a key was pressed, which does what it does while the chart
  /// sounds, or a signal came.
  func cutsShort(_ steering: Steering) -> Bool {
    let hasKeys = takeKeys(for: steering)
    // Who hears the voice does not have the line read as well.
    if hasKeys { pause.end() }
    return hasKeys || isDisturbed
  }

  private func sound(_ steering: Steering, _ words: [String]) throws {
    if opened?.format != steering.score.format { opened = nil }
    let opened = try opened ?? device.open(steering.score.format, isSteered: true, words)
    self.opened = opened
    pause.beginSound()
    let playback = try device.play(
      steering.begin(), on: opened, words, heard: steering.hear,
      isInterrupted: {
        takeKeys(for: steering)
        return steering.breaksOff || isDisturbed
      })
    steering.end(
      afterHearing: playback.frameCount, isFinished: playback.ending == .finished)
    underrunCount += playback.underrunCount
  }

  /// Waits a moment for a key.
  private func rest(_ steering: Steering) {
    opened = nil
    takeKeys(for: steering, waiting: 50)
    // Nobody is there to go on.
    if keyboard?.isThere == false { steering.press(.stop) }
  }

  /// Waits a moment for the lines before the sound to be read.
  ///
  /// A key ends that; it does besides what it does to a sound, except those that pause or explore it
  /// or read it another way, which has not begun. The device is left to the screen reader meanwhile.
  /// Prints lines; where Enter is waited for, row by row, each of which Enter brings, until something else is asked for.
  func tell(_ lines: [String], _ steering: Steering, width: Int?) throws {
    let (now, later) = pause.rows(of: lines, width: width)
    try Console.print(now, width: width)
    for row in later {
      while pause.wait != .nothing, steering.ending == nil, !isDisturbed { awaitReader(steering) }
      guard steering.ending == nil, !steering.hasAside, !isDisturbed else { return }
      try Console.print([row], width: width)
    }
  }

  private func awaitReader(_ steering: Steering) {
    opened = nil
    pendingKeys += keyboard?.keys(waiting: pause.milliseconds) ?? []
    while steering.ending == nil, pause.wait != .nothing, !pendingKeys.isEmpty {
      let key = pendingKeys.removeFirst()
      pause.take(key)
      if let action = PlayKey(key), ![.pause, .explore, .reading].contains(action) {
        steering.press(action)
      }
    }
    if keyboard?.isThere == false { steering.press(.stop) }
  }

  /// Does what the keys ask for that were pressed; whether there were any.
  @discardableResult
  private func takeKeys(for steering: Steering, waiting milliseconds: Int32 = 0) -> Bool {
    let keys = keyboard?.keys(waiting: milliseconds) ?? []
    pendingKeys += keys
    while steering.ending == nil, !pendingKeys.isEmpty {
      let key = pendingKeys.removeFirst()
      switch key {
      case .key, .end: steering.press(PlayKey(key))
      case .deleteWord, .deleteLine, .interrupt, .suspend: break
      }
    }
    return !keys.isEmpty
  }
}
