// SPDX-License-Identifier: MIT

internal import Glibc
internal import MarketData

/// A refresh of stored prices in a process of its own, which goes on when this one has stopped
/// waiting for it, and ends by itself.
struct BackgroundRefresh {
  /// The end of a pipe that closes when the process ends.
  private let end: Int32

  /// Starts `audiograph update` for symbols; nil where no process could be started, and the stored
  /// prices have to do.
  init?(of symbols: [MarketSymbol], _ arguments: Arguments) {
    guard let (reading, writing) = ownPipe() else { return nil }
    defer { close(writing) }
    guard Self.start(Self.words(symbols, arguments), output: writing) else {
      close(reading)
      return nil
    }
    end = reading
  }

  /// When it was started, by the clock that nobody sets.
  private let started = SteadyClock.seconds

  /// Waits until the process has ended, or for so many seconds since it was started.
  func wait(seconds: Double) {
    defer { close(end) }
    let deadline = started + seconds
    while true {
      let left = (deadline - SteadyClock.seconds) * 1000
      var waiting = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
      if left <= 0 || poll(&waiting, 1, Int32(left.rounded(.up))) >= 0 || errno != EINTR { return }
    }
  }

  private static func words(_ symbols: [MarketSymbol], _ arguments: Arguments) -> [String] {
    let passed = [OptionName.store, .config].flatMap { option in
      arguments[option].map { [option.typed, $0] } ?? []
    }
    return ["audiograph", CommandName.update.rawValue, OptionName.quiet.typed] + passed + ["--"]
      + symbols.map(\.text)
  }

  private static func start(_ words: [String], output: Int32) -> Bool {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    closeInheritedDescriptors(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // In a session of its own it outlives Ctrl-C and the terminal.
    let newSession: Int16 = 0x80
    posix_spawnattr_setflags(&attributes, newSession)
    var texts = words.map { strdup($0) } + [nil]
    defer { for text in texts { free(text) } }
    var process: pid_t = 0
    return posix_spawn(&process, "/proc/self/exe", &actions, &attributes, &texts, environ) == 0
  }
}
