// SPDX-License-Identifier: MIT

/// Sends requests through the program `curl`.
public struct HTTPClient: Sendable {
  /// How long and how much at most.
  public var limits: HTTPLimits
  /// The program, by name or by path.
  public var program: String
  /// Whether nobody waits any longer, which is looked at ten times a second; nil where somebody does
  /// to the end.
  public var isEnded: (@Sendable () -> Bool)?

  /// A client with its limits.
  public init(limits: HTTPLimits = HTTPLimits(), program: String = "curl") {
    self.limits = limits
    self.program = program
  }

  /// The version in `User-Agent`.
  public static let version = "0.1.0"
}

/// How long a request may take and how much may come back.
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

/// A request for one address.
public struct HTTPRequest: Sendable {
  /// The beginning of the address, `https://host/path`; `http` for the own machine only.
  public var base: String
  /// The rest of the path, beginning with a slash, not yet percent-encoded.
  public var path: String
  /// Names and values behind the question mark, not yet percent-encoded.
  public var query: [(name: String, value: String)]
  /// Stands behind the program's name in `User-Agent`, for example a contact.
  public var agentNote: String?

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

/// What came back.
public struct HTTPAnswer: Sendable, Hashable {
  /// The status of the last answer: 200.
  public var status: Int
  /// The type of the body without parameters, in small letters: `application/json`.
  public var contentType: String?
  /// Seconds that the answer asks to wait.
  public var retryAfter: Int?
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

/// Why no whole answer came.
public enum HTTPError: Error, Sendable, Hashable {
  /// The program that sends requests is not installed; its name.
  case programMissing(String)
  /// The program could not be started; an errno value.
  case cannotStart(code: Int32)
  /// The address is none, or is not `https` and not on the own machine.
  case badAddress(String)
  /// The host's name leads nowhere: no network, or a wrong name.
  case cannotResolve(host: String)
  /// Nobody answers at the host.
  case cannotConnect(host: String)
  /// No secure connection came about.
  case insecure(host: String)
  /// Whoever waited wanted to wait no longer.
  case ended(host: String)
  /// It took longer than allowed.
  case timedOut(host: String, seconds: Double)
  /// More came than allowed; the limit in bytes.
  case tooLarge(host: String, limit: Int)
  /// The answer led to an address of another scheme, or in circles.
  case badRedirect(host: String)
  /// The connection broke before the answer was whole.
  case brokenOff(host: String)
  /// What `curl` reported, by its exit status.
  case failed(host: String, code: Int32)
}
