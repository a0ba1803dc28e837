// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData
internal import Posix

extension ProviderError: UserFacingError {
  var message: Message {
    switch fault {
    case .transport(let error): error.message(asking: provider)
    case .unknownSymbol(let symbol):
      .input(
        "\(name) does not know the symbol \(quoted(symbol.text)).",
        "Look it up with audiograph search, or ask another provider with --provider.")
    case .noData(let symbol):
      .provider(
        "\(name) has no data on \(quoted(symbol.text)) for the time that was asked for.",
        "Choose a longer --range, or ask another provider with --provider.")
    case .notOffered(let what):
      .provider("\(name) does not offer \(what).", "Ask another provider with --provider.")
    case .keyMissing: .provider("\(name) requires a key.", "Set one with \(settingOfKey).")
    case .keyRefused:
      .provider(
        "\(name) rejected the key, or requires one.",
        "Set the right one with \(settingOfKey), or ask another provider with --provider.")
    case .contactMissing:
      .provider(
        "\(name) requires a contact address.",
        "Type audiograph config set \(SettingKey.contact.name) and your e-mail address.")
    case .tooManyRequests(let seconds?):
      .provider(
        "\(name) got too many requests and can be asked again in \(waitingTime(seconds)).",
        "Wait until then, or use --offline for stored data.")
    case .tooManyRequests(nil):
      .provider(
        "\(name) got too many requests and can be asked again later.",
        "Wait for a while, or use --offline for stored data.")
    case .status(let status) where status >= 500:
      .provider("\(name) failed with HTTP status \(status).", later)
    case .status(let status) where provider == .sec || provider == .secFiles:
      .provider(
        "\(name) rejected the request with HTTP status \(status).",
        "Check \(SettingKey.contact.name), or try again later.")
    case .status(let status):
      .provider("\(name) rejected the request with HTTP status \(status).", elsewhere)
    case .webPage where provider == .stooq:
      .provider(
        "Stooq sent a web page that only browsers get past, with a key or without.",
        "Download the file with a browser and read it with audiograph import, or ask another"
          + " provider with --provider.")
    case .webPage where provider.needsKey:
      .provider(
        "\(name) sent a web page instead of data.",
        "Check \(SettingKey.url(provider).name) and your key, or sign in to your network.")
    case .webPage:
      .provider(
        "\(name) sent a web page instead of data.",
        "Check \(SettingKey.url(provider).name), or sign in to your network.")
    case .otherType(let type):
      .provider(
        "\(name) sent data of the wrong type, \(quoted(type)).",
        "Check \(SettingKey.url(provider).name), or try again later.")
    case .malformed(let what):
      .provider("Cannot read the answer from \(provider.nameInside): \(what).", later)
    case .unexpected(let what):
      .provider("Cannot use the answer from \(provider.nameInside): \(what).", elsewhere)
    case .said(let words):
      .provider(
        "\(name) answered: \(quoted(words)).",
        "Do what it says, or ask another provider with --provider.")
    }
  }

  private var name: String { provider.nameInFront }

  private var settingOfKey: String { "audiograph config set \(SettingKey.key(provider).name)" }

  /// Where to go on where nothing but the provider is wrong.
  private var elsewhere: String {
    ProviderName.withPrices.contains(provider)
      ? "Ask another provider with --provider, or use --offline for stored data." : later
  }
}

private let later = "Try again later, or use --offline for stored data."

/// A time rounded up to a unit of which there are not too many.
private func waitingTime(_ seconds: Int) -> String {
  switch seconds {
  case ..<120: counted(max(1, seconds), "second")
  case ..<7200: counted((seconds + 59) / 60, "minute")
  case ..<172_800: counted((seconds / 60 + 59) / 60, "hour")
  default: counted((seconds / 3600 + 23) / 24, "day")
  }
}

extension ProviderName {
  /// The title within a sentence.
  var nameInside: String {
    switch self {
    case .ecb, .sec, .secFiles: "the \(title)"
    case .yahoo, .stooq, .alphaVantage, .kraken, .coinGecko, .nasdaq: title
    }
  }

  /// The title at the beginning of a sentence.
  fileprivate var nameInFront: String {
    let name = nameInside
    return name == title ? name : "T\(name.dropFirst())"
  }
}

extension HTTPError {
  fileprivate func message(asking provider: ProviderName) -> Message {
    let name = provider.nameInside
    let address = SettingKey.url(provider).name
    return switch self {
    case .programMissing(let program):
      .provider(
        "The program \(quoted(program)), which contacts \(name), is not installed.",
        "Install it, on Debian with sudo apt install curl, or use --offline.")
    case .cannotStart(let code):
      .provider(
        "Cannot start curl, which contacts \(name): \(systemReason(code)).",
        systemRemedy(code, "Check the permissions of curl, or use --offline."))
    case .badAddress(let text):
      .provider(
        "Invalid address \(quoted(text)) for \(name).",
        "Set \(address) to one that begins with https, or with http on this machine.")
    case .cannotResolve(let host):
      .provider(
        "Cannot find the host \(quoted(host)) of \(name).",
        "Check your network, or use --offline for stored data.")
    case .cannotConnect(let host):
      .provider(
        "Cannot connect to the host \(quoted(host)) of \(name).",
        "Check your network, or use --offline for stored data.")
    case .insecure(let host):
      .provider(
        "There is no secure connection to the host \(quoted(host)) of \(name).",
        "Check the clock and the certificates of this machine, or use --offline.")
    case .ended: .provider("The request to \(name) was cancelled.", later)
    case .timedOut(let host, let seconds):
      .provider(
        "The host \(quoted(host)) of \(name) took longer than \(counted(seconds, "second")).", later
      )
    case .tooLarge(let host, let limit):
      .provider(
        "The host \(quoted(host)) of \(name) sent more than \(counted(limit, "byte")).",
        "Check \(address), or ask another provider with --provider.")
    case .badRedirect(let host):
      .provider(
        "The host \(quoted(host)) of \(name) redirects to an address that is not allowed.",
        "Check \(address), or ask another provider with --provider.")
    case .brokenOff(let host):
      .provider(
        "The connection to the host \(quoted(host)) of \(name) was lost.",
        "Try again, or use --offline for stored data.")
    case .failed(let host, let code):
      .provider(
        "The request to the host \(quoted(host)) of \(name) failed: curl ended with status"
          + " \(code).",
        "Look the status up in man curl, or use --offline for stored data.")
    }
  }
}
