// SPDX-License-Identifier: MIT

import TestSupport

@testable import MarketData

/// What a server can answer besides what it should, and what has to come of it.
enum ProviderFaults {
  /// Limits that a test need not wait for.
  static var limits: HTTPLimits {
    var limits = HTTPLimits()
    limits.usualWait = 0.01
    limits.longestWait = 0.5
    limits.receivedBytes = 100_000
    return limits
  }

  /// A way to a server, with limits that a test need not wait for.
  static func access(_ server: LoopbackServer, contact: String? = nil) -> ProviderAccess {
    ProviderAccess(client: HTTPClient(limits: limits), base: server.base, contact: contact)
  }

  /// Replies with the fault that each is, for every format.
  static let replies: [(String, LoopbackReply, ProviderFault)] = [
    ("empty", LoopbackReply(text: ""), .malformed(.empty)),
    (
      "web page", LoopbackReply(type: "text/html", text: "<!DOCTYPE html><html></html>"), .webPage
    ),
    (
      "too many", LoopbackReply(status: 429, headers: [("Retry-After", "60")], text: "slower"),
      .tooManyRequests(retryAfter: 60)
    ),
    ("broken", LoopbackReply(status: 500, text: "oops"), .status(500)),
    ("refused", LoopbackReply(status: 403, text: "no"), .status(403)),
    (
      "wrong type", LoopbackReply(type: "image/png", text: "x"), .otherType("image/png")
    ),
    (
      "redirect", .redirect(to: "ftp://127.0.0.1/x"),
      .transport(.badRedirect(host: "127.0.0.1"))
    ),
    (
      "oversized",
      LoopbackReply(body: [UInt8](repeating: UInt8(ascii: " "), count: 200_000)),
      .transport(.tooLarge(host: "127.0.0.1", limit: 100_000))
    ),
  ]
}
