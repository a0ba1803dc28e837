// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData
internal import Posix

extension HTTPError {
  /// What went wrong on the way to a provider or an address.
  func problem(asking name: Said) -> Said {
    switch self {
    case .programMissing(let program): .httpProgramMissing(program: program, name: name)
    case .cannotStart(let code): .httpCannotStart(name: name, reason: systemReason(code))
    case .badAddress(let text): .httpBadAddress(text: text, name: name)
    case .cannotResolve(let host): .httpCannotResolve(host: host, name: name)
    case .cannotConnect(let host): .httpCannotConnect(host: host, name: name)
    case .insecure(let host): .httpInsecure(host: host, name: name)
    case .ended: .httpEnded(name: name)
    case .timedOut(let host, let seconds):
      .httpTimedOut(host: host, name: name, seconds: Double(seconds))
    case .tooLarge(let host, let limit): .httpTooLarge(host: host, name: name, limit: limit)
    case .badRedirect(let host): .httpBadRedirect(host: host, name: name)
    case .tooManyRedirections(let host, let limit):
      .httpTooManyRedirections(host: host, name: name, limit: limit)
    case .malformed(let host): .httpMalformed(host: host, name: name)
    case .brokenOff(let host): .httpBrokenOff(host: host, name: name)
    case .cannotKeep(_, let code): .httpCannotKeep(name: name, reason: systemReason(code))
    case .failed(let host, let code): .httpFailed(host: host, name: name, code: Int(code))
    }
  }
}
