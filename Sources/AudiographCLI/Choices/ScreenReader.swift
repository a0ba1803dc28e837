// SPDX-License-Identifier: MIT

/// What reads the terminal to whoever uses the program, and the settings that suit it.
///
/// A reader that speaks gets the words as a voice needs them, and after the sound, which waits until
/// it has spoken the line before, so that the two never talk over each other; the program itself stays silent (`speak`), since the reader speaks. One
/// that reads rows of the screen (speakup, fenrir, espeakup, tdsr) gets rows of 80 columns, which a console on a large
/// screen exceeds by far; what reads whole lines (orca, nvda, emacspeak) gets lines as wide as the terminal. A
/// braille display is read at everybody's own pace: the words come first, as they are written for
/// eyes, which is shorter, in rows of 40 cells, and each sound waits for Enter. `none` takes all of this back.
enum ScreenReader: String, CaseIterable {
  case orca, speakup, fenrir, espeakup, brltty, tdsr, emacspeak, nvda, braille, none

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
