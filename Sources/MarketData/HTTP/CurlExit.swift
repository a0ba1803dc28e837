// SPDX-License-Identifier: MIT

/// What an exit status of curl means, from the list in its manual page.
struct CurlExit {
  private let status: Int32
  private let seconds: Double

  /// A status other than 0, and how long the program ran.
  init(_ status: Int32, seconds: Double) {
    self.status = status
    self.seconds = seconds
  }

  func error(address: BaseURL, head: ResponseHeaders, limits: HTTPLimits) -> HTTPError {
    let host = address.host
    let wasLed = head.hasRedirection || (300...399).contains(head.status ?? 0)
    switch status {
    // The address was looked at before: what is not supported is what came.
    case 1: return wasLed ? .badRedirect(host: host) : .malformed(host: host)
    case 3: return wasLed ? .badRedirect(host: host) : .badAddress(address.base)
    case 8, 61: return .malformed(host: host)
    case 47:
      return .tooManyRedirections(host: host, limit: CurlConfiguration.mostRedirections)
    case 5, 6: return .cannotResolve(host: host)
    case 7, 97: return .cannotConnect(host: host)
    case 28: return timeOut(host, head, limits)
    case 63: return .tooLarge(host: host, limit: limits.receivedBytes)
    case 16, 18, 52, 55, 56, 92, 95: return .brokenOff(host: host)
    case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91: return .insecure(host: host)
    default: return .failed(host: host, code: status)
    }
  }

  /// The limit that was passed: a connection that never stood ends before the total time is over.
  private func timeOut(_ host: String, _ head: ResponseHeaders, _ limits: HTTPLimits) -> HTTPError {
    let isConnecting =
      head.status == nil && limits.connectSeconds < limits.totalSeconds
      && seconds < limits.totalSeconds * 0.95
    return .timedOut(
      host: host, seconds: isConnecting ? limits.connectSeconds : limits.totalSeconds)
  }
}
