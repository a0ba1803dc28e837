// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Posix
internal import Speech

/// The words in a sound file: a score with room for them, and their samples.
struct FileSpeech {
  let score: Score
  /// The samples of each sentence of `score.speech`, as loud as they are heard.
  let samples: [[Float]]

  /// Why a file cannot have words.
  struct Failure: MessageError {
    let message: Message

    /// The program `espeak-ng` is not there.
    static let noProgram = Self(.output, .fileSpeechNoProgram(), .fileSpeechNoProgramRemedy())

    /// It cannot be started; an errno value.
    static func cannotStart(code: Int32) -> Self {
      Self(
        .output, .fileSpeechCannotStart(reason: systemReason(code)),
        .systemRemedy(code, .fileSpeechNoSoundRemedy()))
    }

    /// It gave no sound; its exit status.
    static func noSound(status: Int32) -> Self {
      Self(
        .output, status == 0 ? .fileSpeechSilent() : .fileSpeechNoSound(status: Int(status)),
        .fileSpeechNoSoundRemedy())
    }

    /// It cannot read the language.
    static func noLanguage(_ language: Language) -> Self {
      Self(
        .usage, .fileSpeechNoLanguage(language: language.rawValue), .fileSpeechNoLanguageRemedy())
    }

    /// It has no such voice, or is not able to speak with it.
    static func noVoice(_ name: String) -> Self {
      Self(.output, .fileSpeechNoVoice(name: name), .fileSpeechNoVoiceRemedy())
    }

    static func missingLibrary(name: String) -> Self {
      Self(.output, .fileSpeechMissingLibrary(name: name), .fileSpeechMissingLibraryRemedy())
    }

    static func resampling(code: Int32) -> Self {
      Self(.output, .fileSpeechResampling(code: Int(code)), .fileSpeechResamplingRemedy())
    }
  }

  /// Whether words are asked for: only by what is typed, for the setting is for what is heard live.
  static func isWanted(_ request: ChartRequest) -> Bool {
    request.typed.has(.speak) || request.typed.has(.narrate)
  }

  /// Has the words of a chart spoken.
  ///
  /// - Throws: `Failure`, `Interrupted`, `SettingsError`.
  init(_ loaded: LoadedChart, _ score: Score, _ request: ChartRequest) throws {
    let language = try request.words.language()
    guard language.hasSynthesiser || request.arguments.has(.voice) else {
      throw Failure.noLanguage(language)
    }
    let parts = try Self.parts(loaded, score, request, language)
    let rate = score.format.sampleRate
    let spoken = try Self.samples(
      parts.map(\.speech), Voice(request.arguments, language), rate: rate)
    let level = SpeechLevel(spoken, sampleRate: rate)
    let gain = level.gain(channelGain: Double(SpokenSound.channelGain(score.format)))
    let loudness = (level.loudness ?? SpeechLevel.loudest) + decibels(powerRatio: gain * gain)
    self.score = score.speaking(
      Array(zip(parts, spoken.map(\.count))), loudness: loudness)
    let factor = Float(gain * score.volume)
    samples = spoken.map { $0.map { factor * $0 } }
  }

  private static func parts(
    _ loaded: LoadedChart, _ score: Score, _ request: ChartRequest, _ language: Language
  ) throws -> [SpokenPart] {
    let (endPhrase, narrates) = (request.arguments[.endPhrase] ?? "", request.typed.has(.narrate))
    guard let form = loaded.form else {
      let told = try loaded.told(in: language)
      return score.spokenParts(
        of: told.chart, context: told.context, in: language, endPhrase: endPhrase,
        narrates: narrates)
    }
    guard !narrates else {
      throw FormNotHere(form: form.name, place: OptionName.narrate.typed)
    }
    return score.spokenParts(of: form, in: language, endPhrase: endPhrase)
  }

  /// Sentences have a synthesiser each; two of them, for each job of a batch has as many.
  private static func samples(
    _ texts: [String], _ voice: Voice, rate: Int
  ) throws -> [[Float]] {
    try concurrently(texts, atMost: 2) { text in
      Result { try samples(text, voice, rate: rate) }
    }.map { try $0.get() }
  }

  private static func samples(_ text: String, _ voice: Voice, rate: Int) throws -> [Float] {
    do {
      let spoken = try SpokenText(text, voice: voice.name, wordsPerMinute: voice.wordsPerMinute) {
        Interruption.isRequested
      }
      return try spoken.samples(at: rate)
    } catch let error as SpokenText.Failure {
      switch error {
      case .interrupted: throw Interrupted()
      case .noProgram: throw Failure.noProgram
      case .cannotStart(let code): throw Failure.cannotStart(code: code)
      case .noSound where voice.isSetting:
        throw SettingsConflict(problem: Failure.noVoice(voice.name), settings: [.voice])
      case .noSound where voice.isChosen: throw Failure.noVoice(voice.name)
      case .noSound(let status): throw Failure.noSound(status: status)
      }
    } catch let error as ResamplingError {
      switch error {
      case .missingLibrary(let name): throw Failure.missingLibrary(name: name)
      case .library(let code): throw Failure.resampling(code: code)
      }
    }
  }

  /// Who speaks, and how fast.
  private struct Voice: Sendable {
    let name: String
    /// Whether somebody chose it.
    let isChosen: Bool
    /// Whether it is a setting, of which an error says so.
    let isSetting: Bool
    /// Nil for the usual rate of the program.
    let wordsPerMinute: Int?

    init(_ arguments: Arguments, _ language: Language) {
      name = arguments[.voice] ?? language.synthesiserVoice
      isChosen = arguments[.voice] != nil
      isSetting = arguments.settings.contains(.voice)
      wordsPerMinute = arguments.wholeNumber(.voiceRate)
    }
  }
}
