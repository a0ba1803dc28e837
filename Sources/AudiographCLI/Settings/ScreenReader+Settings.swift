// SPDX-License-Identifier: MIT

internal import Audiograph

extension ScreenReader {
  /// Every setting that it decides, with its value; nil takes it back.
  var settings: [(key: SettingKey, value: String?)] {
    switch self {
    case .orca, .nvda, .emacspeak:
      Self.settings("speech", "after", pause: "auto", width: nil, "off")
    case .speakup, .fenrir, .espeakup:
      Self.settings("speech", "after", pause: "auto", width: "80", "off")
    case .tdsr:
      Self.settings("speech", "after", pause: "auto", width: "80", "off") + Self.lettersFirst
    case .braille, .brltty:
      Self.settings("display", "before", pause: "enter", width: "40", "off")
    case .none: Self.settings(nil, nil, pause: nil, width: nil, nil)
    }
  }

  /// Whether it reads at a rate of its own, and not at that of fingers.
  var speaks: Bool {
    switch self {
    case .orca, .nvda, .emacspeak, .speakup, .fenrir, .espeakup, .tdsr: true
    case .braille, .brltty, .none: false
    }
  }

  private static func settings(
    _ words: String?, _ text: String?, pause: String?, width: String?, _ speak: String?
  ) -> [(key: SettingKey, value: String?)] {
    // `speech` says the same as `words`, and would outrank it.
    [
      (.words, words), (.option(.speech), nil), (.option(.text), text),
      (.option(.pause), pause), (.option(.width), width), (.option(.speak), speak),
    ]
  }

  /// The keys of `explore` that have a letter besides an arrow, with the letter first, as help then names it.
  ///
  /// After an arrow tdsr speaks the character under the cursor and nothing that is printed. What it would call
  /// "space" over the sound has the letter alone.
  static var lettersFirst: [(key: SettingKey, value: String?)] {
    ExplorationBindings.usual.compactMap { action, keys in
      guard keys.count == 2, case .named = keys[0], case .character = keys[1] else { return nil }
      let isSpace = [.named(.space), .named(.backspace)].contains(keys[0])
      return (.keys(action), isSpace ? keys[1].text : "\(keys[1].text) \(keys[0].text)")
    }
  }

  /// Every reader with what it sets, as `name=value`; readers of the same settings together.
  static var groups: [(readers: [String], settings: [String])] {
    var groups: [(readers: [String], settings: [String])] = []
    for reader in allCases {
      let settings = reader.settings.compactMap { key, value in
        value.map { "\(key.name)=\($0)" }
      }
      if let index = groups.firstIndex(where: { $0.settings == settings }) {
        groups[index].readers.append(reader.rawValue)
      } else {
        groups.append(([reader.rawValue], settings))
      }
    }
    return groups
  }
}
