// SPDX-License-Identifier: MIT

/// What Nasdaq lists, and how much of it is no use here.
public struct NasdaqDirectory: Sendable, Hashable {
  /// What is traded, each symbol once.
  public var entries: [DirectoryEntry]
  /// How many symbols were for tests of the exchanges and were left out.
  public var testCount: Int
  /// How many symbols cannot be named in this program and were left out.
  public var skippedCount: Int

  /// What is listed and what was left out, at first nothing.
  public init(entries: [DirectoryEntry] = [], testCount: Int = 0, skippedCount: Int = 0) {
    self.entries = entries
    self.testCount = testCount
    self.skippedCount = skippedCount
  }
}

/// The directory of symbols that Nasdaq publishes.
public enum NasdaqSource {
  /// Both lists, one after the other; a symbol that both have is taken from the first.
  ///
  /// - Throws: `ProviderError`; both lists are whole, or nothing comes back.
  public static func fetch(_ access: ProviderAccess) throws(ProviderError) -> NasdaqDirectory {
    var directory = NasdaqDirectory()
    var seen: Set<MarketSymbol> = []
    for kind in NasdaqFile.Kind.allCases {
      let file = try file(kind, access)
      directory.entries += file.entries.filter { seen.insert($0.symbol).inserted }
      directory.testCount += file.testCount
      directory.skippedCount += file.skippedCount
    }
    return directory
  }

  private static func file(
    _ kind: NasdaqFile.Kind, _ access: ProviderAccess
  ) throws(ProviderError) -> NasdaqFile {
    let question = ProviderRequest(provider: .nasdaq, path: "/\(kind.rawValue)")
    let bytes = try access.respecting(.nasdaq) { () throws(ProviderError) in
      try access.bytes(question, expecting: [.text])
    }
    return try NasdaqFile(bytes, kind)
  }
}
