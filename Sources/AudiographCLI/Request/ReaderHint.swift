// SPDX-License-Identifier: MIT

internal import JSON
internal import Posix

/// The line that names `config reader`, once, to whoever has played something on a terminal and has
/// set nothing of what it sets.
///
/// That it was said is kept in `hints.json` beside `again.json`; where that cannot be, it is never said.
enum ReaderHint {
  /// Says it, after the sound.
  static func give(_ request: ChartRequest) {
    guard !request.isQuiet, TerminalMode.isAttended, !request.arguments.has(.pause),
      !hasSettings(request),
      let folder = BaseDirectory.state({ environment($0) })
    else { return }
    let file = UserFile(path: "\(folder)/hints.json", mode: 0o600)
    guard (try? file.record()?["reader"]) == nil,
      (try? file.update({ $0["reader"] = .boolean(true) })) != nil
    else { return }
    request.reporter.report([request.reporter.sentences.say(.hintReader())])
  }

  private static func hasSettings(_ request: ChartRequest) -> Bool {
    ScreenReader.none.settings.contains { key, _ in (try? request.setting(key)) ?? nil != nil }
  }
}
