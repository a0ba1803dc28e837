// SPDX-License-Identifier: MIT

/// Everything that decides the bytes of a line's outputs, looked at before it is rendered.
///
/// The sources by their bytes, since builds write the same file again and again; the outputs, of
/// which there is far more, by what the system says of them.
struct BatchLineState {
  private let files: [(path: String, state: FileState)]
  private let fingerprint: Fingerprint
  private let outputs: [String]

  /// Options that change nothing of what is written.
  private static let silent: Set<OptionName> = [
    .quiet, .verbose, .explain, .sync, .noClobber, .config, .store,
  ]

  /// The state of a line; nil if it cannot be known without asking: prices of symbols, pipes.
  ///
  /// - Throws: `SettingsError`.
  init?(_ line: BatchLine, _ request: ChartRequest, _ settings: Settings) throws {
    var files: [(path: String, state: FileState)] = []
    var fingerprint = Fingerprint()
    fingerprint.add(Version.line)
    for key in [SettingKey.lang, .words] { fingerprint.add(try settings.value(key) ?? "") }
    Self.add(request.arguments, to: &fingerprint)
    for source in request.sources {
      guard case .file(let path) = source, let state = FileState(path: path),
        let content = Fingerprint(fileAt: path)
      else { return nil }
      files.append((path, state))
      fingerprint.add(content.text)
    }
    self.files = files
    self.fingerprint = fingerprint
    outputs = line.writtenPaths
  }

  private static func add(_ arguments: Arguments, to fingerprint: inout Fingerprint) {
    let names = arguments.values.keys.filter { !silent.contains($0) }
    for name in names.sorted(by: { $0.rawValue < $1.rawValue }) {
      fingerprint.add(name.typed)
      for value in arguments.all(name) { fingerprint.add(value) }
    }
    fingerprint.add("--")
    for operand in arguments.operands { fingerprint.add(operand) }
  }

  /// The line with its outputs as they are now; nil if one is missing or no regular file.
  func finished() -> Fingerprint? {
    var whole = fingerprint
    for path in outputs {
      guard let state = FileState(path: path) else { return nil }
      whole.add(state)
    }
    return whole
  }

  /// Whether no source has changed since.
  var isCurrent: Bool { files.allSatisfy { FileState(path: $0.path) == $0.state } }
}
