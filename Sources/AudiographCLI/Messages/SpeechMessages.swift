// SPDX-License-Identifier: MIT

extension SpeechProblem {
  /// What is said where something cannot be spoken, which keeps nothing else from being done.
  func line(in s: any Sentences) -> String {
    switch self {
    case .noVoice: s.speechNoVoice()
    case .noSound(let status): s.speechNoSound(status: Int(status))
    case .device(let name): s.speechDevice(name: name)
    case .notResponding: s.speechNotResponding()
    }
  }
}
