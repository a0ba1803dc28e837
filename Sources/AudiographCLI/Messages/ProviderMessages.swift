// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

extension ProviderError {
  /// A symbol that nobody knows is wrong data; all else is the provider's.
  var status: ExitCode {
    if case .unknownSymbol = fault { .input } else { .provider }
  }

  var message: Message {
    switch fault {
    case .transport(let error): error.message(asking: provider)
    case .unknownSymbol(let symbol):
      Message(
        "\(name) does not know the symbol \(quoted(symbol.text)).",
        "Look it up with audiograph search, or ask another provider with --provider.")
    case .noData(let symbol):
      Message(
        "\(name) has nothing on \(quoted(symbol.text)) for the time that was asked for.",
        "Choose a longer --range, or ask another provider with --provider.")
    case .notOffered(let what):
      Message("\(name) does not offer \(what).", "Ask another provider with --provider.")
    case .keyMissing, .keyRefused, .contactMissing: accessMessage
    case .tooManyRequests(let seconds): tooMany(seconds)
    case .status, .webPage, .otherType, .malformed, .unexpected: answerMessage
    case .said(let words):
      Message(
        "\(name) answered: \(quoted(words)).",
        "Do what it says, or ask another provider with --provider.")
    }
  }

  private var name: String { provider.nameInFront }

  private var accessMessage: Message {
    switch fault {
    case .contactMissing:
      Message(
        "\(name) answers nobody who leaves no contact.",
        "Type audiograph config set \(SettingKey.contact.name) and your e-mail address.")
    case .keyMissing:
      Message("\(name) answers nobody without a key.", "Set one with \(settingOfKey).")
    default:
      Message(
        "\(name) refused the key, or wants one.",
        "Set the right one with \(settingOfKey), or ask another provider with --provider.")
    }
  }

  private var settingOfKey: String { "audiograph config set \(SettingKey.key(provider).name)" }

  private func tooMany(_ seconds: Int?) -> Message {
    let time =
      switch seconds {
      case nil: "later"
      case .some(...1): "in a second"
      case .some(let seconds) where seconds < 120: "in \(seconds) seconds"
      case .some(let seconds) where seconds < 7200: "in \((seconds + 59) / 60) minutes"
      case .some(let seconds) where seconds < 172_800: "in \((seconds / 60 + 59) / 60) hours"
      case .some(let seconds): "in \((seconds / 3600 + 23) / 24) days"
      }
    return Message(
      "\(name) was asked too often and is asked again \(time).",
      "Wait until then, or use --offline for what is stored.")
  }

  private var answerMessage: Message {
    switch fault {
    case .status(let status) where status >= 500:
      Message("\(name) failed with status \(status).", Self.later)
    case .status(let status):
      Message(
        "\(name) refused the request with status \(status).",
        provider == .sec || provider == .secFiles
          ? "Check \(SettingKey.contact.name), or try again later." : elsewhere)
    case .webPage where provider == .stooq:
      Message(
        "Stooq answered with a web page, a check that only browsers pass, with a key or without.",
        "Download the file with a browser and read it with audiograph import, or ask another"
          + " provider with --provider.")
    case .webPage:
      Message(
        "\(name) answered with a web page in place of data.",
        provider.needsKey
          ? "Check \(SettingKey.url(provider).name) and your key, or sign in to your network."
          : "Check \(SettingKey.url(provider).name), or sign in to your network.")
    case .otherType(let type):
      Message(
        "\(name) answered with data of the type \(quoted(type)).",
        "Check \(SettingKey.url(provider).name), or try again later.")
    case .malformed(let what):
      Message("The answer of \(provider.nameInside) cannot be read: \(what).", Self.later)
    case .unexpected(let what):
      Message(
        "The answer of \(provider.nameInside) is not used: \(what).", elsewhere)
    default: Message("\(name) gave no data.", Self.later)
    }
  }

  /// Where to go on where nothing but the provider is wrong.
  private var elsewhere: String {
    ProviderName.withPrices.contains(provider)
      ? "Ask another provider with --provider, or use --offline for what is stored." : Self.later
  }

  private static let later = "Try again later, or use --offline for what is stored."
}

extension ProviderName {
  /// The title within a sentence.
  var nameInside: String {
    switch self {
    case .ecb, .sec, .secFiles: "the \(title)"
    default: title
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
    switch self {
    case .programMissing(let program):
      return Message(
        "The program \(quoted(program)), by which \(name) is asked, is not installed.",
        "Install it, on Debian with sudo apt install curl, or use --offline.")
    case .cannotStart(let code):
      return Message(
        "The program by which \(name) is asked cannot be started: \(systemReason(code)).",
        systemRemedy(code, "Check the permissions of curl, or use --offline."))
    case .badAddress(let text):
      return Message(
        "The address \(quoted(text)) of \(name) cannot be used.",
        "Set \(address) to one that begins with https, or with http on this machine.")
    default: return networkMessage(name, address)
    }
  }

  private func networkMessage(_ name: String, _ address: String) -> Message {
    switch self {
    case .cannotResolve(let host):
      Message(
        "The host \(quoted(host)) of \(name) cannot be found.",
        "Check your network, or use --offline for what is stored.")
    case .cannotConnect(let host):
      Message(
        "Nobody answers at the host \(quoted(host)) of \(name).",
        "Check your network, or use --offline for what is stored.")
    case .insecure(let host):
      Message(
        "There is no secure connection to the host \(quoted(host)) of \(name).",
        "Check the clock of this machine and its certificates, or use --offline.")
    case .ended:
      Message(
        "The waiting for \(name) was ended.",
        "Try again later, or use --offline for what is stored.")
    case .timedOut(let host, let seconds):
      Message(
        "The host \(quoted(host)) of \(name) took longer than"
          + " \(english.number(exactly: seconds)) \(seconds == 1 ? "second" : "seconds").",
        "Try again later, or use --offline for what is stored.")
    case .tooLarge(let host, let limit):
      Message(
        "The host \(quoted(host)) of \(name) sent more than \(counted(limit, "byte")).",
        "Check \(address), or ask another provider with --provider.")
    case .badRedirect(let host):
      Message(
        "The host \(quoted(host)) of \(name) leads to an address that is not followed.",
        "Check \(address), or ask another provider with --provider.")
    case .brokenOff(let host):
      Message(
        "The connection to the host \(quoted(host)) of \(name) broke.",
        "Try again, or use --offline for what is stored.")
    case .failed(let host, let code):
      Message(
        "Asking the host \(quoted(host)) of \(name) failed: curl ended with status \(code).",
        "Look the status up in man curl, or use --offline for what is stored.")
    default: Message("\(name) could not be asked.", "Try again, or use --offline.")
    }
  }
}
