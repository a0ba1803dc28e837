// SPDX-License-Identifier: MIT

internal import MarketData
internal import Posix

extension AddressError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .notFetched(let address):
      Message(s.say(.addressNotFetched(address: address)), s.say(.addressNotFetchedRemedy()))
    case .offline(let address):
      Message(s.say(.addressOffline(address: address)), s.say(.addressOfflineRemedy()))
    case .refused(let address, let status):
      Message(s.say(.addressRefused(address: address, status: status)), s.say(.addressRemedy()))
    case .failed(let address, let error):
      Message(error.problem(with: address, in: s), error.remedy(in: s))
    }
  }
}

extension HTTPError {
  /// What went wrong on the way to an address.
  fileprivate func problem(with address: String, in s: Sentences) -> String {
    switch self {
    case .programMissing(let program): s.say(.httpProgramMissing(program: program, name: address))
    case .cannotStart(let code): s.say(.httpCannotStart(name: address, reason: systemReason(code)))
    case .badAddress(let text): s.say(.httpBadAddress(text: text, name: address))
    case .cannotResolve(let host): s.say(.httpCannotResolve(host: host, name: address))
    case .cannotConnect(let host): s.say(.httpCannotConnect(host: host, name: address))
    case .insecure(let host): s.say(.httpInsecure(host: host, name: address))
    case .ended: s.say(.httpEnded(name: address))
    case .timedOut(let host, let seconds):
      s.say(.httpTimedOut(host: host, name: address, seconds: Double(seconds)))
    case .tooLarge(let host, let limit):
      s.say(.httpTooLarge(host: host, name: address, limit: limit))
    case .badRedirect(let host): s.say(.httpBadRedirect(host: host, name: address))
    case .tooManyRedirections(let host, let limit):
      s.say(.httpTooManyRedirections(host: host, name: address, limit: limit))
    case .malformed(let host): s.say(.httpMalformed(host: host, name: address))
    case .brokenOff(let host): s.say(.httpBrokenOff(host: host, name: address))
    case .failed(let host, let code): s.say(.httpFailed(host: host, name: address, code: Int(code)))
    }
  }

  fileprivate func remedy(in s: Sentences) -> String {
    switch self {
    case .programMissing: s.say(.httpProgramMissingRemedy())
    case .tooLarge: s.say(.addressTooLargeRemedy())
    default: s.say(.addressRemedy())
    }
  }
}
