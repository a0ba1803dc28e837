// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Posix
internal import SoundDevice

/// What is heard on a walk, on a device that stays open; without one, nothing.
struct ExploreSounds {
  private let player: LivePlayer
  /// The score that plays from a point on; nil for anything shorter.
  private var playing: Score?
  private var tables = WavetableCache()
  private var wasFailureTold = false

  /// Opens a device and waits a moment for it.
  init(deviceName: String, format: SoundFormat) {
    player = LivePlayer(name: deviceName, format: format)
    for _ in 0..<100 {
      guard case .opening = player.status else { break }
      pause(seconds: 0.01)
    }
  }

  /// Why nothing is heard, once; nil if nothing is wrong, and from the second time on.
  mutating func failure() -> PlaybackError? {
    guard !wasFailureTold, case .failed(let error) = player.status else { return nil }
    wasFailureTold = true
    return error
  }

  /// Whether nothing is heard.
  var isQuiet: Bool { !isAudible || player.heardFrameCount == nil }

  /// Whether a device takes sounds, or may do so yet.
  var isAudible: Bool {
    switch player.status {
    case .opening, .open: true
    case .failed, .closed: false
    }
  }

  /// The point that is heard now; nil if no chart is playing.
  func heardPoint(_ exploration: Exploration) -> Int? {
    guard let playing, let frame = player.heardFrameCount else { return nil }
    return exploration.index(heardAt: frame, of: playing)
  }

  /// Plays what came of a key; what cannot be heard with the style is silence.
  mutating func play(_ sound: ExploreDialogue.Sound, of exploration: Exploration) {
    playing = nil
    guard case .play(let sound) = sound, let score = try? exploration.score(of: sound) else {
      return player.play(nil)
    }
    if case .play = sound { playing = score }
    let renderer = Renderer(score, tables: tables)
    tables = renderer.tables
    player.play(renderer)
  }

  /// Plays a score that is no part of a walk.
  mutating func play(_ score: Score) {
    playing = nil
    let renderer = Renderer(score, tables: tables)
    tables = renderer.tables
    player.play(renderer)
  }

  /// Lets what sounds fade.
  mutating func silence() {
    playing = nil
    player.play(nil)
  }

  /// Waits until everything was heard, or somebody is impatient.
  func finish() {
    guard case .open = player.status else { return }
    while player.heardFrameCount != nil, !Interruption.isRequested {
      guard case .open = player.status else { return }
      pause(seconds: 0.01)
    }
  }

  /// Lets what sounds fade.
  func close() { player.close() }
}
