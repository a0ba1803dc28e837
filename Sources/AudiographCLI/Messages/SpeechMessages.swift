// SPDX-License-Identifier: MIT

extension SpeechProblem {
  /// What is said where something cannot be spoken, which keeps nothing else from being done.
  var line: String {
    switch self {
    case .noVoice:
      "warning: Cannot speak, because speech-dispatcher is not running and espeak-ng is not"
        + " installed. Start the one, or install the other."
    case .noSound(let status):
      "warning: Cannot speak, because espeak-ng failed with exit status \(status). Type espeak-ng hello"
        + " to see why."
    case .device(let name):
      "warning: Cannot speak on the sound device \(quoted(name)). Type audiograph devices to list the"
        + " devices."
    case .notResponding:
      "warning: Cannot speak, because speech-dispatcher or the sound device is not responding. Restart"
        + " it, or leave out --speak."
    }
  }
}
