// SPDX-License-Identifier: MIT

internal import Audiograph

extension Arguments {
  /// What was typed, and for options that were not what the settings say.
  ///
  /// A setting is replaced by everything that outranks it and excludes it: `--true` to the setting
  /// `even`, a list's `profile` to a symbol's `pitch-range`. The language and the channel of words
  /// are for `WordingOptions`, which looks at them where there is something to say. A kind of chart
  /// holds where `takesForm` and nothing that was typed contradicts it; it outranks settings that
  /// mean nothing to it.
  ///
  /// - Throws: `SettingsError` for a value that is not allowed.
  func completed(
    by settings: Settings, takesForm: (FormName) -> Bool = { _ in true }
  ) throws(SettingsError) -> Arguments {
    guard let command else { return self }
    let options = Commands.spec(command).options
    let exclusions = options.exclusions
    let takesKinds = options.contains { $0.name == .as && $0.isSetting } && self[.as] == nil
    let kept = takesKinds ? try settings.found(.option(.as))?.value : nil
    let keptForm = kept.flatMap(FormName.init(asked:))
    let isKept = keptForm.map { takesForm($0) && accepts(kept ?? "") } ?? false
    let form = askedForm ?? (isKept ? keptForm : nil) ?? .line
    let decided =
      (form == .candles ? OptionName.ofLines : form.isOfSeries ? [] : OptionName.ofOrder)
      + (isKept ? [] : [.as])
    var found: [(option: OptionName, setting: FoundSetting)] = []
    for spec in options
    where spec.isSetting && ![.lang, .speech].contains(spec.name)
      && (spec.name != .today || command.endsWithToday)
    {
      let isDecided =
        has(spec.name) || isOff(spec.name)
        || exclusions.excluded(by: spec.name).contains(where: has)
        || decided.contains(spec.name)
      guard !isDecided, let setting = try settings.found(.option(spec.name)) else { continue }
      found.append((spec.name, setting))
    }
    var arguments = self
    for (option, setting) in found where option.holdsByItself && setting.isOff(option) {
      arguments.turnOff(option)
    }
    for (option, setting) in found where !setting.isOff(option) {
      let excluded = exclusions.excluded(by: option)
      let isOutranked = found.contains {
        $0.setting.rank < setting.rank && excluded.contains($0.option)
          && !$0.setting.isOff($0.option)
      }
      if !isOutranked { arguments.addSetting(option, setting.isOn(option) ? "" : setting.value) }
    }
    return arguments
  }

  /// The kind of chart that a setting asks for; nil for none.
  var settingOfForm: String? { settings.contains(.as) ? self[.as] : nil }

  /// Whether a kind of chart could be typed besides what was typed.
  private func accepts(_ form: String) -> Bool {
    var arguments = self
    arguments.add(.as, form)
    return (try? FormChoices(arguments)) != nil && (try? SoundStyle(arguments)) != nil
  }
}

extension FoundSetting {
  fileprivate func isOff(_ option: OptionName) -> Bool { isSwitch(option) && value == "off" }

  fileprivate func isOn(_ option: OptionName) -> Bool { isSwitch(option) && value == "on" }

  private func isSwitch(_ option: OptionName) -> Bool {
    SettingKey.option(option).form == .oneOf(["on", "off"])
  }
}

/// What is wrong with options and settings together, each of which is right by itself.
struct SettingsConflict: UserFacingError {
  let problem: any Error
  let settings: [OptionName]

  var message: Message {
    let message = Message(of: problem)
    let note = Said.settingsConflict(
      settings: settings.map(\.rawValue), count: settings.count)
    return Message(
      message.exitStatus, message.problem,
      .joined([message.remedy, note].compactMap(\.self), by: " "))
  }
}
