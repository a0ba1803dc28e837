// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

extension HTTPClient {
  /// Sends a request and waits for the answer, from any thread.
  ///
  /// After 502, 503 and 504 it is sent again, as often as `limits` say, once the time that the
  /// answer asks for is over; where that is longer than `limits.longestWait`, the answer is handed
  /// on. A signal that ends a wait ends the attempts. After 429 it is not sent again: whoever was
  /// asked too often would be asked still more.
  ///
  /// - Parameters:
  ///   - request: What is sent.
  ///   - prepare: Called before each attempt.
  /// - Returns: An answer of any status.
  /// - Throws: `HTTPError` where no whole answer came.
  public func answer(
    to request: HTTPRequest, before prepare: () -> Void = {}
  ) throws(HTTPError) -> HTTPResponse {
    guard let address = BaseURL(base: request.base) else { throw .badAddress(request.base) }
    let configuration = CurlConfiguration(address: address, request: request, limits: limits)
    prepare()
    var answer = try attempt(configuration)
    var retries = 0
    while retries < limits.retryCount, let seconds = wait(after: answer), sleep(seconds) {
      prepare()
      answer = try attempt(configuration)
      retries += 1
    }
    return answer
  }

  /// Seconds until the request is sent again; nil if it is not.
  private func wait(after answer: HTTPResponse) -> Double? {
    guard [502, 503, 504].contains(answer.status) else { return nil }
    let seconds = answer.retryAfter.map(Double.init) ?? limits.usualWait
    return seconds <= limits.longestWait ? seconds : nil
  }

  /// Waits; false if a signal interrupted the wait or it was cancelled.
  private func sleep(_ seconds: Double) -> Bool {
    guard let isEnded else { return pause(seconds: seconds) }
    let deadline = MonotonicClock.seconds + seconds
    while !isEnded(), MonotonicClock.seconds < deadline {
      guard pause(seconds: min(0.1, deadline - MonotonicClock.seconds)) else { return false }
    }
    return !isEnded()
  }

  /// Sends a request and, on this machine, where answers lead to.
  private func attempt(_ first: CurlConfiguration) throws(HTTPError) -> HTTPResponse {
    var configuration = first
    for _ in 0...CurlConfiguration.mostRedirections {
      let (answer, location) = try transferred(configuration)
      guard let location, first.address.isLoopback else { return answer }
      guard let next = configuration.following(location) else {
        throw .badRedirect(host: first.address.host)
      }
      configuration = next
    }
    throw .tooManyRedirections(
      host: first.address.host, limit: CurlConfiguration.mostRedirections)
  }

  /// One run of curl: what came, and where it leads to.
  private func transferred(
    _ configuration: CurlConfiguration
  ) throws(HTTPError) -> (answer: HTTPResponse, location: String?) {
    let host = configuration.address.host
    guard let text = configuration.text else { throw .badAddress(configuration.address.base) }
    var transfer = CurlTransfer(limits: limits, file: file, isEnded: isEnded)
    if let file { try empty(file, host: host) }
    do {
      try transfer.run(program, configuration: text)
    } catch {
      throw error.code == ENOENT ? .programMissing(program) : .cannotStart(code: error.code)
    }
    let head = ResponseHeaders(transfer.head)
    if let limit = transfer.exceededLimit(head) { throw .tooLarge(host: host, limit: limit) }
    if let failure = transfer.keepingFailure {
      throw .cannotKeep(host: host, code: failure.code)
    }
    if transfer.wasEnded { throw .ended(host: host) }
    if transfer.isLate { throw .timedOut(host: host, seconds: limits.totalSeconds) }
    guard transfer.exitStatus == 0 else {
      throw CurlExit(transfer.exitStatus, seconds: transfer.seconds).error(
        address: configuration.address, head: head, limits: limits)
    }
    // A program that says nothing and ends well is no curl.
    guard let status = head.status else { throw .brokenOff(host: host) }
    var answer = HTTPResponse(
      status: status, contentType: head.contentType,
      retryAfter: head.retryAfter(now: WallClock.seconds), body: transfer.body)
    answer.fileName = head.fileName
    return (answer, head.location)
  }

  /// Takes what an earlier attempt brought out of the file.
  private func empty(_ file: Int32, host: String) throws(HTTPError) {
    do throws(SystemError) {
      _ = try systemCall { ftruncate(file, 0) }
      _ = try systemCall { lseek(file, 0, SEEK_SET) }
    } catch {
      throw .cannotKeep(host: host, code: error.code)
    }
  }
}
