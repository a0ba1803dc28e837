// SPDX-License-Identifier: MIT

internal import MarketData
internal import Posix

/// Where the store of prices is.
struct StoreLocation {
  /// The path of the file, which need not exist.
  let path: String

  /// The file that `--store` names, else the settings, else `prices.sqlite` in
  /// `$XDG_DATA_HOME/audiograph`.
  ///
  /// - Throws: `UsageError` for an empty name, `SettingsError`, and `StoreError.cannotOpen` where
  ///   nothing says where the user's files are.
  init(
    _ arguments: Arguments, _ settings: Settings,
    variable: (String) -> String? = environment
  ) throws {
    if let named = arguments[.store] {
      path = named
    } else if let set = try settings.value(.store) {
      path = set
    } else {
      path = try Self.usual(variable)
    }
  }

  private static func usual(_ variable: (String) -> String?) throws(StoreError) -> String {
    guard let folder = BaseDirectory.data(variable) else {
      throw .cannotOpen(path: "prices.sqlite", reason: english.say(.storeReasonNoFolder()))
    }
    return "\(folder)/prices.sqlite"
  }

  /// The store for reading and writing, made if missing.
  ///
  /// That a damaged one was moved aside is said, whoever wants quiet.
  ///
  /// - Throws: `StoreError`.
  func opened(_ reporter: Reporter) throws(StoreError) -> PriceStore {
    guard let store = try PriceStore(path: path) else {
      throw .cannotOpen(path: path, reason: english.say(.storeReasonMissing()))
    }
    if let copy = store.damagedCopy {
      reporter.report([reporter.sentences.say(.storeMovedAside(path: path, copy: copy))])
    }
    return store
  }
}
