// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix
internal import Synchronization

/// The program `curl` at work, its configuration on standard input, its output in two pipes.
struct CurlProcess: ~Copyable {
  /// The end of the pipe of the body that is read.
  let body: FileDescriptor
  /// The end of the pipe of the headers that is read.
  let head: FileDescriptor
  private let program: Subprocess

  /// Between the making of a pipe and its marking as closed in other programs, another thread's
  /// program would inherit it and keep it open.
  private static let starting = Mutex(())

  /// Starts a program by its name or its path.
  init(_ name: String, configuration: String) throws(SystemError) {
    let (program, body, head) = try Self.starting.withLock { _ throws(SystemError) in
      try Self.start(name, configuration)
    }
    self.program = program
    self.body = body.takeReading()
    self.head = head.takeReading()
  }

  private static func start(
    _ name: String, _ configuration: String
  ) throws(SystemError) -> (Subprocess, DescriptorPair, DescriptorPair) {
    let input = try Self.socket(holding: configuration)
    let (body, head) = (try DescriptorPair(.pipe), try DescriptorPair(.pipe))
    let program = try Subprocess(
      name, words: [name, "-q", "--config", "-"],
      streams: [input.reading, body.writing, head.writing], life: .program)
    // The child reads what is in the socket, so that this end has to stand until there is a child.
    withExtendedLifetime(input) {}
    return (program, body, head)
  }

  /// A socket from which the text can be read.
  private static func socket(holding text: String) throws(SystemError) -> DescriptorPair {
    let pair = try DescriptorPair(.socket)
    let bytes = Array(text.utf8)
    let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    let count = try systemCall {
      unsafe bytes.withUnsafeBytes {
        unsafe send(pair.writing, $0.baseAddress, $0.count, flags)
      }
    }
    guard count == bytes.count else { throw SystemError(code: EMSGSIZE) }
    return pair
  }

  /// Waits until one of the pipes can be read; neither after the time, or a signal.
  func wait(body isBody: Bool, head isHead: Bool, seconds: Double) -> (body: Bool, head: Bool) {
    let pipes = [isBody ? body.number : -1, isHead ? head.number : -1]
    let ready = try? readable(pipes, milliseconds: Int32(min(seconds, 60) * 1000) + 1)
    return (ready?[0] ?? false, ready?[1] ?? false)
  }

  /// Waits for the end, by force once that is asked for.
  ///
  /// - Returns: The exit status; 128 and the signal's number where a signal ended it.
  consuming func end(isToEnd: () -> Bool) -> Int32 { program.end(isToEnd: isToEnd) }
}
