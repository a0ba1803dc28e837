// SPDX-License-Identifier: MIT

internal import ChartInput
internal import MarketData
internal import Posix

/// Why what an address leads to is not read.
enum AddressError: Error, Equatable {
  /// It is no address that is fetched: neither `https` nor on this machine, or one with a password.
  case notFetched(String)
  /// The network is not to be used.
  case offline(String)
  /// The answer is none of success; its status.
  case refused(String, status: Int)
  /// No whole answer came.
  case failed(String, HTTPError)

  var exitStatus: ExitCode {
    switch self {
    case .notFetched: .usage
    case .offline, .refused, .failed: .provider
    }
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
