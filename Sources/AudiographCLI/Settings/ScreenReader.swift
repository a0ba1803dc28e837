// SPDX-License-Identifier: MIT

/// What reads the terminal to whoever uses the program, and the settings that suit it.
///
/// A reader that speaks gets the words as a voice needs them, and after the sound, so that the two
/// never talk over each other; the program itself stays silent (`speak`), since the reader speaks. One
/// that reads rows of the screen (speakup, fenrir) gets rows of 80 columns, which a console on a large
/// screen exceeds by far; what reads whole lines (orca, nvda) gets lines as wide as the terminal. A
/// braille display is read while the sound goes on: the words come first, as they are written for
/// eyes, which is shorter, in rows of 40 cells. `none` takes all of this back.
enum ScreenReader: String, CaseIterable {
  case orca, speakup, fenrir, braille, nvda, none

  /// Every setting that it decides, with its value; nil takes it back.
  var settings: [(key: SettingKey, value: String?)] {
    switch self {
    case .orca, .nvda: Self.settings("speech", "after", width: nil, "off")
    case .speakup, .fenrir: Self.settings("speech", "after", width: "80", "off")
    case .braille: Self.settings("display", "before", width: "40", "off")
    case .none: Self.settings(nil, nil, width: nil, nil)
    }
  }

  private static func settings(
    _ words: String?, _ text: String?, width: String?, _ speak: String?
  ) -> [(key: SettingKey, value: String?)] {
    // `speech` says the same as `words`, and would outrank it.
    [
      (.words, words), (.option(.speech), nil), (.option(.text), text), (.option(.width), width),
      (.option(.speak), speak),
    ]
  }

  /// The reader of a name.
  init(typed: String) throws(UsageError) {
    guard let reader = ScreenReader(rawValue: typed) else {
      let names = Self.allCases.map(\.rawValue)
      throw .unknownOperand(
        command: .config, typed, words: names, nearest: nearestName(to: typed, among: names))
    }
    self = reader
  }
}
