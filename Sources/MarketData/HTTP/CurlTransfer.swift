// SPDX-License-Identifier: MIT

internal import Posix

/// One run of curl: what it wrote, and how it ended.
struct CurlTransfer {
  let limits: HTTPLimits
  /// Whether the wait was cancelled; nil if somebody does to the end.
  let isEnded: (@Sendable () -> Bool)?
  /// A file that takes the body; nil for memory.
  let file: Int32?
  /// The body, unpacked; of one that a file takes, the beginning.
  private(set) var body: [UInt8] = []
  private var bodyCount = 0
  /// The headers, and what curl says of the transfer.
  private(set) var head: [UInt8] = []
  /// The exit status, or 128 and the signal's number.
  private(set) var exitStatus: Int32 = 0
  /// Whether curl had to be ended because it did not keep to the time.
  private(set) var isLate = false
  /// How long it ran.
  private(set) var seconds = 0.0
  /// Whether it was ended because the wait was cancelled.
  private(set) var wasEnded = false
  /// Why the file could not take the body.
  private(set) var keepingFailure: SystemError?
  private var isTooLong = false

  /// Headers beyond this are no headers.
  private static let longestHead = 1_000_000
  /// As much of a body is in memory whatever a file takes: enough to tell what it is.
  private static let beginning = 4096
  /// curl keeps the time itself; this much later it is ended.
  private static let grace = 2.0

  init(limits: HTTPLimits, file: Int32? = nil, isEnded: (@Sendable () -> Bool)? = nil) {
    self.limits = limits
    self.file = file
    self.isEnded = isEnded
  }

  /// Runs the program to its end, or ends it where it passes a limit.
  mutating func run(
    _ program: String, configuration: String
  ) throws(SystemError) {
    let process = try CurlProcess(program, configuration: configuration)
    let start = MonotonicClock.seconds
    let deadline = start + limits.totalSeconds + Self.grace
    read(process, until: deadline)
    let isToEnd = isTooLong || isLate || wasEnded || keepingFailure != nil
    exitStatus = process.end { [isEnded] in
      isToEnd || isEnded?() ?? false || MonotonicClock.seconds > deadline
    }
    seconds = MonotonicClock.seconds - start
  }

  /// The limit in bytes that the answer passed; nil if it kept them.
  func exceededLimit(_ head: ResponseHeaders) -> Int? {
    if let received = head.received, received > limits.receivedBytes { return limits.receivedBytes }
    if !head.isPacked, bodyCount > limits.receivedBytes { return limits.receivedBytes }
    return isTooLong || bodyCount > limits.unpackedBytes ? limits.unpackedBytes : nil
  }

  private mutating func read(_ process: borrowing CurlProcess, until deadline: Double) {
    var room = [UInt8](repeating: 0, count: 65_536)
    var isOpen = (body: true, head: true)
    while (isOpen.body || isOpen.head) && !isTooLong && keepingFailure == nil {
      let left = deadline - MonotonicClock.seconds
      isLate = left <= 0
      wasEnded = isEnded?() ?? false
      guard !isLate, !wasEnded else { return }
      let ready = process.wait(
        body: isOpen.body, head: isOpen.head, seconds: isEnded == nil ? left : min(left, 0.1))
      if ready.head {
        let count = Self.read(process.head.number, &room)
        head += room[..<count]
        isOpen.head = count > 0
      }
      if ready.body {
        let count = Self.read(process.body.number, &room)
        take(room[..<count])
        isOpen.body = count > 0
      }
      isTooLong = isBeyondLimits
    }
  }

  /// Judged while the body streams: that it is packed is known as soon as its headers are.
  private var isBeyondLimits: Bool {
    if head.count > Self.longestHead || bodyCount > limits.unpackedBytes { return true }
    guard bodyCount > limits.receivedBytes else { return false }
    let head = ResponseHeaders(head)
    return head.status != nil && !head.isPacked
  }

  private mutating func take(_ part: ArraySlice<UInt8>) {
    bodyCount += part.count
    guard let file else { return body += part }
    body += part.prefix(max(0, Self.beginning - body.count))
    do throws(SystemError) {
      try unsafe DescriptorWriter(file).write(part.span.bytes)
    } catch {
      keepingFailure = error
    }
  }

  /// How many bytes came; 0 at the end.
  private static func read(_ descriptor: Int32, _ room: inout [UInt8]) -> Int {
    (try? readPatiently(descriptor, into: &room, to: room.count)) ?? 0
  }
}
