// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData
internal import Posix

extension ProviderError: UserFacingError {
  var exitStatus: ExitCode { if case .unknownSymbol = fault { .input } else { .provider } }

  func message(in s: Sentences) -> Message {
    let name = s.providerAtStart(provider)
    let later = s.say(.remedyTryAgainLaterOrUseOffline())
    // Where nothing but the provider is wrong.
    let elsewhere =
      ProviderName.withPrices.contains(provider)
      ? s.say(.remedyAskAnotherProviderOrUseOffline()) : later
    return switch fault {
    case .transport(let error): error.message(asking: provider, in: s)
    case .unknownSymbol(let symbol):
      Message(
        s.say(.providerUnknownSymbol(name: name, symbol: symbol.text)),
        s.say(.providerUnknownSymbolRemedy()))
    case .noData(let symbol):
      Message(
        s.say(.providerNoData(name: name, symbol: symbol.text)),
        s.say(.providerNoDataRemedy()))
    case .notOffered(let what):
      Message(
        s.say(.providerNotOffered(name: name, what: s.what(what))),
        s.say(.providerNotOfferedRemedy()))
    case .keyMissing:
      Message(
        s.say(.providerKeyMissing(name: name)),
        s.say(.providerKeyMissingRemedy(command: settingOfKey)))
    case .keyRefused:
      Message(
        s.say(.providerKeyRefused(name: name)),
        s.say(.providerKeyRefusedRemedy(command: settingOfKey)))
    case .contactMissing:
      Message(
        s.say(.providerContactMissing(name: name)),
        s.say(.providerContactMissingRemedy(setting: SettingKey.contact.name)))
    case .tooManyRequests(let seconds?):
      Message(
        s.say(.providerTooManyRequests(name: name, waitingTime: s.waitingTime(seconds))),
        s.say(.providerTooManyRequestsRemedy()))
    case .tooManyRequests(nil):
      Message(
        s.say(.providerTooManyRequestsLater(name: name)),
        s.say(.providerTooManyRequestsLaterRemedy()))
    case .status(let status) where status >= 500:
      Message(s.say(.providerFailed(name: name, status: status)), later)
    case .status(let status) where provider == .sec || provider == .secFiles:
      Message(
        s.say(.providerRejected(name: name, status: status)),
        s.say(.providerRejectedContact(setting: SettingKey.contact.name)))
    case .status(let status):
      Message(s.say(.providerRejected(name: name, status: status)), elsewhere)
    case .webPage where provider == .stooq:
      Message(
        s.say(.providerWebPageOfStooq()),
        s.say(.providerWebPageOfStooqRemedy()))
    case .webPage where provider.needsKey:
      Message(
        s.say(.providerWebPage(name: name)),
        s.say(.providerWebPageRemedyKey(setting: SettingKey.url(provider).name)))
    case .webPage:
      Message(
        s.say(.providerWebPage(name: name)),
        s.say(.providerWebPageRemedy(setting: SettingKey.url(provider).name)))
    case .otherType(let type):
      Message(
        s.say(.providerOtherType(name: name, type: type)),
        s.say(.providerOtherTypeRemedy(setting: SettingKey.url(provider).name)))
    case .malformed(let what):
      Message(s.say(.providerMalformed(provider: s.provider(provider), what: s.what(what))), later)
    case .unexpected(let what):
      Message(
        s.say(.providerUnexpected(provider: s.provider(provider), what: s.what(what))), elsewhere)
    case .said(let words):
      Message(
        s.say(.providerSaid(name: name, words: words)),
        s.say(.providerSaidRemedy()))
    }
  }

  private var settingOfKey: String {
    "audiograph config set \(SettingKey.key(provider).name)"
  }
}

extension Sentences {
  /// A time rounded up to a unit of which there are not too many.
  fileprivate func waitingTime(_ seconds: Int) -> String {
    switch seconds {
    case ..<120: say(.waitSeconds(count: Double(max(1, seconds))))
    case ..<7200: say(.waitMinutes(count: (seconds + 59) / 60))
    case ..<172_800: say(.waitHours(count: (seconds / 60 + 59) / 60))
    default: say(.waitDays(count: (seconds / 3600 + 23) / 24))
    }
  }
}

extension HTTPError {
  fileprivate func message(asking provider: ProviderName, in s: Sentences) -> Message {
    let name = s.provider(provider)
    let later = s.say(.remedyTryAgainLaterOrUseOffline())
    let address = SettingKey.url(provider).name
    return switch self {
    case .programMissing(let program):
      Message(
        s.say(.httpProgramMissing(program: program, name: name)),
        s.say(.httpProgramMissingRemedy()))
    case .cannotStart(let code):
      Message(
        s.say(.httpCannotStart(name: name, reason: systemReason(code))),
        s.systemRemedy(code, s.say(.httpCannotStartRemedy())))
    case .badAddress(let text):
      Message(
        s.say(.httpBadAddress(text: text, name: name)),
        s.say(.httpBadAddressRemedy(address: address)))
    case .cannotResolve(let host):
      Message(
        s.say(.httpCannotResolve(host: host, name: name)),
        s.say(.remedyCheckYourNetworkOrUseOffline()))
    case .cannotConnect(let host):
      Message(
        s.say(.httpCannotConnect(host: host, name: name)),
        s.say(.remedyCheckYourNetworkOrUseOffline()))
    case .insecure(let host):
      Message(
        s.say(.httpInsecure(host: host, name: name)),
        s.say(.httpInsecureRemedy()))
    case .ended: Message(s.say(.httpEnded(name: name)), later)
    case .timedOut(let host, let seconds):
      Message(
        s.say(.httpTimedOut(host: host, name: name, seconds: Double(seconds))), later
      )
    case .tooLarge(let host, let limit):
      Message(
        s.say(.httpTooLarge(host: host, name: name, limit: limit)),
        s.say(.httpTooLargeRemedy(address: address)))
    case .badRedirect(let host):
      Message(
        s.say(.httpBadRedirect(host: host, name: name)),
        s.say(.httpTooLargeRemedy(address: address)))
    case .tooManyRedirections(let host, let limit):
      Message(
        s.say(.httpTooManyRedirections(host: host, name: name, limit: limit)),
        s.say(.httpTooLargeRemedy(address: address)))
    case .malformed(let host): Message(s.say(.httpMalformed(host: host, name: name)), later)
    case .brokenOff(let host):
      Message(
        s.say(.httpBrokenOff(host: host, name: name)),
        s.say(.httpBrokenOffRemedy()))
    case .failed(let host, let code):
      Message(
        s.say(.httpFailed(host: host, name: name, code: Int(code))),
        s.say(.httpFailedRemedy()))
    }
  }
}
