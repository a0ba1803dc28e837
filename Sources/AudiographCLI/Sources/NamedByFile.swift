// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import MarketData
internal import Posix

/// What a manifest or a quiz may name, which may come from a stranger.
///
/// Files of a folder, samples, and symbols whose prices are here; everything else needs an option that
/// somebody typed.
struct NamedByFile: Sendable {
  /// The folder that paths may not lead out of, without links; nil for one that is not there.
  private let folder: String?
  private let allowed: Set<OptionName>

  /// What is allowed, each by an option that no file can give.
  static let permissions: [OptionName] = [.allowAddresses, .allowSymbols, .allowPaths]

  /// Files of a folder, and what options allow besides.
  init(in folder: String, allowedBy arguments: Arguments = Arguments()) {
    self.folder = resolvedPath(folder)
    allowed = Set(Self.permissions.filter(arguments.has))
  }

  /// Whether providers may be asked for what a symbol stands for.
  var asksProviders: Bool { allowed.contains(.allowSymbols) }

  /// Looks at a source; `isFile` where it is one whatever it looks like.
  ///
  /// - Throws: `NamedByFileError`.
  func check(source text: String, isFile: Bool = false) throws(NamedByFileError) {
    guard !isFile, WebAddress.isMeant(by: text) else { return try check(path: text) }
    guard allowed.contains(.allowAddresses) else { throw .address(text) }
  }

  /// Looks at the path of what is read or written.
  ///
  /// - Throws: `NamedByFileError.outside`.
  func check(path: String) throws(NamedByFileError) {
    guard allowed.contains(.allowPaths) || isInside(path) else { throw .outside(path) }
  }

  /// Whether a path leads into the folder, also by way of links and of folders that are yet to be made.
  private func isInside(_ path: String) -> Bool {
    guard let folder else { return false }
    var existing = path
    while true {
      if let found = resolvedPath(existing) {
        return found == folder || found.begins(with: folder == "/" ? folder : "\(folder)/")
      }
      let isLink = (try? FileStatus(link: existing))?.kind == .link
      let above = folderPath(of: existing)
      guard !isLink, fileName(of: existing) != "..", above != existing else { return false }
      existing = above
    }
  }

  /// The error in the words of who may not ask, where that is why nothing is there.
  static func explained(_ error: any Error, _ market: Market) -> any Error {
    guard !market.arguments.mayAskProviders, (try? market.isOffline()) == false else {
      return error
    }
    let problem = Message(of: error).problem
    let nothingStored = [Said.sourceNothingStored(symbol: ""), .figureNothingStored(symbol: "")]
    guard nothingStored.contains(where: { $0.name == problem?.name }),
      case .text(let symbol)? = problem?["symbol"]
    else { return error }
    return NamedByFileError.symbol(symbol)
  }
}

/// What a file names and may not.
struct NamedByFileError: MessageError {
  let message: Message

  /// An address, which nobody typed.
  static func address(_ address: String) -> Self {
    Self(.usage, .namedAddress(address: address), .namedAddressRemedy())
  }

  /// A path that leads out of the folder.
  static func outside(_ path: String) -> Self {
    Self(.usage, .namedOutside(path: path), .namedOutsideRemedy())
  }

  /// A symbol of which nothing is stored.
  static func symbol(_ symbol: String) -> Self {
    Self(.provider, .namedSymbol(symbol: symbol), .namedSymbolRemedy())
  }
}
