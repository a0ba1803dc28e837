// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix
internal import SoundDevice
internal import Speech
internal import Synchronization

/// Speaks texts one after the other: through speech-dispatcher where one runs, else by `espeak-ng` on
/// the sound device.
///
/// No call waits for a server or a device, which may hang: a thread of its own does, which lives as long
/// as the program, and is left behind where they never answer.
final class Speaker: Sendable {
  /// A text that is to be spoken.
  private struct Saying {
    let text: String
    let priority: SpeechPriority
    /// `Mailbox.cancellations` when it was taken up.
    var cancellations = 0
  }

  private struct Mailbox {
    var texts: [Saying] = []
    /// Whether the thread is at work on a text.
    var isSpeaking = false
    /// Since when it waits for a call that should return at once, by `MonotonicClock`.
    var callBegan: Double?
    /// How often everything was taken back.
    var cancellations = 0
    /// How long what is to be spoken may take at most, in seconds.
    var progress = 0.0
    var problem: SpeechProblem?
    var isOver = false
  }

  private let mailbox = Mutex(Mailbox())
  private let bell = Bell()
  private let language: Language
  private let device: String

  /// How long a call may take that has nothing to wait for, in seconds.
  private static let longestCall = 3.0
  /// How long a voice may take to stop where the program is to end, in seconds.
  private static let longestStop = 0.2
  private static let step = 0.01

  /// Begins to look for a voice, which goes on while the caller does something else.
  ///
  /// - Parameters:
  ///   - language: Of all texts.
  ///   - device: The sound device where no speech-dispatcher runs.
  /// - Throws: `NoVoice` for a language that nothing reads, `SystemError` where there is no thread to be had.
  init(language: Language, device: String) throws {
    guard language.hasSynthesiser else { throw NoVoice.language(language) }
    (self.language, self.device) = (language, device)
    let code = startThread { self.run() }
    if code != 0 { throw SystemError(code: code) }
  }

  /// Has a text spoken after those before it; blank ones are not, and none where nothing answers.
  func say(_ text: String, priority: SpeechPriority) {
    guard !text.isBlank else { return }
    mailbox.withLock { mailbox in
      guard !mailbox.isOver else { return }
      mailbox.texts.append(Saying(text: text.textWithoutIsolates, priority: priority))
      // Slow voices take a quarter of a second for a character.
      mailbox.progress += 10 + Double(text.utf8.count) * 0.25
    }
    bell.ring()
  }

  /// Stops at once, and forgets what has yet to be spoken.
  func cancel() {
    mailbox.withLock { mailbox in
      mailbox.texts = []
      mailbox.cancellations += 1
    }
  }

  /// Waits until everything is spoken; an interruption takes the rest back.
  ///
  /// - Returns: What kept texts from being spoken since the last call; nil if nothing did.
  @discardableResult
  func waitUntilSilent(
    isInterrupted: () -> Bool = { false }
  ) -> SpeechProblem? {
    var (waited, cancelled) = (0.0, Double?.none)
    while true {
      let state = mailbox.withLock { mailbox in
        (
          isBusy: mailbox.isSpeaking || !mailbox.texts.isEmpty, progress: mailbox.progress,
          isStuck: mailbox.callBegan.map { MonotonicClock.seconds - $0 > Self.longestCall } ?? false
        )
      }
      guard state.isBusy else { break }
      if state.isStuck || waited > state.progress { return giveUp() }
      if isInterrupted(), cancelled == nil {
        cancelled = waited
        cancel()
      }
      if let cancelled, waited - cancelled > Self.longestStop, Interruption.isRequested {
        _ = giveUp()
        return nil
      }
      pause(seconds: Self.step)
      waited += Self.step
    }
    return mailbox.withLock { mailbox in
      mailbox.progress = 0
      defer { mailbox.problem = nil }
      return mailbox.problem
    }
  }

  /// Whether something is spoken, or is to be.
  var isBusy: Bool { mailbox.withLock { $0.isSpeaking || !$0.texts.isEmpty } }

  /// What kept texts from being spoken since it was asked last, where nothing is spoken any longer.
  func takeProblem() -> SpeechProblem? {
    let isStuck = mailbox.withLock { mailbox in
      mailbox.callBegan.map { MonotonicClock.seconds - $0 > Self.longestCall } ?? false
    }
    if isStuck { return giveUp() }
    return mailbox.withLock { mailbox in
      guard !mailbox.isSpeaking, mailbox.texts.isEmpty else { return nil }
      mailbox.progress = 0
      defer { mailbox.problem = nil }
      return mailbox.problem
    }
  }

  /// Leaves the thread to what it waits for.
  private func giveUp() -> SpeechProblem {
    mailbox.withLock { mailbox in
      mailbox.texts = []
      (mailbox.isSpeaking, mailbox.isOver) = (false, true)
      (mailbox.callBegan, mailbox.problem) = (nil, nil)
    }
    return .notResponding
  }

  // MARK: - The thread

  private func run() {
    let server = timed { SpeechServer(language: language.rawValue) }
    while true {
      bell.wait()
      while let saying = next() {
        let problem = speak(saying, server)
        let isOver = mailbox.withLock { mailbox in
          mailbox.isSpeaking = false
          if let problem, !mailbox.isOver { mailbox.problem = problem }
          return mailbox.isOver
        }
        if isOver { return }
      }
    }
  }

  private func next() -> Saying? {
    mailbox.withLock { mailbox in
      guard !mailbox.texts.isEmpty else { return nil }
      mailbox.isSpeaking = true
      var saying = mailbox.texts.removeFirst()
      saying.cancellations = mailbox.cancellations
      return saying
    }
  }

  private func isCancelled(_ saying: Saying) -> Bool {
    mailbox.withLock { $0.cancellations != saying.cancellations || $0.isOver }
  }

  private func speak(_ saying: Saying, _ server: borrowing SpeechServer?) -> SpeechProblem? {
    switch server {
    case .some(let server):
      let message = timed { server.say(saying.text, saying.priority) }
      guard let message else { return speakByProgram(saying) }
      while !server.hasEnded(message) {
        if isCancelled(saying) {
          timed { server.cancel() }
          return nil
        }
        pause(seconds: Self.step)
      }
      return nil
    case .none: return speakByProgram(saying)
    }
  }

  private func speakByProgram(_ saying: Saying) -> SpeechProblem? {
    do throws(SpokenText.Failure) {
      let spoken = try SpokenText(saying.text, voice: language.synthesiserVoice) {
        isCancelled(saying)
      }
      do throws(PlaybackError) {
        var device = try openDevice(spoken.format)
        _ = try device.play(spoken) { isCancelled(saying) }
        return nil
      } catch {
        return .device(name: device)
      }
    } catch {
      switch error {
      case .interrupted: return nil
      case .noProgram, .cannotStart: return .noVoice
      case .noSound(let status): return .noSound(status: status)
      }
    }
  }

  private func openDevice(_ format: SoundFormat) throws(PlaybackError) -> SoundDevice {
    beginCall()
    defer { endCall() }
    return try SoundDevice(name: device, format: format)
  }

  private func timed<Result: ~Copyable>(_ call: () -> Result) -> Result {
    beginCall()
    defer { endCall() }
    return call()
  }

  private func beginCall() {
    let now = MonotonicClock.seconds
    mailbox.withLock { $0.callBegan = now }
  }

  private func endCall() { mailbox.withLock { $0.callBegan = nil } }
}

/// Why nothing is spoken at all.
struct NoVoice: MessageError {
  let message: Message

  /// The voices that are at hand cannot read the language.
  static func language(_ language: Language) -> Self {
    Self(.usage, .speechNoLanguage(language: language.rawValue), .speechNoLanguageRemedy())
  }
}

/// What keeps a text from being spoken.
enum SpeechProblem: Equatable, Sendable {
  /// No speech-dispatcher runs, and there is no `espeak-ng`.
  case noVoice
  /// The program `espeak-ng` gave no sound.
  case noSound(status: Int32)
  /// The sound device cannot be used.
  case device(name: String)
  /// Speech-dispatcher or the sound device never answered.
  case notResponding
}

extension Language {
  /// The voice of `espeak-ng`.
  var synthesiserVoice: String {
    switch self {
    case .english: "en-gb"
    case .americanEnglish: "en-us"
    default: rawValue
    }
  }
}

extension SpeechProblem {
  /// What is said where something cannot be spoken, which keeps nothing else from being done.
  func line(in s: Sentences) -> String {
    switch self {
    case .noVoice: s.say(.speechNoVoice())
    case .noSound(let status): s.say(.speechNoSound(status: Int(status)))
    case .device(let name): s.say(.speechDevice(name: name))
    case .notResponding: s.say(.speechNotResponding())
    }
  }
}
