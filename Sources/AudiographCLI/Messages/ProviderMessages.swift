// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData
internal import Posix

extension ProviderError: LibraryError {
  var exitStatus: ExitCode { if case .unknownSymbol = fault { .input } else { .provider } }

  var said: ProblemAndRemedy {
    let name = Said.providerAtStart(provider)
    let later = Said.remedyTryAgainLaterOrUseOffline()
    // Where nothing but the provider is wrong.
    let elsewhere: Said =
      ProviderName.withPrices.contains(provider)
      ? .remedyAskAnotherProviderOrUseOffline() : later
    return switch fault {
    case .transport(let error):
      (error.problem(asking: .provider(provider)), error.remedy(asking: provider))
    case .unknownSymbol(let symbol):
      (.providerUnknownSymbol(name: name, symbol: symbol.text), .providerUnknownSymbolRemedy())
    case .noData(let symbol):
      (.providerNoData(name: name, symbol: symbol.text), .providerNoDataRemedy())
    case .notOffered(let what):
      (.providerNotOffered(name: name, what: what.said), .providerNotOfferedRemedy())
    case .keyMissing:
      (.providerKeyMissing(name: name), .providerKeyMissingRemedy(command: settingOfKey))
    case .keyRefused:
      (.providerKeyRefused(name: name), .providerKeyRefusedRemedy(command: settingOfKey))
    case .contactMissing:
      (
        .providerContactMissing(name: name),
        .providerContactMissingRemedy(setting: SettingKey.contact.name)
      )
    case .tooManyRequests(let seconds?):
      (
        .providerTooManyRequests(name: name, waitingTime: waitingTime(seconds)),
        .providerTooManyRequestsRemedy()
      )
    case .tooManyRequests(nil):
      (.providerTooManyRequestsLater(name: name), .providerTooManyRequestsLaterRemedy())
    case .status(let status) where status >= 500:
      (.providerFailed(name: name, status: status), later)
    case .status(let status) where provider == .sec || provider == .secFiles:
      (
        .providerRejected(name: name, status: status),
        .providerRejectedContact(setting: SettingKey.contact.name)
      )
    case .status(let status): (.providerRejected(name: name, status: status), elsewhere)
    case .webPage where provider == .stooq:
      (.providerWebPageOfStooq(), .providerWebPageOfStooqRemedy())
    case .webPage where provider.needsKey:
      (
        .providerWebPage(name: name),
        .providerWebPageRemedyKey(setting: SettingKey.url(provider).name)
      )
    case .webPage:
      (.providerWebPage(name: name), .providerWebPageRemedy(setting: SettingKey.url(provider).name))
    case .otherType(let type):
      (
        .providerOtherType(name: name, type: type),
        .providerOtherTypeRemedy(setting: SettingKey.url(provider).name)
      )
    case .malformed(let what):
      (.providerMalformed(provider: .provider(provider), what: what.said), later)
    case .unexpected(let what):
      (.providerUnexpected(provider: .provider(provider), what: what.said), elsewhere)
    case .said(let words): (.providerSaid(name: name, words: words), .providerSaidRemedy())
    }
  }

  private var settingOfKey: String {
    "audiograph config set \(SettingKey.key(provider).name)"
  }
}

/// A time rounded up to a unit of which there are not too many.
private func waitingTime(_ seconds: Int) -> Said {
  switch seconds {
  case ..<120: .waitSeconds(count: Double(max(1, seconds)))
  case ..<7200: .waitMinutes(count: (seconds + 59) / 60)
  case ..<172_800: .waitHours(count: (seconds / 60 + 59) / 60)
  default: .waitDays(count: (seconds / 3600 + 23) / 24)
  }
}

extension HTTPError {
  /// What to do where a provider was asked.
  fileprivate func remedy(asking provider: ProviderName) -> Said {
    let address = SettingKey.url(provider).name
    return switch self {
    case .programMissing: .httpProgramMissingRemedy()
    case .cannotStart(let code): .systemRemedy(code, .httpCannotStartRemedy())
    case .badAddress: .httpBadAddressRemedy(address: address)
    case .cannotResolve, .cannotConnect: .remedyCheckYourNetworkOrUseOffline()
    case .insecure: .httpInsecureRemedy()
    case .ended, .timedOut, .malformed: .remedyTryAgainLaterOrUseOffline()
    case .tooLarge, .badRedirect, .tooManyRedirections: .httpTooLargeRemedy(address: address)
    case .cannotKeep(_, let code): .systemRemedy(code, .httpCannotKeepRemedy())
    case .brokenOff: .httpBrokenOffRemedy()
    case .failed: .httpFailedRemedy()
    }
  }
}
