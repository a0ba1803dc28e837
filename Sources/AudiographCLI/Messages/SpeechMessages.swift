// SPDX-License-Identifier: MIT

internal import Posix

extension FileSpeech.Failure: UserFacingError {
  func message(in s: any Sentences) -> Message {
    switch self {
    case .noProgram: .output(s.fileSpeechNoProgram(), s.fileSpeechNoProgramRemedy())
    case .cannotStart(let code):
      .output(
        s.fileSpeechCannotStart(reason: systemReason(code)),
        s.systemRemedy(code, s.fileSpeechNoSoundRemedy()))
    case .noSound(status: 0): .output(s.fileSpeechSilent(), s.fileSpeechNoSoundRemedy())
    case .noSound(let status):
      .output(s.fileSpeechNoSound(status: Int(status)), s.fileSpeechNoSoundRemedy())
    case .missingLibrary(let name):
      .output(s.fileSpeechMissingLibrary(name: name), s.fileSpeechMissingLibraryRemedy())
    case .resampling(let code):
      .output(s.fileSpeechResampling(code: Int(code)), s.fileSpeechResamplingRemedy())
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
