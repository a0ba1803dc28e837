// SPDX-License-Identifier: MIT

internal import Posix

extension FileSpeech.Failure: UserFacingError {
  func message(in s: any Sentences) -> Message {
    switch self {
    case .noProgram: Message(s.fileSpeechNoProgram(), s.fileSpeechNoProgramRemedy())
    case .cannotStart(let code):
      Message(
        s.fileSpeechCannotStart(reason: systemReason(code)),
        s.systemRemedy(code, s.fileSpeechNoSoundRemedy()))
    case .noSound(status: 0): Message(s.fileSpeechSilent(), s.fileSpeechNoSoundRemedy())
    case .noSound(let status):
      Message(s.fileSpeechNoSound(status: Int(status)), s.fileSpeechNoSoundRemedy())
    case .missingLibrary(let name):
      Message(s.fileSpeechMissingLibrary(name: name), s.fileSpeechMissingLibraryRemedy())
    case .resampling(let code):
      Message(s.fileSpeechResampling(code: Int(code)), s.fileSpeechResamplingRemedy())
    }
  }
}

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
