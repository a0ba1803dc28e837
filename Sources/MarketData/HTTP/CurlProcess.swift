// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization

/// The program `curl` at work, its configuration on standard input, its output in two pipes.
struct CurlProcess: ~Copyable {
  /// An errno value.
  struct CannotStart: Error {
    let code: Int32
  }

  /// The end of the pipe of the body that is read.
  let body: Int32
  /// The end of the pipe of the headers that is read.
  let head: Int32
  private let number: pid_t

  /// Between the making of a pipe and its marking as closed in other programs, another thread's
  /// program would inherit it and keep it open.
  private static let starting = Mutex(())

  /// Starts a program by its name or its path.
  init(_ program: String, configuration: String) throws(CannotStart) {
    let started = Self.starting.withLock { _ in Self.start(program, configuration) }
    (number, body, head) = try started.get()
  }

  private static func start(
    _ program: String, _ configuration: String
  ) -> Result<(pid_t, Int32, Int32), CannotStart> {
    guard let input = Self.socket(holding: configuration), let body = DescriptorPair(.pipe),
      let head = DescriptorPair(.pipe)
    else { return .failure(CannotStart(code: errno)) }
    var process: pid_t = 0
    let code = spawn(program, &process, [input.reading, body.writing, head.writing])
    // The child reads what is in the socket, so that this end has to stand until there is a child.
    _ = consume input
    guard code == 0 else { return .failure(CannotStart(code: code)) }
    return .success((process, body.takeReading(), head.takeReading()))
  }

  /// A socket from which the text can be read; nil, and `errno`, where it does not hold it.
  private static func socket(holding text: String) -> DescriptorPair? {
    guard let pair = DescriptorPair(.socket) else { return nil }
    let bytes = Array(text.utf8)
    let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    let count = unsafe bytes.withUnsafeBytes {
      unsafe send(pair.writing, $0.baseAddress, $0.count, flags)
    }
    guard count == bytes.count else { return nil }
    return pair
  }

  private static func spawn(
    _ program: String, _ process: inout pid_t, _ streams: [Int32]
  ) -> Int32 {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (target, source) in streams.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
    }
    unsafe closeInheritedDescriptors(&actions)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    freeSignals(&attributes)
    let words = [program, "-q", "--config", "-"]
    var pointers = unsafe words.map { word in unsafe strdup(word) } + [nil]
    defer { unsafe pointers.forEach { pointer in unsafe free(pointer) } }
    return unsafe posix_spawnp(&process, program, &actions, &attributes, &pointers, environ)
  }

  /// Nothing is blocked, and a reader that has gone ends the program; what else is ignored stays.
  private static func freeSignals(_ attributes: inout posix_spawnattr_t) {
    var none = sigset_t()
    var pipe = sigset_t()
    unsafe sigemptyset(&none)
    unsafe sigemptyset(&pipe)
    unsafe sigaddset(&pipe, SIGPIPE)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &pipe)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }

  /// Waits until one of the pipes can be read; neither after the time, or a signal.
  func wait(body isBody: Bool, head isHead: Bool, seconds: Double) -> (body: Bool, head: Bool) {
    // A negative descriptor is left aside by `poll`.
    var entries = [
      pollfd(fd: isBody ? body : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isHead ? head : -1, events: Int16(POLLIN), revents: 0),
    ]
    let milliseconds = Int32(min(seconds, 60) * 1000) + 1
    guard unsafe poll(&entries, 2, milliseconds) > 0 else { return (false, false) }
    return (entries[0].revents != 0, entries[1].revents != 0)
  }

  /// Waits for the end, by force where that is asked for.
  ///
  /// - Returns: The exit status; 128 and the signal's number where a signal ended it.
  consuming func end(isKilled: Bool) -> Int32 {
    if isKilled { kill(number, SIGKILL) }
    var status: Int32 = 0
    while unsafe waitpid(number, &status, 0) != number {
      guard errno == EINTR else { return -1 }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
  }

  deinit {
    close(body)
    close(head)
  }
}

/// Two ends of a pipe or a socket, closed with the value, and closed in other programs.
private final class DescriptorPair {
  enum Kind {
    case pipe, socket
  }

  private(set) var reading: Int32
  let writing: Int32

  /// Nil, and `errno`, where the system gives none.
  init?(_ kind: Kind) {
    var ends: [Int32] = [-1, -1]
    let code =
      switch kind {
      case .pipe: unsafe pipe(&ends)
      case .socket: unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
      }
    guard code == 0 else { return nil }
    (reading, writing) = (Self.moved(ends[0]), Self.moved(ends[1]))
    guard reading >= 0, writing >= 0 else { return nil }
  }

  /// The same end away from the standard streams, which a program may have been started without.
  private static func moved(_ descriptor: Int32) -> Int32 {
    let duplicate = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
    close(descriptor)
    return duplicate
  }

  /// The end to be read, which the caller closes from now on.
  func takeReading() -> Int32 {
    defer { reading = -1 }
    return reading
  }

  deinit {
    for descriptor in [reading, writing] where descriptor >= 0 { close(descriptor) }
  }
}
