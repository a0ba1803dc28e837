// SPDX-License-Identifier: MIT

extension ChartRequest {
  /// Names the settings that hold, of those that matter, in an error about what was asked for.
  static func naming<Result>(
    settingsOf arguments: Arguments, among options: Set<OptionName>? = nil,
    _ body: () throws -> Result
  ) throws -> Result {
    do { return try body() } catch {
      let settings = arguments.settings.filter { options?.contains($0) ?? true }
      guard !settings.isEmpty, ExitCode(error) == .usage else { throw error }
      throw SettingsConflict(problem: error, settings: settings)
    }
  }
}
