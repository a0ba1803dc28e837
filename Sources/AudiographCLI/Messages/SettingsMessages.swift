// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON
internal import Posix

extension SettingsError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .badValue(let key, let value, .variable(let name), let nearest):
      Message(
        s.settingsBadVariable(value: value, name: name, form: key.form.words(in: s)),
        s.didYouMean(nearest))
    case .badValue(let key, let value, .file(let path), let nearest):
      Message(
        s.settingsBadValueInFile(
          value: value, key: key.name, path: path, form: key.form.words(in: s)),
        s.didYouMean(nearest))
    case .badValue(let key, let value, .commandLine, let nearest):
      Message(
        s.settingsBadValue(value: value, key: key.name, form: key.form.words(in: s)),
        s.didYouMean(nearest))
    case .unusableFile(let path, let error): error.message(ofSettings: path, in: s)
    case .blocked(let key, let name, let path):
      Message(
        s.settingsBlocked(key: key.name, path: path, name: name),
        s.settingsBlockedRemedy(name: name))
    case .noFolder:
      Message(
        s.settingsNoFolder(),
        s.settingsNoFolderRemedy())
    }
  }
}

extension SettingsConflict: UserFacingError {
  func message(in s: Sentences) -> Message {
    let message = Message(problem, in: s)
    let note = s.settingsConflict(settings: settings.map(\.rawValue), count: settings.count)
    return Message(
      message.problem,
      [message.remedy, note].filter { !$0.isEmpty }.joined(separator: " "))
  }
}

extension UnsetSetting: UserFacingError {
  func message(in s: Sentences) -> Message {
    Message(
      s.settingsUnset(key: key.name),
      s.settingsUnsetRemedy(key: key.name, isSecret: key.form == .secret))
  }
}

extension JSONRecordError {
  fileprivate func message(ofSettings path: String, in s: Sentences) -> Message {
    switch self {
    case .notFound:
      Message(
        s.settingsFileNotFound(path: path), s.settingsFileNotFoundRemedy())
    case .isDirectory:
      Message(s.settingsFileIsFolder(path: path), s.remedyGiveThePathOfAFile())
    case .notRegular:
      Message(s.userFileNotAFile(path: path), s.userFileNotAFileRemedy())
    case .unreadable(let code):
      Message(
        s.settingsFileUnreadable(path: path, reason: systemReason(code)),
        s.systemRemedy(code, s.settingsFileUnreadableRemedy()))
    case .tooLarge:
      Message(
        s.settingsFileTooLarge(path: path), s.settingsFileTooLargeRemedy())
    case .malformed(let line, let column, let fault):
      Message(
        s.settingsFileMalformed(path: path, fault: fault, line: line, column: column),
        s.remedyCorrectItThere())
    case .notARecord(let shape):
      Message(
        s.settingsFileNotARecord(path: path, shape: shape),
        s.settingsFileNotARecordRemedy())
    }
  }
}
