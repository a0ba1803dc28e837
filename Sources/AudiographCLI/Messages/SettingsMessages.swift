// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON
internal import Posix

extension SettingsError: UserFacingError {
  var message: Message {
    switch self {
    case .badValue(let key, let value, .variable(let name), let nearest):
      .usage(
        "Invalid value \(quoted(value)) for the variable \(name): use \(key.form.words).",
        didYouMean(nearest))
    case .badValue(let key, let value, .file(let path), let nearest):
      .usage(
        "Invalid value \(quoted(value)) for the setting \(key.name) in \(quoted(path)):"
          + " use \(key.form.words).",
        didYouMean(nearest))
    case .badValue(let key, let value, .commandLine, let nearest):
      .usage(
        "Invalid value \(quoted(value)) for the setting \(key.name): use \(key.form.words).",
        didYouMean(nearest))
    case .unusableFile(let path, let error): error.message(ofSettings: path)
    case .blocked(let key, let name, let path):
      .input(
        "The setting \(key.name) does not fit into \(quoted(path)), where \(quoted(name)) is"
          + " something else.",
        "Remove \(quoted(name)) from the file.")
    case .noFolder:
      .output(
        "There is no folder for settings, because neither HOME nor XDG_CONFIG_HOME is set.",
        "Set one of them, or name a file with --config.")
    }
  }
}

extension UnsetSetting: UserFacingError {
  var message: Message {
    .input(
      "The setting \(key.name) is not set.",
      "Set it with audiograph config set \(key.name)\(key.form == .secret ? "" : " VALUE").")
  }
}

extension SettingKey.Form {
  /// What a value may be, in words behind "use", "it takes" and "it is".
  var words: String {
    switch self {
    case .oneOf(let words): alternatives(words)
    case .seconds(let range):
      "a number of seconds from \(english.number(exactly: range.lowerBound)) to"
        + " \(english.number(exactly: range.upperBound))"
    case .path: "the path of a file"
    case .address: "an address that begins with https, or with http on this machine"
    case .secret: "a key"
    case .contact: "an e-mail address, not a web address"
    }
  }
}

extension JSONRecordError {
  fileprivate func message(ofSettings path: String) -> Message {
    switch self {
    case .notFound:
      .input(
        "There is no settings file \(quoted(path)).", "Check the name, or leave out --config.")
    case .isDirectory:
      .input("The settings file \(quoted(path)) is a folder.", "Give the path of a file in it.")
    case .unreadable(let code):
      .input(
        "Cannot read the settings file \(quoted(path)): \(systemReason(code)).",
        systemRemedy(code, "Check its permissions, or name another with --config."))
    case .tooLarge:
      .input(
        "The settings file \(quoted(path)) is too large.", "Name another with --config.")
    case .malformed(let line, let column, let fault):
      .input(
        "The settings file \(quoted(path)) is not valid JSON: \(fault.words) in line \(line),"
          + " column \(column).",
        "Correct it there.")
    case .notARecord(let shape):
      .input(
        "The settings file \(quoted(path)) holds \(shape.words), not a record.",
        "Write settings like {\"words\": \"speech\"}.")
    }
  }
}

/// What is said of names in the settings file that mean nothing.
func unknownNamesLine(_ names: [String], in path: String) -> String {
  "The settings file \(quoted(path)) has names that are not settings: \(shortened(names))."
}
