// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import JSONTree

extension SettingsError {
  /// A value that is not allowed is wrong use, a file that cannot be read wrong data.
  var status: ExitCode {
    switch self {
    case .badValue: .usage
    case .unusableFile, .blocked: .input
    case .noFolder: .output
    }
  }

  var message: Message {
    switch self {
    case .badValue(let key, let value, .variable(let name), let nearest):
      Message("The variable \(name) cannot be \(quoted(value)).", remedy(key, nearest))
    case .badValue(let key, let value, .file(let path), let nearest):
      Message(
        "The setting \(quoted(key.name)) in \(quoted(path)) cannot be \(quoted(value)).",
        remedy(key, nearest))
    case .badValue(let key, let value, .commandLine, let nearest):
      Message("The setting \(key.name) cannot be \(quoted(value)).", remedy(key, nearest))
    case .unusableFile(let path, let error): error.message(path)
    case .blocked(let key, let name, let path):
      Message(
        "The setting \(key.name) has no room in \(quoted(path)), where \(quoted(name)) is something"
          + " else.",
        "Take \(quoted(name)) out of the file.")
    case .noFolder:
      Message(
        "There is no folder for settings, since neither HOME nor XDG_CONFIG_HOME is set.",
        "Set one of them, or name a file with --config.")
    }
  }

  private func remedy(_ key: SettingKey, _ nearest: String?) -> String {
    "It takes \(key.form.words)" + (nearest.map { "; did you mean \($0)?" } ?? ".")
  }
}

extension SettingKey.Form {
  /// What a value is, in words behind "it takes".
  var words: String {
    switch self {
    case .oneOf(let words): alternatives(words)
    case .seconds(let range):
      "seconds from \(english.number(exactly: range.lowerBound)) to"
        + " \(english.number(exactly: range.upperBound))"
    case .path: "the path of a file"
    case .address: "an address that begins with https, or with http on this machine"
    case .secret: "a key"
    case .contact: "an e-mail address, and no address of the web"
    }
  }
}

extension JSONRecordError {
  fileprivate func message(_ path: String) -> Message {
    switch self {
    case .notFound:
      Message(
        "There is no file of settings \(quoted(path)).", "Check the name, or leave out --config.")
    case .isDirectory:
      Message(
        "The file of settings \(quoted(path)) is a folder.", "Give the path of a file in it.")
    case .unreadable(let code):
      Message(
        "The file of settings \(quoted(path)) cannot be read: \(systemReason(code)).",
        systemRemedy(code, "Check its permissions, or name another with --config."))
    case .tooLarge:
      Message(
        "The file of settings \(quoted(path)) is larger than settings can be.",
        "Name another with --config.")
    case .malformed(let line, let column, let fault):
      Message(
        "The file of settings \(quoted(path)) is not JSON: \(fault.words) in line \(line), column"
          + " \(column).",
        "Correct it there.")
    case .notARecord(let shape):
      Message(
        "The file of settings \(quoted(path)) holds \(shape.words), not a record.",
        "Write settings as in {\"words\": \"speech\"}.")
    }
  }
}

/// What is said of names in the file of settings that mean nothing.
func unknownNamesLine(_ names: [String], in path: String) -> String {
  "The settings in \(quoted(path)) have names that mean nothing: \(shortened(names))."
}
