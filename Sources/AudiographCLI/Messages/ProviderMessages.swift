// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

extension ProviderError {
  /// A symbol that nobody knows is wrong data, everything else the provider's or the network's.
  var status: ExitCode {
    switch fault {
    case .unknownSymbol, .noData: .input
    default: .provider
    }
  }

  var message: Message {
    switch fault {
    case .transport(let error): error.message(provider)
    case .unknownSymbol, .noData, .notOffered, .keyMissing, .keyRefused, .contactMissing:
      requestMessage
    default: answerMessage
    }
  }

  private var name: String {
    switch provider {
    case .sec, .secFiles, .ecb: "The \(provider.title)"
    default: provider.title
    }
  }
  private var key: String { SettingKey.key(provider).name }

  private var requestMessage: Message {
    switch fault {
    case .unknownSymbol(let symbol):
      Message(
        "\(name) does not know the symbol \(quoted(symbol.text)).",
        "Check it with audiograph search and the company's name.")
    case .noData(let symbol):
      Message(
        "\(name) has no such data of \(quoted(symbol.text)).", "Ask for another range or symbol.")
    case .notOffered(let what):
      Message("\(name) has no \(what.displayText).", "Choose another provider.")
    case .keyMissing:
      Message("\(name) answers nobody without a key.", "Set one: audiograph config set \(key) KEY.")
    case .keyRefused:
      Message("\(name) refused the key.", "Check it, or set another for \(key).")
    default:
      Message(
        "\(name) wants to know how to write to whoever asks, and no contact is set.",
        "Set one: audiograph config set \(SettingKey.contact.name) you@example.org.")
    }
  }

  private var answerMessage: Message {
    switch fault {
    case .tooManyRequests(let seconds):
      Message(
        "\(name) was asked too often.",
        seconds.map { "Try again in \(counted($0, "second"))." } ?? "Try again later.")
    case .status(let status):
      Message(
        "\(name) answered with the status \(status).",
        "Try again later, or choose another provider.")
    case .webPage:
      Message(
        "\(name) answered with a web page, not with data.",
        "Check its address and key in the settings, or try again later.")
    case .otherType(let type):
      Message(
        "\(name) answered with \(quoted(type)), not with data.",
        "Check its address in the settings.")
    case .malformed(let what):
      Message(
        "The answer of \(provider.title) cannot be read: \(what.displayText).", "Try again later.")
    case .unexpected(let what):
      Message(
        "The answer of \(provider.title) is not what it should be: \(what.displayText).",
        "Try again later, or choose another provider.")
    case .said(let words):
      Message("\(name) says: \(quoted(words)).", "Do what it says, or choose another provider.")
    default: Message("\(name) gave no data.", "Try again later.")
    }
  }
}

extension HTTPError {
  fileprivate func message(_ provider: ProviderName) -> Message {
    let name = provider.title
    let again = "Check the connection and try again, or use --offline."
    return switch self {
    case .programMissing(let program):
      Message("The program \(quoted(program)) is not there.", "Install curl.")
    case .cannotStart(let code):
      Message(
        "The program curl cannot be started: \(systemReason(code)).", "Check that curl works.")
    case .badAddress(let address):
      Message(
        "The address \(quoted(address)) of \(name) cannot be asked.",
        "Set one that begins with https.")
    case .cannotResolve(let host):
      Message("The name of \(host.displayText) was not found: there may be no network.", again)
    case .cannotConnect(let host):
      Message("Nobody answers at \(host.displayText).", again)
    case .insecure(let host):
      Message(
        "No secure connection to \(host.displayText) came about.",
        "Check the clock and the certificates of this machine.")
    case .timedOut(let host, let seconds):
      Message(
        "\(host.displayText) did not answer within \(english.duration(seconds: seconds)).", again)
    case .tooLarge(let host, let limit):
      Message(
        "\(host.displayText) sent more than \(english.number(exactly: Double(limit))) bytes.",
        "Check the address of \(name) in the settings.")
    case .badRedirect(let host):
      Message(
        "\(host.displayText) sends on to an address that is not safe to ask.",
        "Check the address of \(name) in the settings.")
    case .brokenOff(let host):
      Message("The answer of \(host.displayText) broke off.", again)
    case .failed(let host, let code):
      Message("Asking \(host.displayText) failed: curl ended with status \(code).", again)
    }
  }
}
