// SPDX-License-Identifier: MIT

import MarketData
import Testing

@testable import AudiographCLI

/// Why a provider gave no data, as it is spoken.
@Suite struct ProviderMessageTests {
  static let offline = "or use --offline for what is stored."
  static let other = "or ask another provider with --provider."

  static func faults() throws -> [(ProviderName, ProviderFault, String)] {
    let symbol = try #require(MarketSymbol("ABC"))
    return [
      (
        .yahoo, .unknownSymbol(symbol),
        "Yahoo does not know the symbol 'ABC'. Look it up with audiograph search, \(other)"
      ),
      (
        .kraken, .noData(symbol),
        "Kraken has nothing on 'ABC' for the time that was asked for. Choose a longer --range,"
          + " \(other)"
      ),
      (
        .stooq, .notOffered("bars of minutes"),
        "Stooq does not offer bars of minutes. Ask another provider with --provider."
      ),
      (
        .stooq, .keyMissing,
        "Stooq answers nobody without a key. Set one with audiograph config set"
          + " providers.stooq.key."
      ),
      (
        .alphaVantage, .keyRefused,
        "Alpha Vantage refused the key, or wants one. Set the right one with audiograph config set"
          + " providers.alphavantage.key, \(other)"
      ),
      (
        .sec, .contactMissing,
        "The SEC answers nobody who leaves no contact. Type audiograph"
          + " config set providers.sec.contact and your e-mail address."
      ),
      (
        .yahoo, .tooManyRequests(retryAfter: 30),
        "Yahoo was asked too often and is asked again in 30 seconds. Wait until then, \(offline)"
      ),
      (
        .yahoo, .tooManyRequests(retryAfter: nil),
        "Yahoo was asked too often and is asked again later. Wait until then, \(offline)"
      ),
      (
        .yahoo, .tooManyRequests(retryAfter: 0),
        "Yahoo was asked too often and is asked again in a second. Wait until then, \(offline)"
      ),
      (
        .yahoo, .tooManyRequests(retryAfter: 121),
        "Yahoo was asked too often and is asked again in 3 minutes. Wait until then, \(offline)"
      ),
      (
        .yahoo, .tooManyRequests(retryAfter: 86_400),
        "Yahoo was asked too often and is asked again in 24 hours. Wait until then, \(offline)"
      ),
      (
        .coinGecko, .status(500),
        "CoinGecko failed with status 500. Try again later, \(offline)"
      ),
      (
        .ecb, .status(404),
        "The ECB refused the request with status 404. Ask another provider with"
          + " --provider, \(offline)"
      ),
      (
        .stooq, .webPage,
        "Stooq answered with a web page, a check that only browsers pass, with a key or without."
          + " Download the file with a browser and read it with audiograph import, or ask another"
          + " provider with --provider."
      ),
      (
        .yahoo, .otherType("image/png"),
        "Yahoo answered with data of the type 'image/png'. Check providers.yahoo.url, or try"
          + " again later."
      ),
      (
        .ecb, .malformed("the JSON ends too early in line 3"),
        "The answer of the ECB cannot be read: the JSON ends too early in line 3."
          + " Try again later, \(offline)"
      ),
      (
        .nasdaq, .unexpected("a bar has no date"),
        "The answer of Nasdaq is not used: a bar has no date. Try again later,"
          + " \(offline)"
      ),
      (
        .alphaVantage, .said("Pay first"),
        "Alpha Vantage answered: 'Pay first'. Do what it says, \(other)"
      ),
    ]
  }

  @Test func tellsEveryFault() throws {
    for (provider, fault, sentences) in try Self.faults() {
      let verdict = Verdict(fromLibrary: ProviderError(provider, fault))
      #expect(verdict.message?.line == "audiograph: \(sentences)")
      let isSymbol = if case .unknownSymbol = fault { true } else { false }
      #expect(verdict.status == (isSymbol ? .input : .provider))
    }
  }

  static let errors: [(HTTPError, String)] = [
    (
      .programMissing("curl"),
      "The program 'curl', by which Yahoo is asked, is not installed. Install it, on Debian with"
        + " sudo apt install curl, or use --offline."
    ),
    (
      .cannotStart(code: 13),
      "The program by which Yahoo is asked cannot be started: Permission denied. Check the"
        + " permissions of curl, or use --offline."
    ),
    (
      .badAddress("http://example.org"),
      "The address 'http://example.org' of Yahoo cannot be used. Set providers.yahoo.url to one that"
        + " begins with https, or with http on this machine."
    ),
    (
      .cannotResolve(host: "example.org"),
      "The host 'example.org' of Yahoo cannot be found. Check your network, \(offline)"
    ),
    (
      .cannotConnect(host: "example.org"),
      "Nobody answers at the host 'example.org' of Yahoo. Check your network, \(offline)"
    ),
    (
      .insecure(host: "example.org"),
      "There is no secure connection to the host 'example.org' of Yahoo. Check the clock of this"
        + " machine and its certificates, or use --offline."
    ),
    (
      .timedOut(host: "example.org", seconds: 30),
      "The host 'example.org' of Yahoo took longer than 30 seconds. Try again later, \(offline)"
    ),
    (
      .timedOut(host: "example.org", seconds: 1),
      "The host 'example.org' of Yahoo took longer than 1 second. Try again later, \(offline)"
    ),
    (
      .tooLarge(host: "example.org", limit: 20_000_000),
      "The host 'example.org' of Yahoo sent more than 20000000 bytes. Check providers.yahoo.url,"
        + " \(other)"
    ),
    (
      .badRedirect(host: "example.org"),
      "The host 'example.org' of Yahoo leads to an address that is not followed. Check"
        + " providers.yahoo.url, \(other)"
    ),
    (
      .brokenOff(host: "example.org"),
      "The connection to the host 'example.org' of Yahoo broke. Try again, \(offline)"
    ),
    (
      .failed(host: "example.org", code: 2),
      "Asking the host 'example.org' of Yahoo failed: curl ended with status 2. Look the status up"
        + " in man curl, \(offline)"
    ),
  ]

  @Test(arguments: errors)
  func tellsEveryWayNotToArrive(_ error: HTTPError, _ sentences: String) {
    let verdict = Verdict(fromLibrary: ProviderError(.yahoo, .transport(error)))
    #expect(verdict.message?.line == "audiograph: \(sentences)")
    #expect(verdict.status == .provider)
  }

  @Test func namesItsVersionToServers() { #expect(HTTPClient.version == Version.number) }
}
