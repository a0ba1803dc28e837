// SPDX-License-Identifier: MIT

import MarketData
import TestSupport
import Testing

/// All that is sent: the symbol, the days that are wanted, the program's name and version, and the key or
/// contact of who needs one.
@Suite(.enabled(if: Tool.all("curl"))) struct RequestContentTests {
  /// The targets of requests for all days, for those from one on, and for the latest price.
  static let targets: [ProviderName: [String]] = [
    .yahoo: [
      "/v8/finance/chart/AAPL?period1=-2208988800&period2=1717891200&interval=1d&events=div,splits",
      "/v8/finance/chart/AAPL?period1=1717545600&period2=1717891200&interval=1d&events=div,splits",
      "/v8/finance/chart/AAPL?range=1d&interval=1d",
    ],
    .alphaVantage: [
      "/query?function=TIME_SERIES_DAILY&symbol=AAPL&outputsize=full&datatype=json&apikey=K3Y-OF-TESTS",
      "/query?function=TIME_SERIES_DAILY&symbol=AAPL&outputsize=compact&datatype=json&apikey=K3Y-OF-TESTS",
      "/query?function=GLOBAL_QUOTE&symbol=AAPL&apikey=K3Y-OF-TESTS",
    ],
    .stooq: [
      "/q/d/l/?s=aapl.us&i=d&apikey=K3Y-OF-TESTS",
      "/q/d/l/?s=aapl.us&i=d&d1=20240606&d2=20240609&apikey=K3Y-OF-TESTS",
      "/q/d/l/?s=aapl.us&i=d&d1=20240525&d2=20240609&apikey=K3Y-OF-TESTS",
    ],
    .kraken: [
      "/0/public/OHLC?pair=XBTEUR&interval=1440",
      "/0/public/OHLC?pair=XBTEUR&interval=1440&since=1717631999",
      "/0/public/Ticker?pair=XBTEUR",
    ],
    .coinGecko: [
      "/api/v3/coins/bitcoin/market_chart?vs_currency=eur&days=365&x_cg_demo_api_key=K3Y-OF-TESTS",
      "/api/v3/coins/bitcoin/market_chart?vs_currency=eur&days=91&x_cg_demo_api_key=K3Y-OF-TESTS",
      "/api/v3/simple/price?ids=bitcoin&vs_currencies=eur&include_last_updated_at=true&x_cg_demo_api_key=K3Y-OF-TESTS",
    ],
    .ecb: [
      "/service/data/EXR/D.USD.EUR.SP00.A?format=csvdata",
      "/service/data/EXR/D.USD.EUR.SP00.A?startPeriod=2024-06-06&format=csvdata",
      "/service/data/EXR/D.USD.EUR.SP00.A?lastNObservations=1&format=csvdata",
    ],
  ]

  private static let agent = "Mozilla/5.0 (compatible; audiograph/\(HTTPClient.version))"

  private func expectNothingElse(
    in requests: [LoopbackRequest], of server: LoopbackServer, agent: String = agent
  ) {
    for request in requests {
      #expect(request.method == "GET")
      let headers = Dictionary(request.headers.map { ($0.name, $0.value) }) { "\($0), \($1)" }
      #expect(
        Set(headers.keys) == ["host", "user-agent", "accept", "accept-encoding"], "\(headers)")
      #expect(headers["host"] == "127.0.0.1:\(server.port)")
      #expect(headers["user-agent"] == agent)
      #expect(headers["accept"] == "*/*")
    }
  }

  @Test(arguments: ProviderSample.all)
  func aProviderIsSentWhatItNeeds(_ sample: ProviderSample) throws {
    let reply = try sample.reply("good")
    let server = try LoopbackServer { _ in reply }
    let provider = try sample.provider(at: server)
    let request = try sample.request()
    _ = try? provider.history(request)
    _ = try? provider.history(sample.request(from: 19_880))
    _ = try? provider.latest(request.symbol, now: request.now)
    #expect(server.requests.map(\.target) == Self.targets[sample.name])
    expectNothingElse(in: server.requests, of: server)
  }

  @Test func soAreThoseOfFiguresAndOfLists() throws {
    let server = try LoopbackServer([
      "/files/company_tickers.json": LoopbackReply(body: fixture("sec/company_tickers.json")),
      "/api/xbrl/companyfacts/CIK0000320193.json": LoopbackReply(body: fixture("sec/apple.json")),
    ])
    let access = ProviderAccess(
      base: server.base, key: Secret("K3Y-OF-TESTS"), contact: "tests@example.org")
    _ = try CompanyFactsSource(facts: access, files: access).figures(
      of: try #require(MarketSymbol("AAPL")))
    #expect(
      server.requests.map(\.target) == [
        "/files/company_tickers.json", "/api/xbrl/companyfacts/CIK0000320193.json",
      ])
    expectNothingElse(
      in: server.requests, of: server,
      agent: "audiograph/\(HTTPClient.version) (tests@example.org)")
    let lists = try LoopbackServer([:])
    _ = try? NasdaqSource.fetch(
      ProviderAccess(
        base: lists.base, key: Secret("K3Y-OF-TESTS"), contact: "tests@example.org"))
    #expect(lists.requests.map(\.target) == ["/nasdaqlisted.txt"])
    expectNothingElse(in: lists.requests, of: lists)
  }
}
