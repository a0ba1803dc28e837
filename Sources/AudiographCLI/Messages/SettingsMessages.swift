// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON
internal import Posix

extension SettingsError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .badValue(let key, let value, .variable(let name), let nearest):
      Message(
        s.say(.settingsBadVariable(value: value, name: name, form: key.form.words(in: s))),
        s.didYouMean(nearest))
    case .badValue(let key, let value, .file(let path), let nearest):
      Message(
        s.say(
          .settingsBadValueInFile(
            value: value, key: key.name, path: path, form: key.form.words(in: s))),
        s.didYouMean(nearest))
    case .badValue(let key, let value, .commandLine, let nearest):
      Message(
        s.say(.settingsBadValue(value: value, key: key.name, form: key.form.words(in: s))),
        s.didYouMean(nearest))
    case .unusableFile(let path, let error): error.message(ofSettings: path, in: s)
    case .blocked(let key, let name, let path):
      Message(
        s.say(.settingsBlocked(key: key.name, path: path, name: name)),
        s.say(.settingsBlockedRemedy(name: name)))
    case .noFolder:
      Message(
        s.say(.settingsNoFolder()),
        s.say(.settingsNoFolderRemedy()))
    }
  }
}

extension SettingsConflict: UserFacingError {
  func message(in s: Sentences) -> Message {
    let message = Message(problem, in: s)
    let note = s.say(.settingsConflict(settings: settings.map(\.rawValue), count: settings.count))
    return Message(
      message.problem,
      [message.remedy, note].filter { !$0.isEmpty }.joined(separator: " "))
  }
}

extension UnsetSetting: UserFacingError {
  func message(in s: Sentences) -> Message {
    Message(
      s.say(.settingsUnset(key: key.name)),
      s.say(.settingsUnsetRemedy(key: key.name, isSecret: key.form == .secret)))
  }
}

extension JSONRecordError {
  fileprivate func message(ofSettings path: String, in s: Sentences) -> Message {
    switch self {
    case .notFound:
      Message(
        s.say(.settingsFileNotFound(path: path)), s.say(.settingsFileNotFoundRemedy()))
    case .isDirectory:
      Message(s.say(.settingsFileIsFolder(path: path)), s.say(.remedyGiveThePathOfAFile()))
    case .notRegular:
      Message(s.say(.userFileNotAFile(path: path)), s.say(.userFileNotAFileRemedy()))
    case .unreadable(let code):
      Message(
        s.say(.settingsFileUnreadable(path: path, reason: systemReason(code))),
        s.systemRemedy(code, s.say(.settingsFileUnreadableRemedy())))
    case .tooLarge:
      Message(
        s.say(.settingsFileTooLarge(path: path)), s.say(.settingsFileTooLargeRemedy()))
    case .malformed(let line, let column, let fault):
      Message(
        s.say(.settingsFileMalformed(path: path, fault: fault, line: line, column: column)),
        s.say(.remedyCorrectItThere()))
    case .notARecord(let shape):
      Message(
        s.say(.settingsFileNotARecord(path: path, shape: shape)),
        s.say(.settingsFileNotARecordRemedy()))
    }
  }
}
