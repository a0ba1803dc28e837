// SPDX-License-Identifier: MIT

extension ChartRequest {
  /// Names the settings that hold in an error about what was asked for.
  static func naming<Result>(
    settingsOf arguments: Arguments, _ body: () throws -> Result
  ) throws -> Result {
    do { return try body() } catch {
      guard !arguments.settings.isEmpty, ExitCode(error) == .usage else {
        throw error
      }
      throw SettingsConflict(problem: error, settings: arguments.settings)
    }
  }
}
