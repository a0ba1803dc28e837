// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Synchronization

/// What the threads of a loopback server share.
final class LoopbackCore: Sendable {
  private struct State {
    var requests: [LoopbackRequest] = []
    var open: Set<Int32> = []
    var isStopped = false
    var isListening = true
  }

  private let listener: Int32
  private let answer: @Sendable (LoopbackRequest) -> LoopbackReply
  private let state = Mutex(State())

  init(listener: Int32, answer: @escaping @Sendable (LoopbackRequest) -> LoopbackReply) {
    self.listener = listener
    self.answer = answer
  }

  var requests: [LoopbackRequest] { state.withLock { $0.requests } }

  /// Takes connections until the server stops.
  func accept() {
    while true {
      let descriptor = Glibc.accept(listener, nil, nil)
      if descriptor < 0, errno == EINTR || errno == ECONNABORTED { continue }
      guard descriptor >= 0, admit(descriptor) else {
        if descriptor >= 0 { close(descriptor) }
        break
      }
      Thread.detachNewThread { self.serve(descriptor) }
    }
    close(listener)
    state.withLock { $0.isListening = false }
  }

  private func admit(_ descriptor: Int32) -> Bool {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return state.withLock { state in
      guard !state.isStopped else { return false }
      state.open.insert(descriptor)
      return true
    }
  }

  private func serve(_ descriptor: Int32) {
    let connection = LoopbackConnection(descriptor: descriptor)
    if let request = connection.request() {
      state.withLock { $0.requests.append(request) }
      connection.send(answer(request))
    }
    state.withLock { state in
      // Under the lock, so that `stop` never shuts a descriptor that is somebody else's by now.
      state.open.remove(descriptor)
      shutdown(descriptor, Int32(SHUT_RDWR))
      close(descriptor)
    }
  }

  /// Closes every connection and waits until all threads have left.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      shutdown(listener, Int32(SHUT_RDWR))
      for descriptor in state.open { shutdown(descriptor, Int32(SHUT_RDWR)) }
    }
    while state.withLock({ $0.isListening || !$0.open.isEmpty }) { usleep(1000) }
  }
}

/// One connection to a loopback server, read and written by one thread.
struct LoopbackConnection {
  let descriptor: Int32

  /// The request; nil if the other side went away before its end.
  func request() -> LoopbackRequest? {
    var head: [UInt8] = []
    var byte: UInt8 = 0
    while !head.ends(with: "\r\n\r\n") {
      guard head.count < 100_000, recv(descriptor, &byte, 1, 0) == 1 else { return nil }
      // The beginning of a secure connection, which this server does not speak.
      guard byte != 0x16 else { return nil }
      head.append(byte)
    }
    return LoopbackRequest(head: String(decoding: head, as: UTF8.self))
  }

  func send(_ reply: LoopbackReply) {
    guard reply.delay == 0 || pause(reply.delay) else { return }
    if case .hang = reply.delivery {
      _ = pause(.infinity)
    } else if case .raw = reply.delivery {
      _ = write(reply.body)
    } else if write(reply.head) {
      sendBody(reply)
    }
  }

  private func sendBody(_ reply: LoopbackReply) {
    switch reply.delivery {
    case .whole, .raw: _ = write(reply.body)
    case .hang: break
    case .breakOff(let count): _ = write(Array(reply.body.prefix(count)))
    case .stall(let count): if write(Array(reply.body.prefix(count))) { _ = pause(.infinity) }
    case .drip(let count, let seconds): drip(reply.body, count, seconds)
    case .chunked: _ = writeChunk(reply.body) && write(Array("0\r\n\r\n".utf8))
    case .endless: while writeChunk(reply.body) {}
    }
  }

  private func drip(_ body: [UInt8], _ count: Int, _ seconds: Double) {
    var rest = body[...]
    while !rest.isEmpty, write(Array(rest.prefix(count))) {
      rest = rest.dropFirst(count)
      guard rest.isEmpty || pause(seconds) else { return }
    }
  }

  private func writeChunk(_ bytes: [UInt8]) -> Bool {
    let count = String(bytes.count, radix: 16)
    return write(Array("\(count)\r\n".utf8) + bytes + Array("\r\n".utf8))
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits; false if the other side, or the server's end, broke the wait off.
  private func pause(_ seconds: Double) -> Bool {
    let hangUp: Int16 = 0x2000  // POLLRDHUP, which the Glibc module leaves out
    var entry = pollfd(fd: descriptor, events: hangUp, revents: 0)
    let milliseconds = seconds.isInfinite ? -1 : Int32(seconds * 1000)
    return poll(&entry, 1, milliseconds) == 0
  }
}

extension [UInt8] {
  fileprivate func ends(with text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}

/// Bytes as a gzip file (RFC 1952) whose blocks are stored, not compressed.
func storedGzip(_ bytes: [UInt8]) -> [UInt8] {
  var packed: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
  var rest = bytes[...]
  repeat {
    let block = rest.prefix(65_535)
    rest = rest.dropFirst(block.count)
    packed.append(rest.isEmpty ? 1 : 0)
    packed += littleEndian(UInt32(block.count) | ~UInt32(block.count) << 16)
    packed += block
  } while !rest.isEmpty
  return packed + littleEndian(checksum(bytes))
    + littleEndian(UInt32(truncatingIfNeeded: bytes.count))
}

private func littleEndian(_ number: UInt32) -> [UInt8] {
  (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}

/// CRC-32 as gzip and PNG have it.
private func checksum(_ bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(~0) { sum, byte in
    (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in
      rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1
    }
  }
}
