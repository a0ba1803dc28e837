// SPDX-License-Identifier: MIT

internal import Posix

extension FileSpeech.Failure: UserFacingError {
  func message(in s: Sentences) -> Message {
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
