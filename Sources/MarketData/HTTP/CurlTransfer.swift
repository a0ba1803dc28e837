// SPDX-License-Identifier: MIT

internal import Posix

/// One run of curl: what it wrote, and how it ended.
struct CurlTransfer {
  let limits: HTTPLimits
  /// Whether the wait was cancelled; nil if somebody does to the end.
  let isEnded: (@Sendable () -> Bool)?
  /// The body, unpacked.
  private(set) var body: [UInt8] = []
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
  private var isTooLong = false

  /// Headers beyond this are no headers.
  private static let longestHead = 1_000_000
  /// curl keeps the time itself; this much later it is ended.
  private static let grace = 2.0

  init(limits: HTTPLimits, isEnded: (@Sendable () -> Bool)? = nil) {
    self.limits = limits
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
    let isToEnd = isTooLong || isLate || wasEnded
    exitStatus = process.end { [isEnded] in
      isToEnd || isEnded?() ?? false || MonotonicClock.seconds > deadline
    }
    seconds = MonotonicClock.seconds - start
  }

  /// The limit in bytes that the answer passed; nil if it kept them.
  func exceededLimit(_ head: ResponseHeaders) -> Int? {
    if let received = head.received, received > limits.receivedBytes { return limits.receivedBytes }
    if !head.isPacked, body.count > limits.receivedBytes { return limits.receivedBytes }
    return isTooLong || body.count > limits.unpackedBytes ? limits.unpackedBytes : nil
  }

  private mutating func read(_ process: borrowing CurlProcess, until deadline: Double) {
    var room = [UInt8](repeating: 0, count: 65_536)
    var isOpen = (body: true, head: true)
    while (isOpen.body || isOpen.head) && !isTooLong {
      let left = deadline - MonotonicClock.seconds
      isLate = left <= 0
      wasEnded = isEnded?() ?? false
      guard !isLate, !wasEnded else { return }
      let ready = process.wait(
        body: isOpen.body, head: isOpen.head, seconds: isEnded == nil ? left : min(left, 0.1))
      if ready.head { isOpen.head = Self.move(process.head.number, &room, to: &head) }
      if ready.body { isOpen.body = Self.move(process.body.number, &room, to: &body) }
      isTooLong = isBeyondLimits
    }
  }

  /// Judged while the body streams: that it is packed is known as soon as its headers are.
  private var isBeyondLimits: Bool {
    if head.count > Self.longestHead || body.count > limits.unpackedBytes { return true }
    guard body.count > limits.receivedBytes else { return false }
    let head = ResponseHeaders(head)
    return head.status != nil && !head.isPacked
  }

  /// Whether more may come.
  private static func move(
    _ descriptor: Int32, _ room: inout [UInt8], to bytes: inout [UInt8]
  ) -> Bool {
    let count = (try? readPatiently(descriptor, into: &room, to: room.count)) ?? 0
    bytes += room[..<count]
    return count > 0
  }
}
