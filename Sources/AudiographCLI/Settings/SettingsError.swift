// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON
internal import Posix

/// Why settings cannot be used.
struct SettingsError: MessageError {
  let message: Message

  static func badValue(
    _ key: SettingKey, value: String, at source: SettingSource, nearest: String?
  ) -> Self {
    let form = key.form.said
    let problem: Said =
      switch source {
      case .variable(let name): .settingsBadVariable(value: value, name: name, form: form)
      case .file(let path):
        .settingsBadValueInFile(value: value, key: key.name, path: path, form: form)
      case .commandLine: .settingsBadValue(value: value, key: key.name, form: form)
      }
    return Self(.usage, problem, .didYouMean(nearest))
  }

  static func unusableFile(_ path: String, _ error: JSONRecordError) -> Self {
    switch error {
    case .notFound:
      Self(.input, .settingsFileNotFound(path: path), .settingsFileNotFoundRemedy())
    case .isDirectory:
      Self(.input, .settingsFileIsFolder(path: path), .remedyGiveThePathOfAFile())
    case .notRegular: Self(.input, .userFileNotAFile(path: path), .userFileNotAFileRemedy())
    case .unreadable(let code):
      Self(
        .input, .settingsFileUnreadable(path: path, reason: systemReason(code)),
        .systemRemedy(code, .settingsFileUnreadableRemedy()))
    case .tooLarge: Self(.input, .settingsFileTooLarge(path: path), .settingsFileTooLargeRemedy())
    case .malformed(let line, let column, let fault):
      Self(
        .input,
        .settingsFileMalformed(path: path, fault: fault, line: line, column: column),
        .remedyCorrectItThere())
    case .notARecord(let shape):
      Self(
        .input, .settingsFileNotARecord(path: path, shape: shape),
        .settingsFileNotARecordRemedy())
    }
  }

  /// A name that leads to the setting holds something that is no record and would be lost.
  static func blocked(_ key: SettingKey, by name: String, path: String) -> Self {
    Self(
      .input, .settingsBlocked(key: key.name, path: path, name: name),
      .settingsBlockedRemedy(name: name))
  }

  /// Neither variable that leads to the usual file is set.
  static let noFolder = Self(.output, .settingsNoFolder(), .settingsNoFolderRemedy())
}
