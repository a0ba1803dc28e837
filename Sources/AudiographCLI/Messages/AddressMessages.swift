// SPDX-License-Identifier: MIT

internal import MarketData
internal import Posix

extension AddressError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .notFetched(let address):
      Message(s.addressNotFetched(address: address), s.addressNotFetchedRemedy())
    case .offline(let address):
      Message(s.addressOffline(address: address), s.addressOfflineRemedy())
    case .refused(let address, let status):
      Message(s.addressRefused(address: address, status: status), s.addressRemedy())
    case .failed(let address, let error):
      Message(error.problem(with: address, in: s), error.remedy(in: s))
    }
  }
}

extension HTTPError {
  /// What went wrong on the way to an address.
  fileprivate func problem(with address: String, in s: Sentences) -> String {
    switch self {
    case .programMissing(let program): s.httpProgramMissing(program: program, name: address)
    case .cannotStart(let code): s.httpCannotStart(name: address, reason: systemReason(code))
    case .badAddress(let text): s.httpBadAddress(text: text, name: address)
    case .cannotResolve(let host): s.httpCannotResolve(host: host, name: address)
    case .cannotConnect(let host): s.httpCannotConnect(host: host, name: address)
    case .insecure(let host): s.httpInsecure(host: host, name: address)
    case .ended: s.httpEnded(name: address)
    case .timedOut(let host, let seconds):
      s.httpTimedOut(host: host, name: address, seconds: Double(seconds))
    case .tooLarge(let host, let limit):
      s.httpTooLarge(host: host, name: address, limit: limit)
    case .badRedirect(let host): s.httpBadRedirect(host: host, name: address)
    case .tooManyRedirections(let host, let limit):
      s.httpTooManyRedirections(host: host, name: address, limit: limit)
    case .malformed(let host): s.httpMalformed(host: host, name: address)
    case .brokenOff(let host): s.httpBrokenOff(host: host, name: address)
    case .failed(let host, let code): s.httpFailed(host: host, name: address, code: Int(code))
    }
  }

  fileprivate func remedy(in s: Sentences) -> String {
    switch self {
    case .programMissing: s.httpProgramMissingRemedy()
    case .tooLarge: s.addressTooLargeRemedy()
    default: s.addressRemedy()
    }
  }
}
