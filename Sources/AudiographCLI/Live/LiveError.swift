// SPDX-License-Identifier: MIT

internal import Audiograph

/// Why something cannot be followed.
struct LiveError: MessageError {
  let message: Message

  /// The place where values are to be kept does not take them.
  static func cannotRecord(path: String, reason: String) -> Self {
    Self(.output, .liveCannotRecord(path: path, reason: reason), .liveCannotRecordRemedy())
  }

  /// What is to be watched is no symbol.
  static func noSymbol(_ typed: String) -> Self {
    Self(.input, .liveNoSymbol(typed: typed), .liveNoSymbolRemedy())
  }

  /// It ended without the alert that was to end it; said unless nothing is.
  static func noAlert(isQuiet: Bool) -> Self { Self(.noAlert, isQuiet ? nil : .liveNoAlert()) }

  /// A stream without a number.
  static func noNumber(lineCount count: Int) -> Self {
    Self(.input, .liveNoNumber(count: count), .liveNoNumberRemedy())
  }

  /// What an alert is measured by is not in the store.
  static func nothingStored(symbol: String, option: String) -> Self {
    Self(
      .input, .liveNothingStored(symbol: symbol, option: option),
      .liveNothingStoredRemedy(symbol: symbol))
  }

  /// Only standard input goes on.
  static let onlyStandardInput = Self(
    .usage, .liveOnlyStandardInput(), .liveOnlyStandardInputRemedy())

  /// A file is no recording: its first line is another one.
  static func notARecording(path: String) -> Self {
    Self(
      .input, .liveNotARecording(path: path, heading: LiveRecording.heading),
      .liveNotARecordingRemedy())
  }

  /// A recording without a value.
  static func emptyRecording(path: String) -> Self {
    Self(.input, .liveEmptyRecording(path: path), .liveEmptyRecordingRemedy())
  }

  /// A recording would be written into what is read.
  static func recordsItsInput(path: String) -> Self {
    Self(.usage, .liveRecordsItsInput(path: path), .liveCannotRecordRemedy())
  }

  /// The program for an alert could not be started.
  static func cannotRun(program: String, reason: String) -> Self {
    Self(.usage, .liveCannotRun(program: program, reason: reason), .liveCannotRunRemedy())
  }

  /// The program for an alert would take a name for an option.
  static func nameIsOption(name: String) -> Self {
    Self(.usage, .liveNameIsOption(name: name), .liveNameIsOptionRemedy())
  }
}
