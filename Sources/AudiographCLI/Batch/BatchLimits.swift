// SPDX-License-Identifier: MIT

internal import ChartInput
internal import Posix

/// What the lines of a manifest may name without an option that somebody typed.
struct BatchLimits: Sendable {
  /// Sources, and what is written: below the folder from which paths are counted.
  let named: NamedByFile
  /// What is put into a page as it is: below the folder of the manifest.
  private let embedded: NamedByFile

  /// The limits of a manifest; where it is no file, of the current folder.
  init(of manifest: DataSource, _ arguments: Arguments) {
    named = NamedByFile(in: ".", allowedBy: arguments)
    embedded =
      if case .path(let path) = manifest, fileKind(path) == .file {
        NamedByFile(in: folderPath(of: resolvedPath(path) ?? path), allowedBy: arguments)
      } else {
        named
      }
  }

  /// Looks at a value of an option, which may be the path of a file.
  ///
  /// - Throws: `NamedByFileError`.
  func check(_ option: OptionSpec, _ value: String) throws(NamedByFileError) {
    switch option.name {
    case .htmlStyle:
      // A style sheet that is called none has to be written as ./none.
      if value != "none" { try embedded.check(path: value) }
    default:
      if option.value?.isFile == true { try named.check(path: value) }
    }
  }

  /// A provider that nobody may ask would have no effect.
  func checkProvider(_ arguments: Arguments) throws(UsageError) {
    guard arguments.has(.provider), !named.asksProviders else { return }
    throw .needsOption(option: OptionName.provider.typed, other: OptionName.allowSymbols.typed)
  }
}
