// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import MarketData
internal import Posix

/// Why what an address leads to is not read.
struct AddressError: MessageError {
  let message: Message

  /// It is no address that is fetched: neither `https` nor on this machine, or one with a password.
  static func notFetched(_ address: String) -> Self {
    Self(.usage, .addressNotFetched(address: address), .addressNotFetchedRemedy())
  }

  /// The network is not to be used.
  static func offline(_ address: String) -> Self {
    Self(.provider, .addressOffline(address: address), .addressOfflineRemedy())
  }

  /// The answer is none of success; its status.
  static func refused(_ address: String, status: Int) -> Self {
    Self(.provider, .addressRefused(address: address, status: status), .addressRemedy())
  }

  /// No whole answer came.
  static func failed(_ address: String, _ error: HTTPError) -> Self {
    Self(.provider, error.problem(asking: .text(address)), error.remedyOfAddress)
  }
}

/// What an address leads to, fetched by the program `curl`.
struct FetchedAddress {
  let bytes: [UInt8]
  /// What the file is called: as the answer says, else as the address ends.
  let name: String

  /// Fetches an address that somebody typed.
  ///
  /// - Throws: `AddressError`, `SettingsError`.
  init(_ text: String, _ market: Market) throws {
    guard let address = WebAddress(text) else { throw AddressError.notFetched(text) }
    guard try !market.isOffline() else { throw AddressError.offline(text) }
    var client = HTTPClient()
    client.limits.retryCount = 0
    client.isEnded = { InterruptionFlag.isRaised }
    let answer: HTTPResponse
    do throws(HTTPError) { answer = try client.answer(to: HTTPRequest(address)) } catch {
      throw AddressError.failed(text, error)
    }
    guard answer.status == 200 else { throw AddressError.refused(text, status: answer.status) }
    bytes = answer.body
    name = answer.fileName ?? address.fileName ?? address.host
  }

  /// The data for the reader, which errors call by the address.
  func source(_ text: String) -> DataSource { .bytes(bytes, name: text) }
}

extension HTTPError {
  /// What to do where an address was asked that somebody typed.
  fileprivate var remedyOfAddress: Said {
    switch self {
    case .programMissing: .httpProgramMissingRemedy()
    case .tooLarge: .addressTooLargeRemedy()
    default: .addressRemedy()
    }
  }
}
