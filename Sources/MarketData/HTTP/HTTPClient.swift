// SPDX-License-Identifier: MIT

internal import CVersion

/// Sends requests through the program `curl`.
public struct HTTPClient: Sendable {
  /// The limits of time and size.
  public var limits: HTTPLimits
  /// The program, by name or by path.
  public var program: String
  /// Whether the wait was cancelled, which is looked at ten times a second; nil if somebody does
  /// to the end.
  public var isEnded: (@Sendable () -> Bool)?
  /// An open file that takes bodies in place of memory, each from its beginning; nil for memory.
  ///
  /// With an answer comes the first part of its body alone.
  package var file: Int32?

  /// A client with its limits.
  public init(limits: HTTPLimits = HTTPLimits(), program: String = "curl") {
    self.limits = limits
    self.program = program
  }

  /// The version in `User-Agent`.
  public static let version = AUDIOGRAPH_VERSION
}

/// Limits of the time and the size of a request.
public struct HTTPLimits: Sendable, Hashable {
  /// Seconds until the connection stands.
  public var connectSeconds = 5.0
  /// Seconds for one attempt as a whole.
  public var totalSeconds = 30.0
  /// Bytes that are received.
  public var receivedBytes = 20_000_000
  /// Bytes after unpacking.
  public var unpackedBytes = 100_000_000
  /// How often a request is sent again after 502, 503 or 504.
  public var retryCount = 2
  /// Seconds that are waited at most where the answer asks for it.
  public var longestWait = 30.0
  /// Seconds that are waited where the answer does not say how long.
  public var usualWait = 1.0

  /// The usual limits.
  public init() {}
}

/// A request for one URL.
public struct HTTPRequest: Sendable {
  /// The beginning of the address, `https://host/path`; `http` for this machine only.
  public var base: String
  /// The rest of the path, beginning with a slash, not yet percent-encoded.
  public var path: String
  /// The query, as names and values, not yet percent-encoded.
  public var query: [(name: String, value: String)]
  /// Follows the program's name in `User-Agent`, for example a contact.
  public var agentNote: String?
  /// Path and query as they are sent, in the place of those above; nil for these.
  var rawTarget: String?

  /// A request for an address.
  public init(
    base: String, path: String, query: [(name: String, value: String)] = [],
    agentNote: String? = nil
  ) {
    self.base = base
    self.path = path
    self.query = query
    self.agentNote = agentNote
  }
}

/// A response.
public struct HTTPResponse: Sendable, Hashable {
  /// The status of the last answer: 200.
  public var status: Int
  /// The type of the body without parameters, in lower case: `application/json`.
  public var contentType: String?
  /// Seconds that the answer asks to wait.
  public var retryAfter: Int?
  /// What a file of the body is to be called, without folders; nil if the answer does not say.
  public var fileName: String?
  /// The body, unpacked.
  public var body: [UInt8]

  /// An answer.
  public init(
    status: Int = 200, contentType: String? = nil, retryAfter: Int? = nil, body: [UInt8] = []
  ) {
    self.status = status
    self.contentType = contentType
    self.retryAfter = retryAfter
    self.body = body
  }
}

/// Why there is no complete response.
public enum HTTPError: Error, Sendable, Hashable {
  /// The program that sends requests is not installed; its name.
  case programMissing(String)
  /// The program could not be started; an errno value.
  case cannotStart(code: Int32)
  /// The URL is malformed, or is neither `https` nor on this machine.
  case badAddress(String)
  /// The host's name cannot be resolved: no network, or a wrong name.
  case cannotResolve(host: String)
  /// The host does not accept the connection.
  case cannotConnect(host: String)
  /// No secure connection could be made.
  case insecure(host: String)
  /// The wait was cancelled.
  case ended(host: String)
  /// It took longer than allowed.
  case timedOut(host: String, seconds: Double)
  /// The response was larger than allowed; the limit in bytes.
  case tooLarge(host: String, limit: Int)
  /// The answer led to an address of another scheme.
  case badRedirect(host: String)
  /// The answer led to another address more often than allowed.
  case tooManyRedirections(host: String, limit: Int)
  /// What came is no valid HTTP, or cannot be unpacked.
  case malformed(host: String)
  /// The file that was to take the response could not; an errno value.
  case cannotKeep(host: String, code: Int32)
  /// The connection broke before the response was complete.
  case brokenOff(host: String)
  /// What `curl` reported, by its exit status.
  case failed(host: String, code: Int32)
}
