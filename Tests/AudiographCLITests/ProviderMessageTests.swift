// SPDX-License-Identifier: MIT

import MarketData
import Testing

@testable import AudiographCLI

/// Why a provider gave no data, as it is spoken.
@Suite struct ProviderMessageTests {
  static let offline = "or use --offline for stored data."
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
        "Kraken has no data on 'ABC' for the period requested. Choose a longer --range,"
          + " \(other)"
      ),
      (
        .stooq, .notOffered(.minutes),
        "Stooq does not offer one-minute bars. Ask another provider with --provider."
      ),
      (
        .stooq, .keyMissing,
        "Stooq requires a key. Set one with audiograph config set providers.stooq.key."
      ),
      (
        .alphaVantage, .keyRefused,
        "Alpha Vantage rejected the key, or requires one. Set the right one with audiograph config"
          + " set providers.alphavantage.key, \(other)"
      ),
      (
        .sec, .contactMissing,
        "The SEC requires a contact address. Type audiograph config set providers.sec.contact and"
          + " your e-mail address."
      ),
      (
        .yahoo, .tooManyRequests(retryAfter: 30),
        "Yahoo got too many requests and can be asked again in 30 seconds. Wait until then,"
          + " \(offline)"
      ),
      (
        .yahoo, .tooManyRequests(retryAfter: nil),
        "Yahoo got too many requests and can be asked again later. Wait for a while, \(offline)"
      ),
      (
        .yahoo, .tooManyRequests(retryAfter: 0),
        "Yahoo got too many requests and can be asked again in 1 second. Wait until then,"
          + " \(offline)"
      ),
      (
        .yahoo, .tooManyRequests(retryAfter: 121),
        "Yahoo got too many requests and can be asked again in 3 minutes. Wait until then,"
          + " \(offline)"
      ),
      (
        .yahoo, .tooManyRequests(retryAfter: 86_400),
        "Yahoo got too many requests and can be asked again in 24 hours. Wait until then,"
          + " \(offline)"
      ),
      (
        .coinGecko, .status(500),
        "CoinGecko failed with HTTP status 500. Try again later, \(offline)"
      ),
      (
        .ecb, .status(404),
        "The ECB rejected the request with HTTP status 404. Ask another provider with --provider,"
          + " \(offline)"
      ),
      (
        .stooq, .webPage,
        "Stooq sent a web page that only a browser can get past, with or without a key. Download the"
          + " file with a browser and read it with audiograph import, \(other)"
      ),
      (
        .yahoo, .otherType("image/png"),
        "Yahoo sent data of the wrong type, 'image/png'. Check providers.yahoo.url, or try again"
          + " later."
      ),
      (
        .ecb, .malformed(.jsonEndsEarly(line: 3)),
        "Cannot read the answer from the ECB: the JSON ends too early in line 3. Try again later,"
          + " \(offline)"
      ),
      (
        .nasdaq, .unexpected(.barWithoutDate),
        "Cannot use the answer from Nasdaq: a bar has no date. Try again later, \(offline)"
      ),
      (
        .alphaVantage, .said("Pay first"),
        "Alpha Vantage answered: 'Pay first'. Do what it says, \(other)"
      ),
    ]
  }

  @Test func tellsEveryFault() throws {
    for (provider, fault, sentences) in try Self.faults() {
      let error = ProviderError(provider, fault)
      #expect(ErrorWords(error).line == "audiograph: \(sentences)")
      let isSymbol = if case .unknownSymbol = fault { true } else { false }
      #expect(ExitCode(error) == (isSymbol ? .input : .provider))
    }
  }

  static let errors: [(HTTPError, String)] = [
    (
      .programMissing("curl"),
      "The program 'curl', which contacts Yahoo, is not installed. Install it (apt install"
        + " curl, dnf install curl or pacman -S curl), or use --offline."
    ),
    (
      .cannotStart(code: 13),
      "Cannot start curl, which contacts Yahoo: Permission denied. Check the permissions of curl,"
        + " or use --offline."
    ),
    (
      .badAddress("http://example.org"),
      "Invalid address 'http://example.org' for Yahoo. Set providers.yahoo.url to one that begins"
        + " with https, or with http on this machine."
    ),
    (
      .cannotResolve(host: "example.org"),
      "Cannot find the host 'example.org' of Yahoo. Check your network, \(offline)"
    ),
    (
      .cannotConnect(host: "example.org"),
      "Cannot connect to the host 'example.org' of Yahoo. Check your network, \(offline)"
    ),
    (
      .insecure(host: "example.org"),
      "There is no secure connection to the host 'example.org' of Yahoo. Check the clock and the"
        + " certificates of this machine, or use --offline."
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
      "The host 'example.org' of Yahoo redirects to an address that is not allowed. Check"
        + " providers.yahoo.url, \(other)"
    ),
    (
      .tooManyRedirections(host: "example.org", limit: 5),
      "The host 'example.org' of Yahoo redirects more than 5 times. Check providers.yahoo.url, \(other)"
    ),
    (
      .malformed(host: "example.org"),
      "The host 'example.org' of Yahoo gave an answer that is not valid HTTP. Try again later,"
        + " \(offline)"
    ),
    (
      .cannotKeep(host: "example.org", code: 28),
      "What Yahoo sent cannot be kept: No space left on device. Free some space, or give a file on"
        + " another disk with --store."
    ),
    (
      .brokenOff(host: "example.org"),
      "The connection to the host 'example.org' of Yahoo was lost. Try again, \(offline)"
    ),
    (
      .failed(host: "example.org", code: 2),
      "The request to the host 'example.org' of Yahoo failed: curl ended with status 2. Look the"
        + " status up in man curl, \(offline)"
    ),
  ]

  @Test(arguments: errors)
  func tellsEveryWayNotToArrive(_ error: HTTPError, _ sentences: String) {
    let error = ProviderError(.yahoo, .transport(error))
    #expect(ErrorWords(error).line == "audiograph: \(sentences)")
    #expect(ExitCode(error) == .provider)
  }
}
