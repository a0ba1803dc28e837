// SPDX-License-Identifier: MIT

/// The directory of symbols that Nasdaq publishes.
public enum NasdaqSource {
  /// Both lists, one after the other; a symbol that both have is taken from the first.
  ///
  /// - Throws: `ProviderError`; both lists are whole, or nothing comes back.
  public static func fetch(_ access: ProviderAccess) throws(ProviderError) -> [DirectoryEntry] {
    var entries: [DirectoryEntry] = []
    var seen: Set<MarketSymbol> = []
    for kind in NasdaqFile.Kind.allCases {
      entries += try file(kind, access).entries.filter { seen.insert($0.symbol).inserted }
    }
    return entries
  }

  private static func file(
    _ kind: NasdaqFile.Kind, _ access: ProviderAccess
  ) throws(ProviderError) -> NasdaqFile {
    let question = ProviderQuestion(provider: .nasdaq, path: "/\(kind.rawValue)")
    return try NasdaqFile(try access.bytes(question, expecting: [.text]), kind)
  }
}
