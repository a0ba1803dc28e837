// SPDX-License-Identifier: MIT

internal import Posix

extension FileSpeech.Failure: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .noProgram: Message(s.say(.fileSpeechNoProgram()), s.say(.fileSpeechNoProgramRemedy()))
    case .cannotStart(let code):
      Message(
        s.say(.fileSpeechCannotStart(reason: systemReason(code))),
        s.systemRemedy(code, s.say(.fileSpeechNoSoundRemedy())))
    case .noSound(status: 0): Message(s.say(.fileSpeechSilent()), s.say(.fileSpeechNoSoundRemedy()))
    case .noSound(let status):
      Message(s.say(.fileSpeechNoSound(status: Int(status))), s.say(.fileSpeechNoSoundRemedy()))
    case .missingLibrary(let name):
      Message(
        s.say(.fileSpeechMissingLibrary(name: name)), s.say(.fileSpeechMissingLibraryRemedy()))
    case .resampling(let code):
      Message(s.say(.fileSpeechResampling(code: Int(code))), s.say(.fileSpeechResamplingRemedy()))
    }
  }
}
