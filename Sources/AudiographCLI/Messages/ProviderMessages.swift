// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData
internal import Posix

extension ProviderError: UserFacingError {
  var exitStatus: ExitCode { if case .unknownSymbol = fault { .input } else { .provider } }

  func message(in s: Sentences) -> Message {
    let name = s.providerAtStart(provider)
    let later = s.remedyTryAgainLaterOrUseOffline()
    // Where nothing but the provider is wrong.
    let elsewhere =
      ProviderName.withPrices.contains(provider)
      ? s.remedyAskAnotherProviderOrUseOffline() : later
    return switch fault {
    case .transport(let error): error.message(asking: provider, in: s)
    case .unknownSymbol(let symbol):
      Message(
        s.providerUnknownSymbol(name: name, symbol: symbol.text),
        s.providerUnknownSymbolRemedy())
    case .noData(let symbol):
      Message(
        s.providerNoData(name: name, symbol: symbol.text),
        s.providerNoDataRemedy())
    case .notOffered(let what):
      Message(s.providerNotOffered(name: name, what: s.what(what)), s.providerNotOfferedRemedy())
    case .keyMissing:
      Message(s.providerKeyMissing(name: name), s.providerKeyMissingRemedy(command: settingOfKey))
    case .keyRefused:
      Message(
        s.providerKeyRefused(name: name),
        s.providerKeyRefusedRemedy(command: settingOfKey))
    case .contactMissing:
      Message(
        s.providerContactMissing(name: name),
        s.providerContactMissingRemedy(setting: SettingKey.contact.name))
    case .tooManyRequests(let seconds?):
      Message(
        s.providerTooManyRequests(name: name, waitingTime: s.waitingTime(seconds)),
        s.providerTooManyRequestsRemedy())
    case .tooManyRequests(nil):
      Message(
        s.providerTooManyRequestsLater(name: name),
        s.providerTooManyRequestsLaterRemedy())
    case .status(let status) where status >= 500:
      Message(s.providerFailed(name: name, status: status), later)
    case .status(let status) where provider == .sec || provider == .secFiles:
      Message(
        s.providerRejected(name: name, status: status),
        s.providerRejectedContact(setting: SettingKey.contact.name))
    case .status(let status):
      Message(s.providerRejected(name: name, status: status), elsewhere)
    case .webPage where provider == .stooq:
      Message(
        s.providerWebPageOfStooq(),
        s.providerWebPageOfStooqRemedy())
    case .webPage where provider.needsKey:
      Message(
        s.providerWebPage(name: name),
        s.providerWebPageRemedyKey(setting: SettingKey.url(provider).name))
    case .webPage:
      Message(
        s.providerWebPage(name: name),
        s.providerWebPageRemedy(setting: SettingKey.url(provider).name))
    case .otherType(let type):
      Message(
        s.providerOtherType(name: name, type: type),
        s.providerOtherTypeRemedy(setting: SettingKey.url(provider).name))
    case .malformed(let what):
      Message(s.providerMalformed(provider: s.provider(provider), what: s.what(what)), later)
    case .unexpected(let what):
      Message(s.providerUnexpected(provider: s.provider(provider), what: s.what(what)), elsewhere)
    case .said(let words):
      Message(
        s.providerSaid(name: name, words: words),
        s.providerSaidRemedy())
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
    case ..<120: waitSeconds(count: Double(max(1, seconds)))
    case ..<7200: waitMinutes(count: (seconds + 59) / 60)
    case ..<172_800: waitHours(count: (seconds / 60 + 59) / 60)
    default: waitDays(count: (seconds / 3600 + 23) / 24)
    }
  }
}

extension HTTPError {
  fileprivate func message(asking provider: ProviderName, in s: Sentences) -> Message {
    let name = s.provider(provider)
    let later = s.remedyTryAgainLaterOrUseOffline()
    let address = SettingKey.url(provider).name
    return switch self {
    case .programMissing(let program):
      Message(
        s.httpProgramMissing(program: program, name: name),
        s.httpProgramMissingRemedy())
    case .cannotStart(let code):
      Message(
        s.httpCannotStart(name: name, reason: systemReason(code)),
        s.systemRemedy(code, s.httpCannotStartRemedy()))
    case .badAddress(let text):
      Message(
        s.httpBadAddress(text: text, name: name),
        s.httpBadAddressRemedy(address: address))
    case .cannotResolve(let host):
      Message(
        s.httpCannotResolve(host: host, name: name),
        s.remedyCheckYourNetworkOrUseOffline())
    case .cannotConnect(let host):
      Message(
        s.httpCannotConnect(host: host, name: name),
        s.remedyCheckYourNetworkOrUseOffline())
    case .insecure(let host):
      Message(
        s.httpInsecure(host: host, name: name),
        s.httpInsecureRemedy())
    case .ended: Message(s.httpEnded(name: name), later)
    case .timedOut(let host, let seconds):
      Message(
        s.httpTimedOut(host: host, name: name, seconds: Double(seconds)), later
      )
    case .tooLarge(let host, let limit):
      Message(
        s.httpTooLarge(host: host, name: name, limit: limit),
        s.httpTooLargeRemedy(address: address))
    case .badRedirect(let host):
      Message(
        s.httpBadRedirect(host: host, name: name),
        s.httpTooLargeRemedy(address: address))
    case .tooManyRedirections(let host, let limit):
      Message(
        s.httpTooManyRedirections(host: host, name: name, limit: limit),
        s.httpTooLargeRemedy(address: address))
    case .malformed(let host): Message(s.httpMalformed(host: host, name: name), later)
    case .brokenOff(let host):
      Message(
        s.httpBrokenOff(host: host, name: name),
        s.httpBrokenOffRemedy())
    case .failed(let host, let code):
      Message(
        s.httpFailed(host: host, name: name, code: Int(code)),
        s.httpFailedRemedy())
    }
  }
}
