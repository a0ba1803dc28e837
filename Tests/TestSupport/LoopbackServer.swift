// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Synchronization

/// A small HTTP/1.1 server on 127.0.0.1, for as long as the value lives.
///
/// Every connection has a thread of its own and one request. A reply can be late, slow, endless,
/// broken off or compressed.
public final class LoopbackServer: Sendable {
  /// The port, chosen by the system.
  public let port: Int
  private let core: LoopbackCore

  /// The socket could not be opened; an errno value.
  public struct CannotListen: Error {
    /// The errno value.
    public var code: Int32
  }

  /// A server that answers each request by a closure, which several threads call.
  ///
  /// - Throws: `CannotListen`.
  public init(_ answer: @escaping @Sendable (LoopbackRequest) -> LoopbackReply) throws {
    let listener = try Self.listener()
    port = Self.port(of: listener)
    core = LoopbackCore(listener: listener, answer: answer)
    let core = core
    Thread.detachNewThread { core.accept() }
  }

  /// A server with a reply for each path, query left aside, and 404 for all others.
  ///
  /// - Throws: `CannotListen`.
  public convenience init(_ replies: [String: LoopbackReply]) throws {
    try self.init { replies[$0.path] ?? LoopbackReply(status: 404, text: "no such path") }
  }

  deinit { core.stop() }

  /// `http://127.0.0.1:` and the port, without a slash at the end.
  public var base: String { "http://127.0.0.1:\(port)" }

  /// The requests so far in the order in which they were read.
  public var requests: [LoopbackRequest] { core.requests }

  private static func listener() throws -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw CannotListen(code: errno) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let bound = withSocketAddress(&address) { bind(descriptor, $0, $1) }
    guard bound == 0, listen(descriptor, 64) == 0 else { throw CannotListen(code: errno) }
    return descriptor
  }

  private static func port(of descriptor: Int32) -> Int {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withSocketAddress(&address) { pointer, _ in getsockname(descriptor, pointer, &length) }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  private static func withSocketAddress(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}

/// What a loopback server was asked.
public struct LoopbackRequest: Sendable {
  /// `GET`.
  public var method = ""
  /// The path and the query as they were sent, percent-encoded.
  public var target = ""
  /// The names in lower case, with their values, in order.
  public var headers: [(name: String, value: String)] = []

  /// The path as it was sent, percent-encoded.
  public var path: String { String(target.prefix { $0 != "?" }) }

  /// The values of the query, decoded; the last of a repeated name counts.
  public var query: [String: String] {
    let parts = target.split(separator: "?", maxSplits: 1).dropFirst().joined().split(
      separator: "&")
    return parts.reduce(into: [:]) { query, part in
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = pair.count > 1 ? String(pair[1]) : ""
      query[String(pair[0])] = value.removingPercentEncoding ?? value
    }
  }

  /// The value of a header by its name in lower case; nil if it was not sent.
  public func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }

  init() {}

  init?(head: String) {
    let lines = head.split(separator: "\r\n")
    let words = (lines.first ?? "").split(separator: " ")
    guard words.count == 3 else { return nil }
    (method, target) = (String(words[0]), String(words[1]))
    headers = lines.dropFirst().map { line in
      let pair = line.split(separator: ":", maxSplits: 1)
      let value = pair.count > 1 ? String(pair[1]) : ""
      return (pair[0].lowercased(), value.trimmingCharacters(in: .whitespaces))
    }
  }
}

/// What a loopback server answers, and how it behaves meanwhile.
public struct LoopbackReply: Sendable {
  /// How the body is sent.
  public enum Delivery: Sendable {
    /// At once, with its length.
    case whole
    /// A number of bytes, then a pause of so many seconds, and so on.
    case drip(bytes: Int, every: Double)
    /// Nothing at all is sent until the other side goes away.
    case hang
    /// The header and so many bytes, then nothing until the other side goes away.
    case stall(after: Int)
    /// The connection closes after so many bytes, fewer than `Content-Length` says.
    case breakOff(after: Int)
    /// As it is: the body is all that is sent, and need not be HTTP.
    case raw
    /// In chunks, without a length.
    case chunked
    /// In chunks, again and again until the other side goes away.
    case endless
  }

  /// The status.
  public var status: Int
  /// Headers besides `Content-Length`, `Transfer-Encoding` and `Connection`.
  public var headers: [(name: String, value: String)]
  /// The body.
  public var body: [UInt8]
  /// Seconds before the first byte.
  public var delay = 0.0
  /// How the body is sent.
  public var delivery: Delivery

  /// A reply with a body of bytes.
  public init(
    status: Int = 200, type: String? = "application/json",
    headers: [(name: String, value: String)] = [], body: [UInt8], delivery: Delivery = .whole,
    delay: Double = 0
  ) {
    self.status = status
    self.headers = (type.map { [("Content-Type", $0)] } ?? []) + headers
    self.body = body
    self.delivery = delivery
    self.delay = delay
  }

  /// A reply with a body of text.
  public init(
    status: Int = 200, type: String? = "text/plain", headers: [(name: String, value: String)] = [],
    text: String, delivery: Delivery = .whole, delay: Double = 0
  ) {
    self.init(
      status: status, type: type, headers: headers, body: Array(text.utf8), delivery: delivery,
      delay: delay)
  }

  /// A redirection to another address.
  public static func redirect(to address: String, status: Int = 302) -> LoopbackReply {
    LoopbackReply(status: status, headers: [("Location", address)], text: "")
  }

  /// The same reply with its body packed by gzip.
  ///
  /// Without compression (RFC 1951, blocks that are stored), so that it needs no library.
  public var gzipped: LoopbackReply {
    var reply = self
    reply.body = storedGzip(body)
    reply.headers.append(("Content-Encoding", "gzip"))
    return reply
  }

  var head: [UInt8] {
    var lines = ["HTTP/1.1 \(status) Reply", "Connection: close"]
    lines += headers.map { "\($0.name): \($0.value)" }
    switch delivery {
    case .chunked, .endless: lines.append("Transfer-Encoding: chunked")
    default: lines.append("Content-Length: \(body.count)")
    }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
