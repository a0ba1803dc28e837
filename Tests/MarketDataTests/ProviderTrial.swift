// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import MarketData
import TestSupport
import Testing

/// A provider asked at a server of the test that gives every request the same reply.
struct ProviderTrial<Provider: PriceProvider> {
  let server: LoopbackServer
  let provider: Provider

  init(_ reply: LoopbackReply, key: String? = nil) throws {
    server = try LoopbackServer { _ in reply }
    var limits = HTTPLimits()
    limits.retryCount = 0
    provider = Provider(
      ProviderAccess(
        client: HTTPClient(limits: limits), base: server.base, key: key.flatMap(Secret.init)))
  }

  /// A trial with a file of `Tests/Fixtures/providers` as the reply.
  init(_ fixture: String, status: Int = 200, key: String? = nil) throws {
    let type = fixture.hasSuffix(".csv") ? "text/csv" : "application/json"
    try self.init(
      LoopbackReply(status: status, type: type, body: try providerFixture(fixture)), key: key)
  }

  /// A trial with a JSON text as the reply.
  init(json: String, status: Int = 200) throws {
    try self.init(LoopbackReply(status: status, type: "application/json", text: json))
  }
}

/// The bytes of a file of `Tests/Fixtures/providers`.
func providerFixture(_ name: String) throws -> [UInt8] {
  let path = "\(Program.packageFolder)/Tests/Fixtures/providers/\(name)"
  return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
}

extension BarHistory {
  /// The dates of the bars as they are written.
  var dateTexts: [String] {
    bars.dates.instants.indices.map { bars.dates[$0].description }
  }
}
